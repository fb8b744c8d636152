import { describe, expect, it } from 'vitest';
import { crewScore, FACES, REWARDS, type Face, type Reward, type State } from '../rules/index.ts';
import { riskShown } from '../rules/scoring.ts';
import { strike } from '../rules/steps/complication.ts';
import { position } from './position.ts';

/** The rulebook's tables §5 and §6 once more, in the plainest words, to judge the fast scoring by. */
interface Card {
  readonly name: string;
  readonly number: number;
  readonly suit: string;
  readonly onRisk?: true;
}
const CARDS: readonly Card[] = [
  { name: 'Gadgeteer', number: 2, suit: '♣' },
  { name: 'Fixer', number: 3, suit: '♥' },
  { name: 'Thief', number: 4, suit: '♠' },
  { name: 'Grifter', number: 5, suit: '♥' },
  { name: 'Wild Card', number: 6, suit: '♦' },
  { name: 'Wild Card', number: 9, suit: '♦' },
  { name: 'Muscle', number: 7, suit: '♠' },
  { name: 'Mastermind', number: 8, suit: '♣' },
  { name: 'Insider', number: 10, suit: '♦' },
  { name: 'Insider', number: 1, suit: '♦' },
  { name: 'Mastermind', number: 8, suit: '♣', onRisk: true },
];
const OTHER_NUMBER = new Map([
  [6, 9],
  [9, 6],
  [10, 1],
  [1, 10],
]);

const countOf = (crew: readonly Card[], suit: string): number => crew.filter((card) => card.suit === suit).length;

const ADDS: Readonly<Record<string, (crew: readonly Card[]) => number>> = {
  shadowCuirass: (crew) => (countOf(crew, '♠') === 0 ? -4 : 0),
  paperMarionette: (crew) => -2 * countOf(crew, '♦'),
  changebringer: (crew) => crew.filter((card) => card.number % 2 === 1).length,
  journal: (crew) => 2 * countOf(crew, '♣'),
  singingBloom: (crew) => (countOf(crew, '♥') > 0 ? crew.filter((card) => card.number % 2 === 0).length : 0),
};

const STRIKES: Readonly<Record<string, (crew: readonly Card[]) => Card[]>> = {
  ring: (crew) => crew.filter((card) => crew.filter((other) => other.name === card.name).length === 1),
  ancestorMask: (crew) => crew.filter((card) => card.number > Math.min(...crew.map((other) => other.number))),
  warpedGeode: (crew) => crew.map((card) => ({ ...card, number: turned(card) })),
};
const turned = ({ suit, number }: Card): number => (suit === '♦' ? OTHER_NUMBER.get(number)! : number);

function plainScore(crew: readonly Card[], tucked: readonly string[]): number {
  const numbers = crew.reduce((sum, card) => sum + (card.onRisk ? 0 : card.number), 0);
  const fixers = crew.filter((card) => card.name === 'Fixer').length * (countOf(crew, '♥') - 1);
  const grifters = crew.filter((card) => card.name === 'Grifter').length * countOf(crew, '♠');
  return tucked.reduce((sum, id) => sum + (ADDS[id]?.(crew) ?? 0), numbers + fixers - grifters);
}

const struck = (crew: readonly Card[], tucked: readonly string[]): readonly Card[] =>
  tucked.reduce<readonly Card[]>((left, id) => STRIKES[id]?.(left) ?? left, crew);

/** Every Crew of up to four cards that can lie in play, in the order of the faces. */
function* everyCrew(from = 0, crew: readonly Face[] = []): Generator<readonly Face[]> {
  yield crew;
  if (crew.length === 4) return;
  for (let face = from; face < FACES.length; face++) {
    const next = [...crew, face as Face];
    if (isPossible(next)) yield* everyCrew(face, next);
  }
}

function isPossible(crew: readonly Face[]): boolean {
  const names = crew.map((face) => CARDS[face]!.name);
  const onRisk = crew.filter((face) => CARDS[face]!.onRisk).length;
  return onRisk <= 1 && names.every((name) => names.filter((other) => other === name).length <= 3);
}

/** Every ordered pair of different Rewards. */
const PAIRS = REWARDS.flatMap((_, first) =>
  REWARDS.flatMap((__, second) => (first === second ? [] : [[first as Reward, second as Reward] as const])),
);

const shown = (s: State): string => [riskShown(s), crewScore(s)].join(' against ');

describe('every Crew under every pair of Complications', () => {
  const crews = [...everyCrew()];

  it('[CC-4.1][CC-4.6] is scored as the rulebook says', () => {
    for (const tucked of PAIRS) {
      const ids = tucked.map((reward) => REWARDS[reward]!.id);
      for (const crew of crews) {
        const plain = plainScore(
          crew.map((face) => CARDS[face]!),
          ids,
        );
        const score = crewScore(position({ seats: 4, crew, tucked, reward: restOf(tucked) }));
        if (score !== plain) expect({ crew, ids, score }).toEqual({ crew, ids, score: plain });
      }
    }
    expect(crews).toHaveLength(1270);
  });

  it('[CC-3.1][CC-6.10] meets the attempt as the rulebook says', () => {
    for (const tucked of PAIRS) {
      const ids = tucked.map((reward) => REWARDS[reward]!.id);
      for (const crew of crews) {
        const left = struck(
          crew.map((face) => CARDS[face]!),
          ids,
        );
        const plain = [left.some((card) => card.onRisk) ? 8 : 11, plainScore(left, ids)].join(' against ');
        const s = position({ seats: 4, crew, tucked, reward: restOf(tucked) });
        strike(s, undefined);
        if (shown(s) !== plain) expect({ crew, ids, shown: shown(s) }).toEqual({ crew, ids, shown: plain });
      }
    }
    expect(PAIRS).toHaveLength(72);
  });
});

const restOf = (tucked: readonly Reward[]): Reward =>
  REWARDS.findIndex((_, id) => !tucked.some((each) => each === id)) as Reward;
