/** A line of a server's log: pino's names. */
interface Entry {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly message: string; readonly stack?: string };
  readonly req?: { readonly method: string; readonly path: string };
  readonly res?: { readonly status: number };
}

const WARN = 40;
const ERROR = 50;

/** A line of the server's log for people: `error: the store failed: …`, with where it happened. */
export function plainLog(line: string): string {
  const { level, msg, err, req, res } = JSON.parse(line) as Entry;
  const loudness = level >= ERROR ? 'error: ' : level >= WARN ? 'warning: ' : '';
  const request = [req?.method, req?.path, res?.status].filter((part) => part !== undefined).join(' ');
  return `${[loudness + msg, request, err?.stack ?? err?.message].filter(Boolean).join(': ')}\n`;
}
