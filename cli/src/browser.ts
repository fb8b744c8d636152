import { spawn } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

/** The command that opens an address in a browser here; none in a build, over SSH, or at a bare console. */
export function browserCommand(environment: Environment, platform: NodeJS.Platform): readonly string[] | undefined {
  const isElsewhere = ['CI', 'SSH_CONNECTION', 'SSH_TTY'].some((name) => environment[name]);
  if (isElsewhere) return undefined;
  if (platform === 'darwin') return ['open'];
  // Otherwise the first argument in quotes would be taken for the title of a window.
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return environment['DISPLAY'] || environment['WAYLAND_DISPLAY'] ? ['xdg-open'] : undefined;
}

/** Opens an address with a command and does not wait for it; it does not matter if the command is missing or fails. */
export function browse([program, ...args]: readonly string[], address: string): void {
  spawn(program!, [...args, address], { stdio: 'ignore', detached: true, windowsHide: true })
    .on('error', () => {})
    .unref();
}
