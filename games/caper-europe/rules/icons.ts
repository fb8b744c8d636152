import type { Colour, Good } from './cities.ts';
import type { Figure } from '@hideout/kernel';

/** What a Set Effect counts, and where. */
export type Thing =
  /** [CE-5.5] [CE-5.6] Sets in your Crew: one Gear of each colour, and as many further Gear as make up the size. */
  | { readonly in: 'crew'; readonly colours: readonly Colour[]; readonly size: number }
  /** [CE-8.3] Gear of a colour in the opponent's Crew here. */
  | { readonly in: 'rival'; readonly colour: Colour }
  /** [CE-8.2] Gear of a colour in both Crews here. */
  | { readonly in: 'both'; readonly colour: Colour }
  /** [CE-3.4] Thieves in your Crew. */
  | { readonly in: 'thieves' }
  /** [CE-5.7] Stolen Goods in your Hideout. */
  | { readonly in: 'loot'; readonly good: Good | 'any' }
  /** [CE-8.4] Laundered Coins in your Hideout. */
  | { readonly in: 'laundry' }
  /** [CE-8.3] Gear discarded to your Hideout. */
  | { readonly in: 'discards'; readonly colour: Colour | 'any' };

/** What can set off a lasting Caper or Coin: single things that arrive one by one. */
export type Arrival = Extract<Thing, { in: 'crew' | 'thieves' | 'laundry' | 'discards' }>;

/** Every icon that a card can show. There are no others, and no card has an effect of its own. */
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
  | { readonly do: 'pointsIfWon'; readonly n: Figure };

/** [CE-5.5] A Set Effect that works at once and goes on working. Only Thieves show these. */
export type Lasting =
  | { readonly do: 'caperPer'; readonly of: Arrival }
  | { readonly do: 'coinPer'; readonly of: Arrival };

/** What a Location may reward its winner with. */
export type Bonus = Extract<Icon, { do: 'pointsPer' | 'eye' }>;

/** Words for the card tables: what is counted. */
export const cards = (colour: Colour): Arrival & Thing => ({ in: 'crew', colours: [colour], size: 1 });
export const set = (...members: readonly (Colour | 'any')[]): Thing => ({
  in: 'crew',
  colours: members.filter((member) => member !== 'any'),
  size: members.length,
});
export const ANY_GEAR: Thing = { in: 'crew', colours: [], size: 1 };
export const rival = (colour: Colour): Thing => ({ in: 'rival', colour });
export const both = (colour: Colour): Thing => ({ in: 'both', colour });
export const THIEVES: Arrival = { in: 'thieves' };
export const loot = (good: Good | 'any'): Thing => ({ in: 'loot', good });
export const LAUNDERED: Arrival = { in: 'laundry' };
export const discarded = (colour: Colour | 'any'): Arrival => ({ in: 'discards', colour });

/** Words for the card tables: what a card shows. */
export const CAPER: Icon = { do: 'caper' };
export const BURN: Icon = { do: 'burn' };
export const LAUNDER: Icon = { do: 'launder' };
export const coins = (n: Figure): Icon => ({ do: 'coins', n });
export const steal = (good: Good | 'any'): Icon => ({ do: 'steal', good });
export const protect = (...colours: readonly Colour[]): Icon => ({ do: 'protect', colours });
export const points = (n: Figure): Icon => ({ do: 'points', n });
export const pointsPer = (n: Figure, of: Thing): Bonus => ({ do: 'pointsPer', n, of });
export const eye = (colour: Colour, n: Figure): Bonus => ({ do: 'eye', n, colour });
export const pointsIfWon = (n: Figure): Icon => ({ do: 'pointsIfWon', n });
export const caperPer = (of: Arrival): Lasting => ({ do: 'caperPer', of });
export const coinPer = (of: Arrival): Lasting => ({ do: 'coinPer', of });
