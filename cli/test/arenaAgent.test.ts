import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, hideout } from './hideout.ts';

/** A program of one line, as somebody would write it. */
function agent(answer: string): { readonly folder: string; readonly command: string } {
  const folder = emptyFolder();
  const file = join(folder, 'agent.mjs');
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { legal, view } = JSON.parse(line);
  ${answer}
}`,
  );
  return { folder, command: `"${process.execPath}" "${file}"` };
}

const meet = ({ folder, command }: ReturnType<typeof agent>, ...more: readonly string[]) =>
  hideout(['arena', 'caper-europe', '--agent', command, '--bots', 'random', '--games', '4', '--seed', '1', ...more], {
    folder,
  });

describe('hideout arena with an agent', () => {
  it('plays every deal from every seat, with an interval, and keeps what was played', async () => {
    const first = agent('console.log(JSON.stringify({ action: legal[0].action }));');
    const { code, out } = await meet(first, '--json', '--transcripts', 'kept');
    expect(code).toBe(0);
    const result = JSON.parse(out) as { games: number; forfeits: number; interval: object; bot: string };
    expect(result).toMatchObject({ games: 4, forfeits: 0, bot: 'random', interval: { low: expect.any(Number) } });
    const kept = readFileSync(join(first.folder, 'kept/games.jsonl'), 'utf8').trimEnd().split('\n');
    const games = kept.map((line) => JSON.parse(line) as { deal: number; seat: number; moves: { label: string }[] });
    expect(games.map(({ deal, seat }) => [deal, seat])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(games[0]!.moves[0]!.label).not.toBe('');
    const again = agent('console.log(JSON.stringify({ action: legal[0].action }));');
    expect((JSON.parse((await meet(again, '--json')).out) as { share: number }).share).toBe(
      (JSON.parse(out) as { share: number }).share,
    );
  });

  it('counts a game as lost when the agent is silent, gone or wrong', async () => {
    for (const answer of [
      'process.exit(0);',
      'console.log("what?");',
      'console.log(JSON.stringify({ action: -1 }));',
    ]) {
      expect((await meet(agent(answer))).out).toContain('The agent has 0.0 %');
    }
    const { out } = await meet(agent('void view;'), '--seconds', '1');
    expect(out.replaceAll('\n', ' ')).toContain('4 games were forfeited');
  });
});
