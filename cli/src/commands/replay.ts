import { InvalidArgumentError } from 'commander';
import { library } from '@hideout/catalogue/house';
import { hang, rulesFor, seatOf, SPECTATOR, type AnyMatch, type GameRecord } from '@hideout/kernel';
import { environmentLanguage, language, LANGUAGE_VALUE, wholeNumber } from '../arguments.ts';
import { BadInput, demand } from '../badInput.ts';
import { command, flag, option, type FlagsOf } from '../command.ts';
import { readRecordFile } from '../files.ts';
import { Teller, type Eyes } from '../teller.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS = {
  step: option('<n>', 'only the moment after this many actions, with the board', wholeNumber(0, 1_000_000)),
  as: option('<who>', 'what that seat (1, 2, …), a spectator, or all of them saw', eyes, 'all'),
  boards: flag('draw the board after every action'),
  language: option(LANGUAGE_VALUE, 'the language of the words', language),
  json: flag('print one JSON object'),
};
type Flags = FlagsOf<typeof FLAGS>;

/** `hideout replay`: a recorded game again. */
export const addReplay = command('replay', {
  about: 'retell a recorded game, whole or at one moment',
  takes: ['<file>', 'a record'],
  flags: FLAGS,
  note: '\nExample:\n  hideout replay data/game.json --step 8 --as 1',
  act,
});

function eyes(text: string): Eyes {
  if (text === 'all') return 'all';
  if (text === 'spectator') return SPECTATOR;
  if (/^[1-9]\d?$/.test(text)) return seatOf(Number(text) - 1);
  throw new InvalidArgumentError('It must be all, spectator, or the number of a seat.');
}

function act(terminal: Terminal, flags: Flags, file: string): void {
  const record = readRecordFile(terminal, file);
  const game = demand(rulesFor(record, library));
  const { seats } = record.setup;
  if (flags.as !== 'all' && flags.as >= seats) throw new BadInput(`the record has ${seats} seats`);
  const tongue = flags.language ?? environmentLanguage(terminal.streams.environment);
  const teller = new Teller(game, record, flags.as, tongue);
  if (flags.step !== undefined && flags.step > record.moves.length) {
    throw new BadInput(`the record has ${record.moves.length} actions`);
  }
  if (flags.json) terminal.printJson(jsonOf(record, teller));
  else if (flags.step === undefined) terminal.print(...wholeGame(teller, terminal, flags.boards));
  else terminal.print(...moment(teller, terminal, flags.step));
}

function wholeGame(teller: Teller, terminal: Terminal, boards: true | undefined): string[] {
  const { words, record, names } = teller;
  const match = teller.matchAt(0);
  const lines = [`${terminal.paint('strong', words.name)}: ${names.join(', ')}`, ''];
  const opening = teller.tellOpening().join(' ');
  if (opening !== '') lines.push(...hang('      ', opening, terminal.width));
  if (boards) lines.push(...teller.draw(match, terminal.paint), '');
  while (match.length < record.moves.length) {
    const { said, name, label } = teller.tellNext(match);
    const sentences = said.length > 0 ? said.join(' ') : `${name}: ${label}`;
    lines.push(...hang(`${String(match.length).padStart(4)}  `, sentences, terminal.width));
    if (boards) lines.push('', ...teller.draw(match, terminal.paint), '');
  }
  return [...lines, '', ...resultLines(teller, match, terminal.width)];
}

/** How it ended, or who must act. */
function resultLines({ words, names }: Teller, match: AnyMatch, width: number): string[] {
  const { outcome } = match;
  if (!outcome) return hang('', words.status(match.view(SPECTATOR), { viewer: SPECTATOR, names }), width);
  const scores = outcome.scores.map((points, seat) => `${names[seat]!} ${points}`);
  return hang('', `${words.ending(outcome.ending)} ${scores.join(', ')}`, width);
}

function moment(teller: Teller, terminal: Terminal, step: number): string[] {
  const match = teller.matchAt(Math.max(step - 1, 0));
  const lines: string[] = [];
  if (step > 0) lines.push(...hang(`${step}  `, teller.tellNext(match).said.join(' '), terminal.width), '');
  return [...lines, ...teller.draw(match, terminal.paint)];
}

const jsonOf = ({ game, rulesVersion, setup, names, outcome }: GameRecord, teller: Teller) => ({
  game,
  rulesVersion,
  seats: names,
  options: setup.options,
  opening: teller.tellOpening(),
  actions: teller.tellAll(),
  outcome,
});
