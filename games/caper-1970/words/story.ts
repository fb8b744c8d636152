import { seatOf, type Audience, type Seat } from '@hideout/kernel';
import { JEWELS } from '../rules/jewels.ts';
import { IN_VAULT, safeWith, unsafeWith } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Names } from './called.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What decided a finished game: the winners with their jewels, then the others, then what nobody brought home. */
export function storyOf({ story }: Vocabulary, names: Names, view: View, to: Audience): readonly string[] {
  const jewelsAt = (place: number): readonly number[] =>
    JEWELS.flatMap((_, jewel) => (view.jewels[jewel] === place ? [jewel] : []));
  const seats = view.sides.map((_, seat) => seatOf(seat));
  const homes = seats.map((seat) => jewelsAt(safeWith(seat)));
  const scores = homes.map((jewels) => jewels.reduce((sum, jewel) => sum + view.points[jewel]!, 0));
  const best = Math.max(...scores);
  const brought = (seat: Seat): string => story.brought(seat, names.theJewels(homes[seat]!), scores[seat]!, to);
  const winners = seats.filter((seat) => scores[seat] === best);
  const others = seats.filter((seat) => scores[seat]! < best && scores[seat]! > 0);
  const left = [
    ...seats.flatMap((seat) => {
      const carried = jewelsAt(unsafeWith(seat));
      return carried.length === 0 ? [] : [story.carried(seat, names.theJewels(carried), to)];
    }),
    ...(jewelsAt(IN_VAULT).length === 0 ? [] : [story.inVault(names.theJewels(jewelsAt(IN_VAULT)))]),
  ];
  const first = best === 0 ? story.nobody : winners.map(brought).join(' ');
  return [first, others.map(brought).join(' '), left.join(' ')].filter((sentence) => sentence !== '');
}
