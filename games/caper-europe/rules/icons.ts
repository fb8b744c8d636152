import type { Colour, Good } from './cities.ts';
import type { Figure } from '@hideout/kernel';
import { clauseOfThing, type Arrival, type Thing } from './things.ts';

/** [CE-11.2] Every icon that a card can show. There are no others, and no card has an effect of its own. */
export type Icon =
  | { readonly do: 'caper' }
  | { readonly do: 'coins'; readonly n: Figure }
  | { readonly do: 'steal'; readonly good: Good | 'any' }
  | { readonly do: 'burn' }
  | { readonly do: 'launder' }
  | { readonly do: 'protect'; readonly colours: readonly Colour[] }
  | { readonly do: 'points'; readonly n: Figure }
  | { readonly do: 'pointsPer'; readonly n: Figure; readonly of: Thing }
  | { readonly do: 'eye'; readonly n: Figure; readonly colour: Colour }
  | { readonly do: 'pointsIfWon'; readonly n: Figure }
  | Lasting;

/** [CE-5.5] A Set Effect that works at once and goes on working. Only Thieves show these. */
export type Lasting =
  | { readonly do: 'caperPer'; readonly of: Arrival }
  | { readonly do: 'coinPer'; readonly of: Arrival };

export type IconKind = Icon['do'];
/** What Gear may show, and what a Location may reward its winner with. */
export type GearIcon = Exclude<Icon, Lasting>;
export type Bonus = Extract<Icon, { do: 'pointsPer' | 'eye' }>;

/** An icon as a game has it printed: with its figure filled in. */
export type Printed<K extends IconKind = IconKind> = PrintedIcon<Extract<Icon, { do: K }>>;
type PrintedIcon<I> = I extends { readonly n: Figure } ? Omit<I, 'n'> & { readonly n: number } : I;

/** The icons as the book has them; a list of them ends with DONE. */
export const DONE = 0;
export const MAKE_CAPER = 1;
export const GAIN_COINS = 2;
export const TAKE_GOOD = 3;
export const BURN_GEAR = 4;
export const LAUNDER_COIN = 5;
const PROTECT = 6;
export const WORTH = 7;
export const WORTH_PER = 8;
export const WORTH_EYE = 9;
const WORTH_IF_WON = 10;
export const CAPER_PER = 11;
const COIN_PER = 12;

interface Row {
  readonly code: number;
  /** When it works; what is *lasting* works at once, and then for each thing that arrives. */
  readonly works: 'at once' | 'lasting' | 'always' | 'at the end';
  readonly clause: string;
}

/** Every kind of icon, as the rules know it. Its words stand in the vocabularies, its signs among those of the board. */
export const ICONS: Readonly<Record<IconKind, Row>> = {
  caper: { code: MAKE_CAPER, works: 'at once', clause: 'CE-5.2' },
  coins: { code: GAIN_COINS, works: 'at once', clause: 'CE-6.1' },
  steal: { code: TAKE_GOOD, works: 'at once', clause: 'CE-5.3' },
  burn: { code: BURN_GEAR, works: 'at once', clause: 'CE-7.1' },
  launder: { code: LAUNDER_COIN, works: 'at once', clause: 'CE-8.4' },
  protect: { code: PROTECT, works: 'always', clause: 'CE-7.4' },
  points: { code: WORTH, works: 'at the end', clause: 'CE-5.4' },
  pointsPer: { code: WORTH_PER, works: 'at the end', clause: 'CE-9.3' },
  eye: { code: WORTH_EYE, works: 'at the end', clause: 'CE-8.2' },
  pointsIfWon: { code: WORTH_IF_WON, works: 'at the end', clause: 'CE-8.3' },
  caperPer: { code: CAPER_PER, works: 'lasting', clause: 'CE-5.5' },
  coinPer: { code: COIN_PER, works: 'lasting', clause: 'CE-5.5' },
};

/** The clause that explains an icon best: what it counts, or what it does. */
export const clauseOf = (icon: Printed): string => ('of' in icon ? clauseOfThing(icon.of) : ICONS[icon.do].clause);

/** Words for the card tables. */
export const CAPER: GearIcon = { do: 'caper' };
export const BURN: GearIcon = { do: 'burn' };
export const LAUNDER: GearIcon = { do: 'launder' };
export const coins = (n: Figure): GearIcon => ({ do: 'coins', n });
export const steal = (good: Good | 'any'): GearIcon => ({ do: 'steal', good });
export const protect = (...colours: readonly Colour[]): GearIcon => ({ do: 'protect', colours });
export const points = (n: Figure): GearIcon => ({ do: 'points', n });
export const pointsPer = (n: Figure, of: Thing): Bonus => ({ do: 'pointsPer', n, of });
export const eye = (colour: Colour, n: Figure): Bonus => ({ do: 'eye', n, colour });
export const pointsIfWon = (n: Figure): GearIcon => ({ do: 'pointsIfWon', n });
export const caperPer = (of: Arrival): Lasting => ({ do: 'caperPer', of });
export const coinPer = (of: Arrival): Lasting => ({ do: 'coinPer', of });
