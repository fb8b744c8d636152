import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeRecord } from '@hideout/kernel';
import { emptyFolder, hideout } from './hideout.ts';
import { finishedRecord } from './records.ts';

const RECORD = await practiceRecord();

async function practiceRecord(): Promise<string> {
  const folder = emptyFolder();
  await hideout(['play', 'caper-cards', '--humans', '0', '--seed', '1', '--save', 'game.json'], { folder });
  return readFileSync(join(folder, 'game.json'), 'utf8');
}

/** A game going on whose names would write all over the screen. */
const GARISH = writeRecord({
  ...finishedRecord(1),
  names: ['Anna\u001B[2J', 'Ben'],
  moves: [],
  outcome: undefined,
});

/** A folder in which everything lies that a bad command line may stumble over. */
function clutteredFolder(): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'folder'));
  writeFileSync(join(folder, 'broken.json'), '{"hideout":1,');
  writeFileSync(join(folder, 'other.json'), '{"a":1}');
  writeFileSync(join(folder, 'noise.json'), Buffer.from([0xff, 0xfe, 0x00]));
  writeFileSync(join(folder, 'record.json'), RECORD);
  writeFileSync(join(folder, 'tampered.json'), RECORD.replace('"risk":"11"', '"risk":"12"'));
  writeFileSync(join(folder, 'garish.json'), GARISH);
  writeFileSync(join(folder, 'future.json'), RECORD.replace('"hideout":1', '"hideout":2'));
  return folder;
}

const BAD: readonly (readonly [line: string, says: RegExp])[] = [
  ['dance', /unknown command 'dance'/],
  ['games --colour', /unknown option '--colour'/],
  ['games now', /too many arguments/],
  ['games --language fr', /one of en, de/],
  ['play no-such-game', /no game “no-such-game” \(games: .*caper-cards/],
  ['play caper-cards --seats 9', /for 1 to 4 players/],
  ['play caper-cards --seats two', /whole number/],
  ['play caper-cards --humans 5', /5 people cannot sit in 4 seats/],
  ['play caper-cards --seats 2 --humans 3', /3 people cannot sit in 2 seats/],
  ['play caper-cards --seats 2 --names A,B,C', /3 names for 2 seats/],
  ['play caper-cards --names A,A', /same name/],
  ['play caper-cards --names A,', /names separated by commas/],
  ['play caper-cards --names (random)', /cannot be a name/],
  ['play caper-cards --bots genius', /no bot “genius” plays caper-cards \(bots: random/],
  ['play caper-cards --seats 2 --bots random,random,random', /3 bots for 1 seats/],
  ['play caper-cards --bots random,random,random,random', /4 bots for 3 seats/],
  ['play caper-cards --option risk=13', /“13” is not a choice of risk/],
  ['play caper-cards --option moon=full', /no option “moon”/],
  ['play caper-cards --option risk', /key=value/],
  ['play caper-cards --option risk=11 --option risk=12', /given twice/],
  ['play caper-cards --seed 1.5', /whole number/],
  ['play caper-cards --save record.json', /exists already; --force/],
  ['play caper-cards --save folder', /exists already/],
  ['play caper-cards --save record.json/game.json', /cannot write record.json\/game.json/],
  ['play --resume record.json', /this game is over/],
  ['play --resume tampered.json', /altered/],
  ['play --resume garish.json', /a name in this record cannot be shown/],
  ['play --resume missing.json', /no such file/],
  ['play caper-cards --resume record.json', /leave out “caper-cards”/],
  ['play --resume record.json --seats 3', /leave out --seats/],
  ['simulate', /missing required argument 'game'/],
  ['simulate no-such-game', /no game “no-such-game”/],
  ['simulate caper-cards --games 0', /whole number from 1/],
  ['simulate caper-cards --games many', /whole number/],
  ['simulate caper-cards --games -5', /whole number/],
  ['simulate caper-cards --games 1e3', /whole number/],
  ['simulate caper-cards --bots genius', /no bot “genius”/],
  ['simulate caper-cards --seats 2 --bots random,random,random', /3 bots for 2 seats/],
  ['simulate caper-cards --bots random,random,random,random,random', /5 bots for 4 seats/],
  ['simulate caper-cards --seats 5', /for 1 to 4 players/],
  ['simulate caper-cards --seed -1', /whole number/],
  ['simulate caper-cards --workers 0', /whole number/],
  ['simulate caper-cards --option risk=13', /“13” is not a choice/],
  ['simulate caper-cards --games', /argument missing/],
  ['replay', /missing required argument/],
  ['replay missing.json', /cannot read missing.json: there is no such file/],
  ['replay folder', /cannot read folder: it is a folder/],
  ['replay broken.json', /not a Hideout record/],
  ['replay other.json', /not a Hideout record/],
  ['replay noise.json', /not a Hideout record/],
  ['replay tampered.json', /altered/],
  ['replay record.json --step 999', /the record has \d+ actions/],
  ['replay record.json --step x', /whole number/],
  ['replay record.json --as 3', /the record has 2 seats/],
  ['replay record.json --as nobody', /all, spectator/],
  ['verify missing.json', /no such file/],
  ['verify folder', /it is a folder/],
  ['verify broken.json', /not a Hideout record/],
  ['verify tampered.json', /altered/],
  ['verify future.json', /file format 2/],
  ['verify record.json --commitment abc', /64 hexadecimal digits/],
  ['rules', /missing required argument/],
  ['rules no-such-game', /no game “no-such-game”/],
  ['rules caper-cards CC-3.99', /no clause “CC-3.99” \(nearest: CC-3/],
  ['bench --game no-such-game', /no game “no-such-game”/],
  ['bench --rounds 0', /whole number/],
  ['fuzz no-such-game', /no game “no-such-game”/],
  ['laws no-such-game', /no game “no-such-game”/],
  ['clauses extra', /too many arguments/],
];

describe('bad input is answered with one line and exit code 2, and nothing is written', () => {
  it.each(BAD)('hideout %s', async (line, says) => {
    const folder = clutteredFolder();
    const before = readdirSync(folder, { recursive: true });
    const { code, out, err } = await hideout(line.split(' '), { folder });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^hideout: [^\n]+\n$/);
    expect(err).toMatch(says);
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
    expect(readFileSync(join(folder, 'record.json'), 'utf8')).toBe(RECORD);
  });

  it('no command at all shows the help', async () => {
    const { code, out } = await hideout([]);
    expect(code).toBe(2);
    expect(out).toContain('Usage: hideout');
  });
});
