import { fit, SPECTATOR, UNKNOWN, wrap, type Audience, type Paint } from '@hideout/kernel';
import { CREW, KIND_OF, ON_RISK, type Kind } from '../rules/crew.ts';
import { REWARDS, VALUE_OF } from '../rules/rewards.ts';
import { COVERED_RISK, LIMIT } from '../rules/scoring.ts';
import { turnsLeft, type Turn } from '../rules/turns.ts';
import type { View } from '../rules/view.ts';
import { between, drawFace, drawGap, drawRisk, sideBySide, type Drawing } from './card.ts';
import { inSuit, kindSign, scoreText, suitOf, type Names } from './names.ts';
import { targetOf } from './target.ts';

/** What the drawn table says in one language. */
export interface BoardWords {
  readonly names: Names;
  heist(heist: number, goal: number): string;
  readonly risk: string;
  readonly reward: string;
  readonly score: string;
  needs(least: number, most: number): string;
  readonly you: string;
  readonly boss: string;
  cards(count: number): string;
  readonly looked: string;
  readonly deck: string;
  readonly row: string;
  deckHolds(count: number): string;
  rowHolds(count: number): string;
  readonly discarded: string;
  readonly hand: string;
}

const WIDTH = 78;
const NAME_WIDTH = 27;

/** The table as text: progress, Risk and Crew, Complications, score, players, hand. */
export function drawBoard(view: View, to: Audience, paint: Paint, words: BoardWords): string {
  const parts = [
    [title(view, paint, words), paint('quiet', ` ${'─'.repeat(WIDTH - 1)}`), ...cards(view, to, paint, words)],
    [score(view, paint, words)],
    [...players(view, to, paint, words), ...piles(view, paint, words)],
    hand(view, paint, words),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => line.trimEnd()).join('\n'))
    .join('\n\n');
}

function title({ tucked, goal, ending }: View, paint: Paint, words: BoardWords): string {
  const done = tucked.length + (ending === 'won' ? 1 : 0);
  const marks = Array.from({ length: goal }, (_, heist) => (heist < done ? '◆' : '◇')).join(' ');
  const progress = `${words.heist(Math.min(done + 1, goal), goal)}   ${marks}`;
  return ` ${paint('strong', 'CAPER CARDS')}${progress.padStart(WIDTH - 1 - 'CAPER CARDS'.length)}`;
}

/** Risk and Crew side by side, and the Complications below them. */
const cards = (view: View, to: Audience, paint: Paint, words: BoardWords): string[] => [
  ...sideBySide([risk(view, paint, words), ...crew(view, to, paint, words)]),
  ...complications(view, paint, words),
];

/** The Risk card, with a Mastermind on it if one lies there, and the Reward beside it. */
function risk(view: View, paint: Paint, { names, ...words }: BoardWords): Drawing {
  const covered = view.crew.includes(ON_RISK);
  const number = covered ? `${COVERED_RISK} ${suitOf(KIND_OF[ON_RISK]!)}` : String(view.risk);
  const reward = view.reward === UNKNOWN ? '?' : String(VALUE_OF[view.reward]);
  const cover = covered ? names.crew.mastermind.name : '';
  return drawRisk([between(words.risk, number), between(cover, ''), between(words.reward, reward)], paint);
}

/** The Crew in the row, the card being played, and who plays the cards to come. */
function crew(view: View, to: Audience, paint: Paint, words: BoardWords): Drawing[] {
  const name = (kind: Kind): string => words.names.crew[CREW[kind]!.id].name;
  const laid = view.crew.filter((face) => face !== ON_RISK);
  const row = laid.map((face) => drawFace(face, name(KIND_OF[face] as Kind), paint));
  const turns = turnsLeft(view.seats, view.plays + (inTheMiddle(view) ? 1 : 0));
  const entering = view.entering === undefined ? [] : [drawGap(`${name(view.entering)}?`, paint)];
  return [...row, ...entering, ...turns.map((turn) => drawGap(expected(turn, view, to, words), paint))];
}

