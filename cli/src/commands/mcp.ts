import { once } from 'node:events';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { command } from '../command.ts';
import type { Terminal } from '../terminal.ts';

/** `hideout mcp`: a seat for agents that speak the Model Context Protocol. */
export const addMcp = command('mcp', {
  about: 'let an agent play by the Model Context Protocol, over standard input and output',
  flags: {},
  note: '\nExample, in the settings of an agent:\n  { "command": "hideout", "args": ["mcp"] }',
  act: serve,
});

async function serve({ streams }: Terminal): Promise<void> {
  // Loaded here because no other command needs it.
  const { mcpServer } = await import('../mcp/server.ts');
  const server = mcpServer();
  await server.connect(new StdioServerTransport(streams.input, streams.output));
  const stop = (): void => void streams.input.destroy();
  streams.signal.addEventListener('abort', stop);
  await Promise.race([once(streams.input, 'close'), once(streams.input, 'end')]);
  streams.signal.removeEventListener('abort', stop);
  await server.close();
}
