import { writeSplices } from '@hideout/protocol';
import { frameOf } from '../socket/frame.ts';
import { showEntries, showState, standpointOf, type Onlooker } from '../table/show.ts';
import type { Table } from '../table/table.ts';

/** How a table looked to somebody after an entry. */
export interface Sight {
  readonly number: number;
  readonly standpoint: string;
  /** The state as text; it is kept until the next entry, and as an object it would be many. */
  readonly state: string;
}

/** What the onlookers of one table are sent, built once for all who see the same. */
export class Gallery {
  #number = -1;
  /** How things stand after entry `#number`, by standpoint. */
  readonly #sights = new Map<string, Sight>();
  /** By what the receivers were sent before, and their standpoint. */
  readonly #frames = new Map<string, Buffer>();

  /**
   * What an onlooker is sent who has had `last`: a sight, or the number of the last entry that it knows of. It is told
   * what has changed if that is shorter than how things stand.
   */
  show(table: Table, onlooker: Onlooker, last: Sight | number): { readonly sight: Sight; readonly frame: Buffer } {
    if (table.number !== this.#number) this.#sights.clear();
    this.#number = table.number;
    const from = typeof last === 'number' ? last : last.number;
    const standpoint = standpointOf(table, onlooker, from);
    const sight = this.#sights.get(standpoint) ?? look(table, onlooker, standpoint);
    this.#sights.set(standpoint, sight);
    if (typeof last === 'number') return { sight, frame: frameOf(writeUpdate(table, onlooker, last, sight)) };
    const link = `${last.standpoint}/${from}/${standpoint}`;
    const frame = this.#frames.get(link) ?? frameOf(writeUpdate(table, onlooker, last, sight));
    this.#frames.set(link, frame);
    return { sight, frame };
  }

  /** Frames are for the moment of a commit. */
  forgetFrames(): void {
    this.#frames.clear();
  }
}

const look = (table: Table, onlooker: Onlooker, standpoint: string): Sight => ({
  number: table.number,
  standpoint,
  state: JSON.stringify(showState(table, onlooker)),
});

function writeUpdate(table: Table, onlooker: Onlooker, last: Sight | number, { state }: Sight): string {
  const from = typeof last === 'number' ? last : last.number;
  const splices = typeof last === 'number' ? undefined : writeSplices(last.state, state);
  const isChange = splices !== undefined && splices.length < state.length;
  const type = isChange ? `"change","since":${from}` : '"update"';
  const entries = JSON.stringify(showEntries(table, onlooker, from));
  const head = `{"type":${type},"table":"${table.founding.id}","number":${table.number}`;
  return `${head},"entries":${entries},"state":${isChange ? splices : state}}`;
}
