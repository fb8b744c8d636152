import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** Memory of a table in play with two sockets, about as `npm run bench:server` finds it. */
const TABLE_BYTES = 160 * 1024;
/** For the program itself, for bots, for whatever comes at once. */
const SHARE_OF_TABLES = 0.5;
const SOCKETS_PER_TABLE = 2;
/** Beyond it no machine has been tried. */
const MOST = 100_000;
/** Files that are no sockets: the store, the page, the threads. */
const OTHER_FILES = 200;

/** What a process has: bytes of memory, and how many files and sockets it may have open. */
interface Machine {
  readonly memory: number;
  readonly files: number;
}

/** How many tables and sockets there is room for. */
export function capacityOf({ memory, files }: Machine): { readonly tables: number; readonly sockets: number } {
  const tables = Math.min(MOST, Math.floor((memory * SHARE_OF_TABLES) / TABLE_BYTES));
  return { tables, sockets: Math.max(1, Math.min(SOCKETS_PER_TABLE * tables, files - OTHER_FILES)) };
}

/** What this process has, with the limits of its container and of its heap. */
export function thisMachine(): Machine {
  const report = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } };
  };
  const files = report.userLimits?.open_files?.soft;
  return {
    memory: Math.min(totalmem(), process.constrainedMemory(), getHeapStatistics().heap_size_limit),
    files: typeof files === 'number' ? files : Number.MAX_SAFE_INTEGER,
  };
}
