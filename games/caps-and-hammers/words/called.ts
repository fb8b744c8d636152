import type { Seat, Sheet, SheetLine } from '@hideout/kernel';
import type { Spot, Turned } from '../rules/events.ts';
import type { View } from '../rules/view.ts';

/** Things by their numbers, as one language calls them. */
export interface Names {
  kind(kind: number): string;
  country(country: number): string;
  region(region: number): string;
  /** With its rank: “lab I Missiles”. */
  lab(lab: number): string;
  /** A location in play: its countries, or the lab. */
  place(view: View, place: number): string;
  /** What a location was called when an event came about. */
  spot(spot: Spot): string;
  /** Cards and where they lie: “Spy (Cuba), Nuke (Japan)”. */
  turned(cards: readonly Turned[]): string;
  line(line: Pick<SheetLine, 'what' | 'of'>): string;
  /** The influence of both players: “Anna 4 (2 Admiral [CH-5.2], 2 Admiral, alone [CH-6.6])”. */
  sums(sheets: readonly Sheet[], called: (seat: Seat) => string): string[];
}
