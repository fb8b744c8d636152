import type { PeerContext, PeerGame, PeerMove } from './boardgame.ts';

const ROUNDS = 2;
const HAND = 11;
const PLACES = 3;

/** The state of a bare draft: hands of cards that are worth their number, and what lies at each place. */
export interface BareState {
  readonly deck: number[];
  hands: Record<string, number[]>;
  readonly sums: Record<string, number[]>;
  rounds: number;
}

const deal = (deck: number[]): Record<string, number[]> => ({ 0: deck.splice(-HAND), 1: deck.splice(-HAND) });

function play({ G, playerID, events }: PeerContext<BareState>, at: number, place: number): unknown {
  const [card] = G.hands[playerID]!.splice(at, 1);
  if (card === undefined) return 'INVALID_MOVE';
  G.sums[playerID]![place]! += card;
  const [first, second] = [G.hands['0']!, G.hands['1']!];
  if (first.length === second.length) G.hands = { 0: second, 1: first };
  if (first.length + second.length === 0) {
    G.rounds++;
    if (G.rounds < ROUNDS) G.hands = deal(G.deck);
  }
  events.endTurn();
  return undefined;
}

/** How many places a seat has won. */
const placesOf = ({ sums }: BareState, seat: string, rival: string): number =>
  sums[seat]!.filter((sum, place) => sum > sums[rival]![place]!).length;

/**
 * A draft for two without any effects: play a card at one of three places, exchange hands after both have played. The
 * least that a game of that length asks of an engine; `bare.cpp` is the same.
 */
export const bare: PeerGame<BareState> = {
  setup({ random }) {
    const deck = random.Shuffle(Array.from({ length: 2 * ROUNDS * HAND }, (_, card) => 1 + (card % 9)));
    return { deck, hands: deal(deck), sums: { 0: [0, 0, 0], 1: [0, 0, 0] }, rounds: 0 };
  },
  turn: { minMoves: 1 },
  moves: { play },
  endIf: ({ G }) => (G.rounds === ROUNDS ? { lead: placesOf(G, '0', '1') - placesOf(G, '1', '0') } : undefined),
  ai: { enumerate },
};

/** The legal list. */
function enumerate(G: BareState, ctx: { readonly currentPlayer: string }): PeerMove[] {
  return G.hands[ctx.currentPlayer]!.flatMap((_, at) =>
    Array.from({ length: PLACES }, (_, place) => ({ move: 'play', args: [at, place] })),
  );
}