/** Whether a card is played but not settled. */
const inTheMiddle = ({ step }: View): boolean => step === 'lay' || step === 'rotate' || step === 'discard';

/** What a place in the row waits for. */
function expected({ by, from }: Turn, view: View, { names }: Audience, words: BoardWords): string {
  if (from !== 'hand') return from === 'deck' ? words.deck : words.row;
  const seat = (view.boss + by) % view.seats;
  return seat === view.viewer ? words.you : names[seat]!;
}

/** The tucked Rewards with their Complications, and the next one as far as the viewer knows it. */
function complications({ tucked, reward }: View, paint: Paint, { names }: BoardWords): string[] {
  const known = reward === UNKNOWN ? tucked : [...tucked, reward];
  return known.map((each, place) => {
    const { name, complication } = names.rewards[REWARDS[each]!.id];
    return place < tucked.length
      ? `  ◆ ${paint('purple', fit(name, NAME_WIDTH))} ${complication}`
      : `  ◇ ${paint('quiet', `${fit(name, NAME_WIDTH)} ${complication}`)}`;
  });
}

/** The score, a bar up to 21 in which the needed score is marked, and what is needed. */
function score(view: View, paint: Paint, words: BoardWords): string {
  const { least, most } = targetOf(view);
  const bar = Array.from({ length: LIMIT }, (_, i) => cell(i + 1, view.score, least, most)).join('');
  const enough = view.score >= least && view.score <= LIMIT;
  const text = `${words.score} ${scoreText(view.score).padStart(2)}`;
  const shown = paint(enough ? 'green' : 'strong', text);
  return ` ${shown}  ${bar}${view.score > LIMIT ? '!' : ' '} ${paint('quiet', words.needs(least, most))}`;
}

function cell(points: number, reached: number, least: number, most: number): string {
  if (points <= reached) return '█';
  if (points >= most) return '▒';
  return points >= least ? '░' : '·';
}

function players(view: View, { names }: Audience, paint: Paint, words: BoardWords): string[] {
  return view.handSizes.map((size, seat) => {
    const name = fit(seat === view.viewer ? words.you : names[seat]!, NAME_WIDTH);
    const acts = seat === view.actor;
    const boss = fit(seat === view.boss ? `♛ ${words.boss}` : '', 8);
    const looked = view.lookers.some((looker) => looker === seat) ? words.looked : '';
    return ` ${acts ? '▸' : ' '} ${acts ? paint('strong', name) : name} ${boss} ${fit(words.cards(size), 10)} ${looked}`;
  });
}

function piles(view: View, paint: Paint, words: BoardWords): string[] {
  const gone = CREW.flatMap(({ id }, kind) => {
    const count = view.discard[kind]!;
    return count === 0 ? [] : `${count === 1 ? '' : `${count}× `}${words.names.crew[id].name}`;
  });
  const holds = [words.deckHolds(view.deckSize), ...(view.rowSize > 0 ? [words.rowHolds(view.rowSize)] : [])];
  const list = gone.length === 0 ? [] : wrap([`${words.discarded}: ${gone[0]}`, ...gone.slice(1)], WIDTH - 3);
  return [holds.join(' · '), ...list].map((text) => paint('quiet', `   ${text}`));
}

/** The viewer's hand: each kind once, with what it can do. */
function hand(view: View, paint: Paint, words: BoardWords): string[] {
  if (view.viewer === SPECTATOR) return [];
  const kinds = [...new Set(view.hand)].map((kind) => {
    const { name, ability } = words.names.crew[CREW[kind]!.id];
    const count = view.hand.filter((each) => each === kind).length;
    const sign = inSuit(paint, kind, kindSign(kind).padStart(7));
    return `  ${sign}  ${fit(name, 11)}${fit(count === 1 ? '' : `×${count}`, 4)}${ability}`;
  });
  return [` ${paint('strong', words.hand)}`, ...kinds];
}
