import {
  fit,
  nameFor,
  seatOf,
  SPECTATOR,
  titled,
  UNKNOWN,
  wrap,
  type Audience,
  type Paint,
  type Seat,
} from '@hideout/kernel';
import { CREW, KIND_OF, ON_RISK } from '../rules/crew.ts';
import { VALUE_OF } from '../rules/rewards.ts';
import { COVERED_RISK, LIMIT } from '../rules/scoring.ts';
import { turnsLeft, type Turn } from '../rules/turns.ts';
import type { View } from '../rules/view.ts';
import { between, drawFace, drawGap, drawRisk, sideBySide, type Drawing } from './card.ts';
import { inSuit, kindSign, scoreText, suitOf } from './signs.ts';
import { targetOf } from './target.ts';
import type { Names } from './called.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What it takes to draw a board. */
interface Table {
  readonly v: Vocabulary;
  readonly names: Names;
  readonly view: View;
  readonly to: Audience;
  readonly paint: Paint;
}

const WIDTH = 78;
const NAME_WIDTH = 27;

/** The table as text: progress, Risk and Crew, Complications, score, players, hand. */
export function drawBoard(table: Table): string {
  const parts = [
    [title(table), table.paint('quiet', ` ${'─'.repeat(WIDTH - 1)}`), ...cards(table)],
    [score(table)],
    [...players(table), ...piles(table)],
    hand(table),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => line.trimEnd()).join('\n'))
    .join('\n\n');
}

function title({ v, view: { tucked, goal, ending }, paint }: Table): string {
  const name = v.name.toUpperCase();
  const done = tucked.length + (ending === 'won' ? 1 : 0);
  const marks = Array.from({ length: goal }, (_, heist) => (heist < done ? '◆' : '◇')).join(' ');
  const progress = `${v.textBoard.heist(Math.min(done + 1, goal), goal)}   ${marks}`;
  return ` ${paint('strong', name)}${progress.padStart(WIDTH - 1 - name.length)}`;
}

/** Risk and Crew side by side, and the Complications below them. */
const cards = (table: Table): string[] => [...sideBySide([risk(table), ...crew(table)]), ...complications(table)];

/** The Risk card, with a Mastermind on it if one lies there, and the Reward beside it. */
function risk({ v, names, view, paint }: Table): Drawing {
  const covered = view.crew.includes(ON_RISK);
  const number = covered ? `${COVERED_RISK} ${suitOf(KIND_OF[ON_RISK]!)}` : String(view.risk);
  const reward = view.reward === UNKNOWN ? '?' : String(VALUE_OF[view.reward]);
  const cover = covered ? names.kind(KIND_OF[ON_RISK]!) : '';
  const inside = [between(v.board.risk.toUpperCase(), number), between(cover, ''), between(v.board.reward, reward)];
  return drawRisk(inside, paint);
}

/** The Crew in the row, the card being played, and who plays the cards to come. */
function crew({ v, names, view, to, paint }: Table): Drawing[] {
  const laid = view.crew.filter((face) => face !== ON_RISK);
  const row = laid.map((face) => drawFace(face, names.kind(KIND_OF[face]!), paint));
  const turns = turnsLeft(view.seats, view.plays + (inTheMiddle(view) ? 1 : 0));
  const entering = view.entering === undefined ? [] : [drawGap(`${names.kind(view.entering)}?`, paint)];
  return [...row, ...entering, ...turns.map((turn) => drawGap(expected(v, turn, view, to), paint))];
}

/** Whether a card is played but not settled. */
const inTheMiddle = ({ step }: View): boolean => step === 'lay' || step === 'rotate' || step === 'discard';

/** What a place in the row waits for. */
function expected(v: Vocabulary, { by, from }: Turn, view: View, to: Audience): string {
  if (from !== 'hand') return from === 'deck' ? v.textBoard.deck : v.textBoard.row;
  return called(v, seatOf((view.boss + by) % view.seats), to);
}

const called = (v: Vocabulary, seat: Seat, to: Audience): string => nameFor(seat, to) ?? titled(v.board.you);

/** The tucked Rewards with their Complications, and the next one as far as the viewer knows it. */
function complications({ names, view: { tucked, reward }, paint }: Table): string[] {
  const known = reward === UNKNOWN ? tucked : [...tucked, reward];
  return known.map((each, place) => {
    const name = fit(names.reward(each), NAME_WIDTH);
    const complication = names.complication(each);
    return place < tucked.length
      ? `  ◆ ${paint('purple', name)} ${complication}`
      : `  ◇ ${paint('quiet', `${name} ${complication}`)}`;
  });
}

/** The score, a bar up to 21 in which the needed score is marked, and what is needed. */
function score({ v, view, paint }: Table): string {
  const { least, most } = targetOf(view);
  const bar = Array.from({ length: LIMIT }, (_, i) => cell(i + 1, view.score, least, most)).join('');
  const enough = view.score >= least && view.score <= LIMIT;
  const text = `${v.headings.crew.toUpperCase()} ${scoreText(view.score).padStart(2)}`;
  const shown = paint(enough ? 'green' : 'strong', text);
  return ` ${shown}  ${bar}${view.score > LIMIT ? '!' : ' '} ${paint('quiet', v.textBoard.needs(least, most))}`;
}

function cell(points: number, reached: number, least: number, most: number): string {
  if (points <= reached) return '█';
  if (points >= most) return '▒';
  return points >= least ? '░' : '·';
}

function players({ v, view, to, paint }: Table): string[] {
  return view.handSizes.map((size, seat) => {
    const name = fit(called(v, seatOf(seat), to), NAME_WIDTH);
    const acts = seat === view.actor;
    const boss = fit(seat === view.boss ? `♛ ${v.board.boss}` : '', 8);
    const looked = view.lookers.some((looker) => looker === seat) ? v.board.looked : '';
    return ` ${acts ? '▸' : ' '} ${acts ? paint('strong', name) : name} ${boss} ${fit(v.cards(size), 10)} ${looked}`;
  });
}

function piles({ v, names, view, paint }: Table): string[] {
  const gone = view.discard.flatMap((count, kind) =>
    count === 0 ? [] : `${count === 1 ? '' : `${count}× `}${names.kind(kind)}`,
  );
  const row = view.rowSize > 0 ? [`${v.board.row} ${view.rowSize}`] : [];
  const holds = [`${v.board.deck} ${view.deckSize}`, ...row].join(' · ');
  const [first, ...rest] = gone;
  const list = first === undefined ? [] : wrap([`${v.textBoard.discarded}: ${first}`, ...rest], WIDTH - 3);
  return [holds, ...list].map((text) => paint('quiet', `   ${text}`));
}

/** The viewer's hand: each kind once, with what it can do. */
function hand({ v, view, paint }: Table): string[] {
  if (view.viewer === SPECTATOR) return [];
  const kinds = [...new Set(view.hand)].map((kind) => {
    const { name, ability } = v.crew[CREW[kind]!.id];
    const count = view.hand.filter((each) => each === kind).length;
    const sign = inSuit(paint, kind, kindSign(kind).padStart(7));
    return `  ${sign}  ${fit(name, 11)}${fit(count === 1 ? '' : `×${count}`, 4)}${ability}`;
  });
  return [` ${paint('strong', v.board.hand.toUpperCase())}`, ...kinds];
}
