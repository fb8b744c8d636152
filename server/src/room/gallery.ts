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
  readonly number: number;
  readonly frame: string;
}

/**
 * The state at its last look from one standpoint, as text in two parts: the setting, without its last brace, which stays
 * the same while only actions are made, and the position, which begins where its own brace would be.
 */
interface Picture {
  number: number;
  /** What `table.arranged` was when the setting was written. */
  arranged: number;
  setting: string;
  readonly position: Page;
  /** What the first who saw this was sent, until everybody has been told how things stand. */
  shown: Shown | undefined;
}

/** What the onlookers of one table are sent, built once for all who see the same. */
export class Gallery {
  readonly #pictures = new Map<string, Picture>();

  /** How things stand for an onlooker, as text. */
  look(table: Table, onlooker: Onlooker): { readonly sight: Sight; readonly state: string } {
    const sight = { number: table.number, standpoint: standpointOf(table, onlooker, table.number) };
    const picture = this.#picture(sight.standpoint);
    const setting = settingOf(picture, table, onlooker);
    const position = JSON.stringify(showPosition(table, onlooker));
    // The others who see it like this may still have to be told what has changed.
    if (picture.number === 0 || picture.number === table.number) draw(picture, table, setting, position);
    return { sight, state: join(setting, position) };
  }

  /**
   * What an onlooker is sent who has had this sight, which becomes the present one: what has changed, if that is shorter
   * than how things stand.
   */
  show(table: Table, onlooker: Onlooker, sight: Sight): string {
    const { number: since, standpoint: last } = sight;
    const standpoint = standpointOf(table, onlooker, since);
    const picture = this.#picture(standpoint);
    sight.number = table.number;
    if (standpoint !== last) sight.standpoint = standpoint;
    const { shown } = picture;
    const isShown = shown?.since === since && shown.number === table.number && shown.standpoint === last;
    if (isShown) return shown.frame;
    const isKnown = standpoint === last && picture.number === since;
    const frame = frameOf(writeChange(table, onlooker, since, picture, { isKnown }));
    picture.shown = { standpoint: last, since, number: table.number, frame };
    return frame;
  }

  /** Forgets how things looked: the people at the table are not who they were. */
  forget(): void {
    this.#pictures.clear();
  }

  /** Everybody has been told how things stand: frames, and pictures that nobody looks at any more, are forgotten. */
  tidy({ number }: Table): void {
    for (const [standpoint, picture] of this.#pictures) {
      picture.shown = undefined;
      if (picture.number !== number) this.#pictures.delete(standpoint);
    }
  }

  #picture(standpoint: string): Picture {
    const known = this.#pictures.get(standpoint);
    if (known) return known;
    const picture = { number: 0, arranged: -1, setting: '', position: new Page(), shown: undefined };
    this.#pictures.set(standpoint, picture);
    return picture;
  }
}

/** What has happened since an entry and what that has changed; `isKnown` says that the picture is how things stood then. */
function writeChange(
  table: Table,
  onlooker: Onlooker,
  since: number,
  picture: Picture,
  { isKnown }: { readonly isKnown: boolean },
): string {
  const setting = settingOf(picture, table, onlooker);
  const position = JSON.stringify(showPosition(table, onlooker));
  const isSplit = isKnown && picture.setting === setting;
  const splices = isSplit ? picture.position.turn(position, setting.length) : '';
  if (isSplit) picture.number = table.number;
  else draw(picture, table, setting, position);
  const isChange = isSplit && splices.length < setting.length + position.length;
  const type = isChange ? `"change","since":${since}` : '"update"';
  const entries = JSON.stringify(showEntries(table, onlooker, since));
  const head = `{"type":${type},"table":"${table.founding.id}","number":${table.number}`;
  return `${head},"entries":${entries},"state":${isChange ? splices : join(setting, position)}}`;
}

function draw(picture: Picture, { number, arranged }: Table, setting: string, position: string): void {
  Object.assign(picture, { number, arranged, setting });
  picture.position.write(position);
}

/** The setting as it is now: that of the picture, unless something was arranged since. */
const settingOf = ({ arranged, setting }: Picture, table: Table, onlooker: Onlooker): string =>
  arranged === table.arranged ? setting : JSON.stringify(showSetting(table, onlooker)).slice(0, -1);

const join = (setting: string, position: string): string => `${setting},${position.slice(1)}`;
