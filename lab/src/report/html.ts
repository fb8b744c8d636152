/** A piece of HTML or SVG, ready to be written. */
export type Markup = string;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for HTML. */
export const text = (raw: string | number): Markup => String(raw).replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);

/** A table with a heading for each column and each row; numbers are aligned right. */
export function tableOf(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): Markup {
  const head = headings.map((heading) => `<th scope="col">${text(heading)}</th>`).join('');
  const body = rows.map(([name, ...cells]) => {
    const items = cells.map((cell) => `<td>${text(cell)}</td>`).join('');
    return `<tr><th scope="row">${text(name ?? '')}</th>${items}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** What a figure shows. */
export interface HtmlFigure {
  readonly title: string;
  /** How to read it, in one sentence. */
  readonly note: string;
  readonly drawing: Markup;
  /** The same as numbers. */
  readonly table: Markup;
  /** Takes the whole width. */
  readonly isWide?: boolean;
}

/** A figure: title, drawing, how to read it, and the numbers behind it. */
export const figureOf = ({ title, note, drawing, table, isWide }: HtmlFigure): Markup =>
  `<figure${isWide ? ' class="wide"' : ''}><h3>${text(title)}</h3>${drawing}<figcaption>${text(note)}</figcaption>` +
  `<details><summary>Numbers</summary><div class="scroll">${table}</div></details></figure>`;

/** An SVG drawing of that size, with what it shows in words. */
export const drawingOf = (width: number, height: number, label: string, content: Markup): Markup =>
  `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${text(label)}">${content}</svg>`;

/** A number with at most that many decimal places. */
export const short = (number: number, places = 1): string => String(Math.round(number * 10 ** places) / 10 ** places);

/** A share in per cent. */
export const percent = (share: number, places = 1): string => `${(100 * share).toFixed(places)} %`;

/** A whole number with thin spaces between thousands. */
export const grouped = (number: number): string => Math.round(number).toLocaleString('en').replaceAll(',', '\u202F');
