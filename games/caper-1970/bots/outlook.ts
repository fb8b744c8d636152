import { HIDEOUT, IN_VAULT, JEWEL_SPACE, JEWELS, LEVEL, SITES, STREETS, type State } from '../rules/index.ts';
import { LADDER, SCREWDRIVER, TOOL_KINDS } from '../rules/tools.ts';
import { countLive } from './board.ts';
import { cardKitOf, chartAt, Charts, digestOf, kitOf, LACKING, LADDERS, servedCards, type Chart } from './charts.ts';
import { FAR } from './dice.ts';
import { MOST_SEATS } from './prospects.ts';

/** What the second and third alarm of a vault cost: the way from the jewel, the screwdriver, and back. */
const ALARM_UNITS = 3;
/** Charts depend on the ground alone, so all outlooks share them. */
const CHARTS = new Charts();

/** How far it is for everybody to everything, with the tools that he has. */
export class Outlook {
  /** The ground as it was surveyed: charts are drawn of it alone, whatever is imagined later. */
  readonly #ground = { lying: new Int16Array(SITES), auto: new Int16Array(STREETS.length), ladderBreaksGlass: 0 };
  #digest = 0;
  #self = 0;
  readonly #kits = new Int8Array(MOST_SEATS);
  readonly #home: Chart[] = [];
  readonly #vault: Chart[] = [];

  /** Looks at the ground, by which all that follows goes until it is looked at again. */
  survey(s: Readonly<State>): void {
    this.#ground.lying.set(s.lying);
    this.#ground.auto.set(s.auto);
    this.#ground.ladderBreaksGlass = s.ladderBreaksGlass;
    this.#digest = digestOf(s);
  }

  /** Looks at what everybody has in `s`; `self` is the seat whose hand counts. */
  prepare(s: Readonly<State>, self: number): void {
    this.#self = self;
    for (let seat = 0; seat < s.seats; seat++) {
      const kit = kitOf(s.stock, seat * TOOL_KINDS) | (seat === self ? cardKitOf(s, seat) : 0);
      this.#kits[seat] = kit;
      this.#home[seat] = this.#chartOf(HIDEOUT[s.side[seat]!]!, kit);
      for (let jewel = 0; jewel < JEWELS.length; jewel++) {
        if (s.jewel[jewel] !== IN_VAULT) continue;
        this.#vault[seat * JEWELS.length + jewel] = this.#chartOf(JEWEL_SPACE[jewel]!, kit);
      }
    }
  }

  /** Units until the seat has the jewel, with its alarms and what the seat lacks for them. */
  toJewel(s: Readonly<State>, seat: number, jewel: number): number {
    const live = countLive(s.lying, jewel);
    const way = chartAt(this.#vault[seat * JEWELS.length + jewel]!, s.thief[seat]!, this.#count(s, seat, LADDER));
    const lacking = Math.max(0, live - this.#count(s, seat, SCREWDRIVER));
    return way + (live > 1 ? ALARM_UNITS * (live - 1) : 0) + LACKING[SCREWDRIVER]! * lacking;
  }

  /** Units from the jewel's space home, with the ladders that are left there. */
  homeWithJewel(s: Readonly<State>, seat: number, jewel: number): number {
    const space = JEWEL_SPACE[jewel]!;
    const climb = Math.max(0, LEVEL[space]! - LEVEL[s.thief[seat]!]!);
    const ladders = Math.min(this.#count(s, seat, LADDER), LADDERS - 1);
    return chartAt(this.#home[seat]!, space, Math.max(0, ladders - climb));
  }

  /** Units from a space to the seat's hideout. */
  homeFrom(s: Readonly<State>, seat: number, space: number): number {
    return Math.min(FAR, chartAt(this.#home[seat]!, space, this.#count(s, seat, LADDER)));
  }

  /** Units from where the seat stands to a space. */
  toSpace(s: Readonly<State>, seat: number, space: number): number {
    const chart = this.#chartOf(space, this.#kits[seat]!);
    return Math.min(FAR, chartAt(chart, s.thief[seat]!, this.#count(s, seat, LADDER)));
  }

  #chartOf(target: number, kit: number): Chart {
    return CHARTS.of(this.#ground, this.#digest, target, kit);
  }

  /** How many of a tool the seat has, with the cards for it that can be turned in where its hand counts. */
  #count(s: Readonly<State>, seat: number, tool: number): number {
    const stock = s.stock[seat * TOOL_KINDS + tool]!;
    return seat === this.#self ? stock + servedCards(s, seat, tool) : stock;
  }
}
