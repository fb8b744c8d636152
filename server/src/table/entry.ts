import type { Action, Seat, Stop } from '@hideout/kernel';
import type { ClockPlan, Greeting } from '@hideout/protocol';

/** Who a seat is for. `kept` is for one guest: the host, or a player of the previous game. */
export type Reservation =
  | { readonly kind: 'kept'; readonly guest: string; readonly name: string }
  | { readonly kind: 'friend' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string };

/** What a table was opened with; it never changes. */
export interface Founding {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, string>>;
  readonly plans: readonly Reservation[];
  readonly clock?: ClockPlan | undefined;
  readonly standIn?: string | undefined;
  readonly openAfter: boolean;
  /** The server's share of the chance, hexadecimal; told to nobody before the game is over. */
  readonly secret: string;
  /** The guest who opened it. */
  readonly host: string;
  /** Of the address that it was opened from, to count its tables by. */
  readonly trace?: string | undefined;
  /** After how many days without a move the game is over, where no clock runs. */
  readonly idleDays?: number | undefined;
  readonly previous?: string | undefined;
  /** Whether the game counts for ratings. */
  readonly rated?: boolean | undefined;
  /** Whether the house has brought its people together: it begins when all sit, and closes if somebody does not come. */
  readonly paired?: boolean | undefined;
  /** The day whose deal it is, for a game of the daily heist. */
  readonly daily?: string | undefined;
  readonly createdAt: number;
}

export type WhyRelieved = 'left' | 'resigned' | 'time' | 'absent';

/** One thing that happened at a table. The list of entries is the table: everything else is worked out from it. */
export type Entry =
  | { readonly type: 'sat'; readonly seat: Seat; readonly guest: string; readonly name: string; readonly nonce: string }
  | { readonly type: 'stood'; readonly seat: Seat }
  | { readonly type: 'planned'; readonly seat: Seat; readonly plan: Reservation }
  | { readonly type: 'started' }
  | { readonly type: 'closed' }
  | { readonly type: 'acted'; readonly seat: Seat; readonly action: Action; readonly forced?: boolean | undefined }
  | { readonly type: 'undone'; readonly seat: Seat }
  | { readonly type: 'asked'; readonly seat: Seat; readonly moves: number }
  | { readonly type: 'answered'; readonly seat: Seat; readonly yes: boolean }
  | ({ readonly type: 'stopped' } & Stop)
  | { readonly type: 'relieved'; readonly seat: Seat; readonly level: string; readonly why: WhyRelieved }
  | { readonly type: 'returned'; readonly seat: Seat }
  | { readonly type: 'rested'; readonly seat: Seat; readonly days: number }
  | { readonly type: 'said'; readonly name: string; readonly seat?: Seat | undefined; readonly text: string }
  | { readonly type: 'greeted'; readonly name: string; readonly seat?: Seat | undefined; readonly greeting: Greeting }
  | { readonly type: 'offered'; readonly seat: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  /** `seat` has accepted an offer; without one there was nobody to ask. */
  | { readonly type: 'rematch'; readonly table: string; readonly seat?: Seat | undefined };

/** An entry as it is kept: its number, when it was made, and by which command of which guest (both empty: the server). */
export interface Numbered {
  readonly number: number;
  readonly at: number;
  readonly by: string;
  readonly key: string;
  readonly entry: Entry;
}
