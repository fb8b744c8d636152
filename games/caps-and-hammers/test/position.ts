import { NOBODY } from '@hideout/kernel';
import { COUNTRIES, KINDS, type Kind, type State } from '../rules/index.ts';
import { ACTIVATED, CARDS, emptyTable, HIDDEN, PLACES, REVEALED, STEP, type StepName } from '../rules/state.ts';

export { ACTIVATED, REVEALED };

type CountryName = (typeof COUNTRIES)[number]['name'];

/** A card in play: its type, its location, and how it lies (face down if not said). */
export type Placed = readonly [kind: Kind, place: number, face?: number];

/** What one player has; what is not named is nothing. */
interface Side {
  readonly hand?: readonly Kind[];
  readonly cards?: readonly Placed[];
  /** How many protests of value 0, 1, 2 and 3. */
  readonly protests?: readonly number[];
  readonly countries?: readonly CountryName[];
  /** Labs by number from 0. */
  readonly labs?: readonly number[];
  /** Justifications by location. */
  readonly justified?: readonly number[];
}

/** A table by hand: only what a test is about is named. */
export interface Position {
  readonly caps?: Side;
  readonly hammers?: Side;
  readonly step?: StepName;
  readonly actor?: number;
  readonly first?: number;
  readonly round?: number;
  readonly defcon?: number;
  /** Rank of the lab in play. */
  readonly lab?: number;
  readonly row?: readonly CountryName[];
  /** The country that lies on top of a location. */
  readonly top?: Readonly<Record<number, CountryName>>;
  readonly occupied?: readonly number[];
  /** Face-down protests by value, those on locations included. */
  readonly faceDown?: readonly number[];
  readonly unseen?: readonly number[];
}

/** The number of a country. */
export const country = (name: CountryName): number => COUNTRIES.findIndex((each) => each.name === name);

/** The default row: China prefers the Hammers, Brazil and South Africa the Caps [CH-9.1]. */
const ROW = ['china', 'brazil', 'south-africa'] as const;

/** The state of a hand-made table. Undealt cards and countries are whatever is enough for the rest of the game. */
export function position(p: Position = {}): State {
  const s = emptyTable();
  s.round = p.round ?? 2;
  s.step = STEP[p.step ?? 'first'];
  s.first = p.first ?? 0;
  s.actor = p.actor ?? s.first;
  s.defcon = p.defcon ?? 5;
  s.lab = p.lab ?? 1;
  s.row.set((p.row ?? ROW).map(country));
  for (const [place, name] of Object.entries(p.top ?? {})) s.top[Number(place)] = country(name);
  for (const place of p.occupied ?? []) s.occupied[place] = 1;
  s.unseen.set(p.unseen ?? []);
  seatSide(s, 0, p.caps ?? {});
  seatSide(s, 1, p.hammers ?? {});
  s.faceDown.set(p.faceDown ?? [12, 14, 10, 4].map((all, value) => all - s.protests[value]! - s.protests[4 + value]!));
  const taken = s.played[s.actor]! - (s.step === STEP.second ? 1 : 0);
  s.turn = 2 * taken + (s.actor === s.first ? 0 : 1);
  fillDecks(s);
  return s;
}

function seatSide(s: State, seat: number, side: Side): void {
  for (const kind of side.hand ?? []) s.hand[seat * KINDS.length + kind]!++;
  (side.cards ?? []).forEach(([kind, place, face = HIDDEN], card) => {
    const at = seat * CARDS + card;
    s.kind[at] = kind;
    s.place[at] = place;
    s.face[at] = face;
    s.slot[at] = side.cards!.slice(0, card).filter((each) => each[1] === place).length;
  });
  s.played[seat] = side.cards?.length ?? 0;
  s.protests.set(side.protests ?? [], seat * 4);
  for (const name of side.countries ?? []) s.owner[country(name)] = seat;
  for (const lab of side.labs ?? []) s.labOwner[lab] = seat;
  s.justified.set(side.justified ?? [], seat * PLACES);
}

function fillDecks(s: State): void {
  s.deckLeft = 70 - 10 * s.round;
  for (let i = 0; i < s.deckLeft; i++) s.deck[i] = i % KINDS.length;
  const dealt = new Set([...s.row, ...s.top]);
  const free = [...COUNTRIES.keys()].filter((each) => !dealt.has(each) && s.owner[each] === NOBODY);
  s.countriesLeft = 21 - 3 * s.round;
  s.countries.set(free.slice(0, s.countriesLeft));
}

/** A round whose last turn waits to be ended by the Hammers; the Caps went first. */
export function atTheEnd(p: Position = {}): State {
  const s = position({ ...p, first: p.first ?? 0, actor: 1 - (p.first ?? 0), step: 'second' });
  s.turn = 9;
  return s;
}
