import { frameOf } from '../socket/frame.ts';
import { showEntries, showPosition, showSetting, standpointOf, type Onlooker } from '../table/show.ts';
import type { Table } from '../table/table.ts';
import { Page } from './page.ts';

/**
 * What somebody was sent last: how things stood after an entry, seen from a standpoint. One lives as long as its owner
 * watches: what is made anew with every action and lives until the next one is what costs the collector most.
 */
export interface Sight {
  number: number;
  standpoint: string;
}

/** What all are sent who see the same and were sent the same before. */
interface Shown {
  readonly standpoint: string;
  readonly since: number;
  readonly frame: string;
}

/**
 * The state at its last look from one standpoint, as text in two parts: the setting, without its last brace, which stays
 * the same while only actions are made, and the position, which begins where its own brace would be.
 */
interface Picture {
  number: number;
  setting: string;
  readonly position: Page;
}

/** What the onlookers of one table are sent, built once for all who see the same. */
export class Gallery {
  readonly #pictures = new Map<string, Picture>();
  /** What `table.arranged` was when the settings were written. */
  #arranged = -1;
  readonly #settings = new Map<string, string>();
  /** By the standpoint of the receivers. */
  readonly #frames = new Map<string, Shown>();

  /** How things stand for an onlooker, as text. */
  look(table: Table, onlooker: Onlooker): { readonly sight: Sight; readonly state: string } {
    const sight = { number: table.number, standpoint: standpointOf(table, onlooker, table.number) };
    const setting = this.#setting(table, onlooker, sight.standpoint);
    const position = JSON.stringify(showPosition(table, onlooker));
    const known = this.#pictures.get(sight.standpoint);
    // The others who see it like this may still have to be told what has changed.
    if (!known || known.number === table.number) this.#draw(sight, setting, position);
    return { sight, state: join(setting, position) };
  }

  /**
   * What an onlooker is sent who has had this sight, which becomes the present one: what has changed, if that is shorter
   * than how things stand.
   */
  show(table: Table, onlooker: Onlooker, sight: Sight): string {
    const { number: since, standpoint: last } = sight;
    const standpoint = standpointOf(table, onlooker, since);
    const known = this.#frames.get(standpoint);
    sight.number = table.number;
    if (standpoint !== last) sight.standpoint = standpoint;
    if (known?.since === since && known.standpoint === last) return known.frame;
    const frame = frameOf(this.#writeChange(table, onlooker, { number: since, standpoint: last }, sight));
    this.#frames.set(standpoint, { standpoint: last, since, frame });
    return frame;
  }

  /** Forgets how things looked: the people at the table are not who they were. */
  forget(): void {
    this.#frames.clear();
    this.#pictures.clear();
    this.#settings.clear();
  }

  /** Everybody has been told how things stand: frames, and pictures that nobody looks at any more, are forgotten. */
  tidy({ number }: Table): void {
    this.#frames.clear();
    for (const [standpoint, picture] of this.#pictures)
      if (picture.number !== number) this.#pictures.delete(standpoint);
  }

  #writeChange(table: Table, onlooker: Onlooker, last: Sight, sight: Sight): string {
    const setting = this.#setting(table, onlooker, sight.standpoint);
    const position = JSON.stringify(showPosition(table, onlooker));
    const splices = this.#turn(last, sight, setting, position);
    const isChange = splices !== undefined && splices.length < setting.length + position.length;
    const type = isChange ? `"change","since":${last.number}` : '"update"';
    const entries = JSON.stringify(showEntries(table, onlooker, last.number));
    const head = `{"type":${type},"table":"${table.founding.id}","number":${table.number}`;
    return `${head},"entries":${entries},"state":${isChange ? splices : join(setting, position)}}`;
  }

  /** What has changed, unless there is no picture of what was sent last. */
  #turn(last: Sight, sight: Sight, setting: string, position: string): string | undefined {
    const picture = this.#pictures.get(sight.standpoint);
    const isKnown = last.standpoint === sight.standpoint && picture?.number === last.number;
    if (!isKnown || picture.setting !== setting) return this.#draw(sight, setting, position);
    picture.number = sight.number;
    return picture.position.turn(position, setting.length);
  }

  #draw({ number, standpoint }: Sight, setting: string, position: string): undefined {
    const picture = this.#pictures.get(standpoint) ?? { number, setting, position: new Page() };
    picture.position.write(position);
    this.#pictures.set(standpoint, Object.assign(picture, { number, setting }));
  }

  #setting(table: Table, onlooker: Onlooker, standpoint: string): string {
    if (table.arranged !== this.#arranged) this.#settings.clear();
    this.#arranged = table.arranged;
    const setting = this.#settings.get(standpoint) ?? JSON.stringify(showSetting(table, onlooker)).slice(0, -1);
    this.#settings.set(standpoint, setting);
    return setting;
  }
}

const join = (setting: string, position: string): string => `${setting},${position.slice(1)}`;
