import type { CardInPlay, Country, Event, Owner, View } from '../rules/index.ts';
import type { Seat } from '@hideout/kernel';

/** A card that an event turned up. */
export type Turned = Extract<Event, { type: 'turnedUp' }>['cards'][number];

/** The table with these cards of a seat turned up. */
export function withTurned(view: View, seat: Seat, turned: readonly Turned[], face: CardInPlay['face']): View {
  const kinds = new Map(turned.map(({ card, kind }) => [card, kind]));
  const turn = (each: CardInPlay): CardInPlay => {
    const kind = kinds.get(each.card);
    return kind === undefined ? each : { ...each, kind, face };
  };
  return {
    ...view,
    places: view.places.map((place) => ({
      ...place,
      sides: place.sides.map((side, of) => (of === seat ? side.map(turn) : side)),
    })),
  };
}

/** The table with these countries under the control of a seat. */
export const withControl = (view: View, seat: Owner, countries: readonly Country[]): View => ({
  ...view,
  countries: view.countries.map((each, country) =>
    (countries as readonly number[]).includes(country) ? { ...each, owner: seat } : each,
  ),
});

/** The table with a protest more for a seat; out of the pile, or from the location where a Defector hid it. */
export const withProtest = (view: View, seat: Seat, value: number, from?: number): View => ({
  ...view,
  protests: view.protests.map((counts, of) => (of === seat ? changed(counts, value, 1) : counts)),
  faceDown: changed(view.faceDown, value, -1),
  pile: view.pile - (from === undefined ? 1 : 0),
  places: view.places.map((place, at) => (at === from ? { ...place, unseen: place.unseen - 1 } : place)),
});

const changed = (counts: readonly number[], at: number, by: number): readonly number[] =>
  counts.map((count, i) => (i === at ? count + by : count));

/** The table with Defcon at another level. */
export const withDefcon = (view: View, defcon: number): View => ({ ...view, defcon });

/** The table when a round has been settled: nothing lies in the row, and nothing has been dealt. */
export const withoutRow = (view: View, after: View): View => ({
  ...view,
  step: after.step === 'over' ? 'over' : 'protests',
  places: [],
  labs: after.labs,
  countries: after.countries,
  protests: after.protests,
  faceDown: after.faceDown,
  pile: after.pile,
  defcon: after.defcon,
});
