// A server for the trials in a process of its own: node main.ts '<settings as JSON>'; prints its address when it listens.
import { STANDARD } from '../../src/config.ts';
import { startServer } from '../../src/server.ts';
import { testConfig } from './config.ts';
import type { NodeSettings } from './nodes.ts';
import { Probe } from './probe.ts';

const { isReal = false, ...settings } = JSON.parse(process.argv[2] ?? '{}') as NodeSettings;
const { games, levels, botModule } = STANDARD;
const house = isReal ? { games, levels, botModule } : {};
const server = await startServer(testConfig({ ...settings, ...house, wakeEveryMs: 250 }));
console.log(server.address);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
// Each line asks for the longest round of the event loop since the one before.
let probe: Probe | undefined;
process.stdin.on('data', () => console.log(JSON.stringify((probe ??= new Probe()).take())));
// Whoever started it is gone: so is this.
process.stdin.resume().once('close', () => process.exit(1));
