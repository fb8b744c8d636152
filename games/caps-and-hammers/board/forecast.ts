import { influence, KINDS, type CardInPlay, type Kind, type View } from '../rules/index.ts';
import { UNKNOWN, type Language, type Seat } from '@hideout/kernel';
import { CARD_WORDS } from './cardWords.ts';
import { isDefcon, placeName } from './names.ts';

/** What the viewer knows of a side's influence on a location. */
const influenceOf = (view: View, place: number, seat: Seat): number => influence(view, place)[seat]!.total;

/** The table with one side of a location changed. */
const withSide = (
  view: View,
  place: number,
  seat: Seat,
  change: (side: readonly CardInPlay[]) => readonly CardInPlay[],
): View => ({
  ...view,
  places: view.places.map((location, at) =>
    at === place
      ? { ...location, sides: location.sides.map((side, of) => (of === seat ? change(side) : side)) }
      : location,
  ),
});

/** The number of a card that has not been played. */
const UNPLAYED = -1;

/** The influence of the viewer on a location, if it deployed a card of this type there. */
export function influenceWith(view: View, place: number, kind: Kind): number {
  const seat = view.viewer as Seat;
  const added: CardInPlay = { card: UNPLAYED, kind, face: 'hidden' };
  return influenceOf(
    withSide(view, place, seat, (side) => [...side, added]),
    place,
    seat,
  );
}

/** Where a card of the hand can go and what it would count there: “Cuba 2 → 4”. */
export function deployForecast(view: View, kind: Kind, language: Language): string | undefined {
  const seat = view.viewer as Seat;
  const parts = view.places.flatMap(({ occupied }, place) =>
    occupied
      ? []
      : `${placeName(view, place, language)} ${influenceOf(view, place, seat)} → ${influenceWith(view, place, kind)}`,
  );
  return parts.length === 0 ? undefined : CARD_WORDS[language].wouldCount(parts.join(', '));
}

/** What activating a hidden card of the viewer would do where it lies, and what it costs; undefined for a type without an active. */
export function activationForecast(view: View, card: CardInPlay, language: Language): string | undefined {
  const words = CARD_WORDS[language];
  const { kind } = card as { readonly kind: Kind };
  const would = words.wouldDo[KINDS[kind] as keyof typeof words.wouldDo];
  if (would === undefined) return undefined;
  const seat = view.viewer as Seat;
  const place = view.places.findIndex(({ sides }) => sides[seat]!.some((each) => each.card === card.card));
  const activated = withSide(view, place, seat, (side) =>
    side.map((each) => (each.card === card.card ? { ...each, face: 'activated' } : each)),
  );
  const text = would({
    now: influenceOf(view, place, seat),
    after: influenceOf(activated, place, seat),
    hidden: view.places[place]!.sides[1 - seat]!.filter(({ face }) => face === 'hidden').length,
    list: neighboursOf(view, place, language).join(words.or),
  });
  return isDefcon(kind) ? `${text} ${costOf(view, place, language)}` : text;
}

/** [CH-2.6] The open locations beside a location. */
const neighboursOf = (view: View, place: number, language: Language): readonly string[] =>
  [place - 1, place + 1].flatMap((next) =>
    view.places[next]?.occupied === false ? placeName(view, next, language) : [],
  );

/** [CH-4.1, CH-4.2] What a Defcon active of the viewer costs at a location. */
function costOf(view: View, place: number, language: Language): string {
  const words = CARD_WORDS[language];
  if (view.places[place]!.justified[view.viewer]! > 0) return words.paid;
  const level = view.defcon - 1;
  return words.costs(level, Math.min(view.draws[level]!, view.pile));
}

/** What the effects of each card add to its points now, by its number. */
export function bonusesOf(view: View, place: number, seat: Seat): ReadonlyMap<number, number> {
  const side = view.places[place]?.sides[seat] ?? [];
  const known = side.filter(({ kind }) => kind !== UNKNOWN);
  const bonuses = new Map<number, number>();
  let at = -1;
  for (const { what, points } of side.length > 0 ? influence(view, place)[seat]!.lines : []) {
    if (what === 'card') at++;
    else if (what !== 'hidden') {
      const { card } = known[at]!;
      bonuses.set(card, (bonuses.get(card) ?? 0) + points);
    }
  }
  return bonuses;
}
