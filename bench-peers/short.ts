import type { PeerContext, PeerGame, PeerMove } from './boardgame.ts';

/** Number, suit, other number if it can be rotated. Eight kinds, three copies each. */
const KINDS = [
  { number: 2, suit: '♣' },
  { number: 3, suit: '♥' },
  { number: 4, suit: '♠' },
  { number: 5, suit: '♥' },
  { number: 6, suit: '♦', other: 9 },
  { number: 7, suit: '♠' },
  { number: 8, suit: '♣' },
  { number: 10, suit: '♦', other: 1 },
] as const;
const [GADGETEER, FIXER, GRIFTER, WILD_CARD, MUSCLE] = [0, 1, 3, 4, 5] as const;
const REWARDS = [5, 5, 6, 6, 6, 7, 7, 7, 8];
const RISK = 11;
const PLAYS = 4;
const HEISTS = 5;

interface Laid {
  readonly kind: number;
  number: number;
}

/** The state of the peer's game: plain objects and arrays, as its own tutorial has them. */
export interface ShortState {
  readonly deck: number[];
  readonly hands: Record<string, number[]>;
  readonly rewards: number[];
  row: Laid[];
  plays: number;
  heists: number;
  /** What the card just played asks for. */
  asks?: 'lay' | 'rotate' | 'discard';
  failed: boolean;
}

const suitOf = ({ kind }: Laid): string => KINDS[kind]!.suit;

function score(row: readonly Laid[]): number {
  return row.reduce((sum, card) => {
    if (card.kind === FIXER)
      return sum + card.number + row.filter((each) => each !== card && suitOf(each) === '♥').length;
    if (card.kind === GRIFTER) return sum + card.number - row.filter((each) => suitOf(each) === '♠').length;
    return sum + card.number;
  }, 0);
}

const rotatable = (row: readonly Laid[]): number[] => places(row, (card) => suitOf(card) === '♦');
const discardable = (row: readonly Laid[]): number[] =>
  places(row, (card, i) => i !== row.length - 1 && KINDS[card.kind]!.number % 2 === 1);
const places = (row: readonly Laid[], fits: (card: Laid, i: number) => boolean): number[] =>
  row.flatMap((card, i) => (fits(card, i) ? [i] : []));

function finish({ G, events }: PeerContext<ShortState>): void {
  delete G.asks;
  G.plays++;
  if (G.plays === PLAYS) attempt(G);
  events.endTurn();
}

function attempt(G: ShortState): void {
  const crew = score(G.row);
  const reward = G.rewards[G.heists]!;
  if (crew < RISK + reward || crew > 21) {
    G.failed = true;
    return;
  }
  G.heists++;
  G.plays = 0;
  G.row = [];
  for (const hand of Object.values(G.hands)) hand.push(...G.deck.splice(-2));
}

function play(context: PeerContext<ShortState>, kind: number): unknown {
  const { G, playerID } = context;
  const hand = G.hands[playerID]!;
  const at = hand.indexOf(kind);
  if (at < 0 || G.asks) return 'INVALID_MOVE';
  hand.splice(at, 1);
  G.row.push({ kind, number: KINDS[kind]!.number });
  if (kind === WILD_CARD) G.asks = 'lay';
  else if (kind === GADGETEER && rotatable(G.row).length > 0) G.asks = 'rotate';
  else if (kind === MUSCLE && discardable(G.row).length > 0) G.asks = 'discard';
  else finish(context);
  return undefined;
}

function choose(context: PeerContext<ShortState>, choice: number): unknown {
  const { row, asks } = context.G;
  if (asks === 'lay') row.at(-1)!.number = choice;
  else if (asks === 'rotate') turn(row[choice]!);
  else if (asks === 'discard') row.splice(choice, 1);
  else return 'INVALID_MOVE';
  finish(context);
  return undefined;
}

function turn(card: Laid): void {
  const kind = KINDS[card.kind]!;
  if ('other' in kind) card.number = card.number === kind.number ? kind.other : kind.number;
}

/**
 * One of our own games, the shortest, for two, as a plain boardgame.io game. Its rarer effects are left out, so it has
 * less to do for each move than ours.
 */
export const short: PeerGame<ShortState> = {
  setup({ random }) {
    const deck = random.Shuffle(KINDS.flatMap((_, kind) => [kind, kind, kind]));
    const hands = { 0: deck.splice(-4), 1: deck.splice(-4) };
    return { deck, hands, rewards: random.Shuffle([...REWARDS]), row: [], plays: 0, heists: 0, failed: false };
  },
  turn: { minMoves: 1 },
  moves: { play, choose },
  endIf: ({ G }) => (G.failed || G.heists === HEISTS ? { won: !G.failed } : undefined),
  ai: { enumerate },
};

/** The legal list. */
function enumerate(G: ShortState, ctx: { readonly currentPlayer: string }): PeerMove[] {
  switch (G.asks) {
    case 'lay':
      return [6, 9].map((number) => ({ move: 'choose', args: [number] }));
    case 'rotate':
      return rotatable(G.row).map((at) => ({ move: 'choose', args: [at] }));
    case 'discard':
      return discardable(G.row).map((at) => ({ move: 'choose', args: [at] }));
    default:
      return [...new Set(G.hands[ctx.currentPlayer])].map((kind) => ({ move: 'play', args: [kind] }));
  }
}
