import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts processor time of processes in. */
const TICK_US = 10_000;

/** Processor time of a process's first thread, which for a server is the one that serves; in microseconds. */
export const mainThreadTime = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;

/** Processor time of these processes with all threads and with all processes that they started, in microseconds. */
export function processorTime(pids: readonly number[]): number {
  const parents = new Map(processes().map((each) => [each.pid, each]));
  const isOurs = (pid: number): boolean => pids.includes(pid) || (parents.has(pid) && isOurs(parents.get(pid)!.parent));
  const ours = [...parents.values()].filter(({ pid }) => isOurs(pid));
  return ours.reduce((sum, { ticks }) => sum + ticks * TICK_US, 0);
}

/** Resident memory in KiB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);

/** All processes of the machine with their parents and their time, that of children who have ended included. */
function processes(): { readonly pid: number; readonly parent: number; readonly ticks: number }[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The name of the program may hold spaces, and ends with the last bracket.
      const [, parent, ...rest] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const [user, system, childrenUser, childrenSystem] = rest.slice(9, 13).map(Number);
      return [{ pid: Number(name), parent: Number(parent), ticks: user! + system! + childrenUser! + childrenSystem! }];
    } catch {
      return []; // it has ended meanwhile
    }
  });
}
