import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EARLIER } from '@hideout/catalogue/house';
import { readRecord, replay, writeRecord, type GameRecord } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { converse, emptyFolder, hideout } from './hideout.ts';

function recordIn(text: string): GameRecord {
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.problem);
  return record.value;
}

/** Begins with the first thing on the list, quits after a few decisions, and keeps the game. */
function someone(decisions: number): (screen: string) => string {
  let left = decisions;
  return (screen) => (/^\s*1\s/m.test(screen) && left-- > 0 ? '1' : left > 0 ? '' : 'quit');
}

describe.each(EARLIER.map((game) => [game.id, game.rulesVersion, game] as const))(
  '%s, rules version %i',
  (id, version, game) => {
    const records = new URL(`../../games/${id}/test/records/version-${version}/`, import.meta.url);
    const textOf = (file: string): string => readFileSync(new URL(file, records), 'utf8');
    const files = readdirSync(records);

    it.each(files)('%s, recorded with it, is retold and proven', async (file) => {
      const folder = emptyFolder();
      writeFileSync(join(folder, file), textOf(file));
      const { ending } = recordIn(textOf(file)).outcome!;
      const told = await hideout(['replay', file], { folder, environment: { COLUMNS: '400' } });
      expect({ code: told.code, err: told.err }).toEqual({ code: 0, err: '' });
      expect(told.out.replaceAll(/\s+/g, ' ')).toContain(game.words.en.ending(ending));
      const proof = await hideout(['verify', file], { folder });
      expect([proof.code, proof.out.split('\n').at(-2)]).toEqual([0, 'Proven.']);
    });

    it('a live game is resumed and played on by a person and bots', async () => {
      const folder = emptyFolder();
      const whole = recordIn(textOf(files[0]!));
      const names = whole.names.map((_, seat) => (seat === 0 ? 'Anna' : `Bot ${seat} (easy)`));
      const moves = whole.moves.slice(0, whole.moves.length >> 1);
      writeFileSync(join(folder, 'live.json'), writeRecord({ ...whole, names, moves, outcome: undefined }));
      const { code, err } = await converse(['play', '--resume', 'live.json'], someone(3), { folder });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const kept = recordIn(readFileSync(join(folder, 'live.json'), 'utf8'));
      expect(kept.rulesVersion).toBe(version);
      expect(kept.moves.slice(0, moves.length)).toEqual(moves);
      expect(kept.moves.slice(moves.length).filter(({ seat }) => seat === 0).length).toBeGreaterThanOrEqual(2);
      expect(replay(game, kept).ok).toBe(true);
    });
  },
);
