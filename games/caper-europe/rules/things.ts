import { only, NONE, type Bits } from './bits.ts';
import { GOODS, hueOf, type Colour, type Good } from './cities.ts';

/** What a Set Effect counts, and where. */
export type Thing =
  /** Sets in your Crew: one Gear of each colour, and as many further Gear as make up the size. */
  | { readonly in: 'crew'; readonly colours: readonly Colour[]; readonly size: number }
  /** Gear of a colour in the opponent's Crew here. */
  | { readonly in: 'rival'; readonly colour: Colour }
  /** Gear of a colour in both Crews here. */
  | { readonly in: 'both'; readonly colour: Colour }
  /** Thieves in your Crew. */
  | { readonly in: 'thieves' }
  /** Stolen Goods in your Hideout. */
  | { readonly in: 'loot'; readonly good: Good | 'any' }
  /** Laundered Coins in your Hideout. */
  | { readonly in: 'laundry' }
  /** Gear discarded to your Hideout. */
  | { readonly in: 'discards'; readonly colour: Colour | 'any' };

/** Where things lie that are counted. */
export type Zone = Thing['in'];
/** The thing that is counted in a zone. */
export type ThingIn<Z extends Zone> = Extract<Thing, { in: Z }>;
/** What can set off a lasting Caper or Coin: single things that arrive one by one. */
export type Arrival = ThingIn<'crew' | 'thieves' | 'laundry' | 'discards'>;

/** The zones as the book has them. */
export const IN_NOTHING = 0;
export const IN_CREW = 1;
export const IN_RIVAL = 2;
export const IN_BOTH = 3;
export const IN_THIEVES = 4;
export const IN_LOOT = 5;
export const IN_LAUNDRY = 6;
export const IN_DISCARDS = 7;

/** Every zone: its number in the book, and the clause that what lies there is counted by. */
export const ZONES: Readonly<Record<Zone, { readonly code: number; readonly clause: string }>> = {
  crew: { code: IN_CREW, clause: 'CE-5.5' },
  rival: { code: IN_RIVAL, clause: 'CE-8.3' },
  both: { code: IN_BOTH, clause: 'CE-8.2' },
  thieves: { code: IN_THIEVES, clause: 'CE-3.4' },
  loot: { code: IN_LOOT, clause: 'CE-5.7' },
  laundry: { code: IN_LAUNDRY, clause: 'CE-8.4' },
  discards: { code: IN_DISCARDS, clause: 'CE-8.3' },
};

/** How many single things make one of the thing. */
export const sizeOf = (thing: Thing): number => (thing.in === 'crew' ? thing.size : 1);

/** The clause that the thing is counted by. */
export const clauseOfThing = (thing: Thing): string => (sizeOf(thing) > 1 ? 'CE-5.6' : ZONES[thing.in].clause);

/** The hues of colours. */
export const huesOf = (colours: readonly Colour[]): Bits =>
  colours.reduce((hues, colour) => hues | only(hueOf(colour)), NONE);

/** The hues or kinds of Goods that the thing names; none means any. */
export function membersOf(thing: Thing): Bits {
  if ('colours' in thing) return huesOf(thing.colours);
  if ('good' in thing) return thing.good === 'any' ? NONE : only(GOODS.indexOf(thing.good));
  return 'colour' in thing && thing.colour !== 'any' ? huesOf([thing.colour]) : NONE;
}

/** Words for the card tables. */
export const cards = (colour: Colour): ThingIn<'crew'> => ({ in: 'crew', colours: [colour], size: 1 });
export const set = (...members: readonly (Colour | 'any')[]): Thing => ({
  in: 'crew',
  colours: members.filter((member) => member !== 'any'),
  size: members.length,
});
export const ANY_GEAR: Thing = { in: 'crew', colours: [], size: 1 };
export const rival = (colour: Colour): Thing => ({ in: 'rival', colour });
export const both = (colour: Colour): Thing => ({ in: 'both', colour });
export const EACH_THIEF: Arrival = { in: 'thieves' };
export const loot = (good: Good | 'any'): Thing => ({ in: 'loot', good });
export const LAUNDERED: Arrival = { in: 'laundry' };
export const discarded = (colour: Colour | 'any'): Arrival => ({ in: 'discards', colour });
