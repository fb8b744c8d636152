/** The part of an OpenAPI document that the page shows. */
interface Document {
  readonly info?: { readonly title?: string; readonly description?: string | undefined };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: unknown;
  readonly responses?: Readonly<Record<string, unknown>>;
}

/** The HTTP interface as a plain page, made of the same document that programs read. */
export function apiPage(document: object): string {
  const { info, paths = {} } = document as Document;
  const title = `${info?.title ?? ''}: the HTTP interface`;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => sectionOf(path, method, operation)),
  );
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${text(title)}</title><h1>${text(title)}</h1>` +
    `<p>${text(info?.description ?? '')}. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>` +
    operations.join('')
  );
}

function sectionOf(
  path: string,
  method: string,
  { summary, parameters = [], requestBody, responses }: Operation,
): string {
  const takes = parameters.map(({ name, in: where, required }) => {
    return `<li><code>${text(name)}</code> (${text(where)}${required ? '' : ', may be left out'})</li>`;
  });
  const answers = Object.entries(responses ?? {}).map(([status, answer]) => partOf(`Answer ${status}`, answer));
  return (
    `<h2><code>${method.toUpperCase()} ${text(path)}</code></h2><p>${text(summary ?? '')}</p>` +
    (takes.length > 0 ? `<ul>${takes.join('')}</ul>` : '') +
    (requestBody === undefined ? '' : partOf('Request', requestBody)) +
    answers.join('')
  );
}

const partOf = (name: string, value: unknown): string =>
  `<details><summary>${text(name)}</summary><pre>${text(JSON.stringify(value, undefined, 2))}</pre></details>`;

const text = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
