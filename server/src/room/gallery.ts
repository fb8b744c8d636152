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

  /** How things stand for an onlooker who has seen everything up to entry `from`. */
  look(table: Table, onlooker: Onlooker, from = table.number): Sight {
    if (table.number !== this.#number) this.#sights.clear();
    this.#number = table.number;
    const standpoint = standpointOf(table, onlooker, from);
    const state = this.#sights.get(standpoint)?.state ?? JSON.stringify(showState(table, onlooker));
    const sight = { number: table.number, standpoint, state };
    this.#sights.set(standpoint, sight);
    return sight;
  }

  /** What an onlooker is sent who has had `last`: what has changed, if that is shorter than how things stand. */
  show(table: Table, onlooker: Onlooker, last: Sight): { readonly sight: Sight; readonly frame: Buffer } {
    const sight = this.look(table, onlooker, last.number);
    const link = `${last.standpoint}/${last.number}/${sight.standpoint}`;
    const frame = this.#frames.get(link) ?? frameOf(writeChange(table, onlooker, last, sight));
    this.#frames.set(link, frame);
    return { sight, frame };
  }

  /** Forgets how things looked: the people at the table are not who they were. */
  forget(): void {
    this.#sights.clear();
    this.#frames.clear();
  }

  /** Frames are for the moment of a commit. */
  forgetFrames(): void {
    this.#frames.clear();
  }
}

function writeChange(table: Table, onlooker: Onlooker, last: Sight, { state }: Sight): string {
  const splices = writeSplices(last.state, state);
  const isChange = splices.length < state.length;
  const type = isChange ? `"change","since":${last.number}` : '"update"';
  const entries = JSON.stringify(showEntries(table, onlooker, last.number));
  const head = `{"type":${type},"table":"${table.founding.id}","number":${table.number}`;
  return `${head},"entries":${entries},"state":${isChange ? splices : state}}`;
}
