import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browse, browserCommand } from '../src/browser.ts';
import { emptyFolder } from './hideout.ts';

describe('the browser', () => {
  it('is the one of the desktop', () => {
    expect(browserCommand({}, 'darwin')).toEqual(['open']);
    expect(browserCommand({}, 'win32')).toEqual(['cmd', '/c', 'start', '']);
    expect(browserCommand({ DISPLAY: ':0' }, 'linux')).toEqual(['xdg-open']);
    expect(browserCommand({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toEqual(['xdg-open']);
  });

  it('is missing on a console, in a build and over SSH', () => {
    expect(browserCommand({}, 'linux')).toBeUndefined();
    expect(browserCommand({ CI: 'true' }, 'win32')).toBeUndefined();
    expect(browserCommand({ SSH_CONNECTION: '192.0.2.1 50000 192.0.2.2 22' }, 'darwin')).toBeUndefined();
    expect(browserCommand({ SSH_TTY: '/dev/pts/1', DISPLAY: 'localhost:10.0' }, 'linux')).toBeUndefined();
  });

  it('is handed the address', async () => {
    const file = join(emptyFolder(), 'address');
    const script = 'fs.writeFileSync(process.argv[1], process.argv[2])';
    browse([process.execPath, '-e', script, file], 'http://127.0.0.1:7070');
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toBe('http://127.0.0.1:7070');
  });

  it('may be missing after all', async () => {
    const failures: unknown[] = [];
    const note = (error: unknown): number => failures.push(error);
    process.on('uncaughtException', note);
    browse([join(emptyFolder(), 'no-such-browser')], 'http://127.0.0.1:7070');
    await new Promise((resolve) => setImmediate(resolve));
    process.off('uncaughtException', note);
    expect(failures).toEqual([]);
  });
});
