import type { Event, Spot, View } from '../rules/index.ts';
import type { Act, CountLine, Moment } from '@hideout/boardkit';
import { SPECTATOR, titled, type Seat } from '@hideout/kernel';
import { NAMES, spotName } from './names.ts';
import { BOARD_WORDS } from './words.ts';
import { DIRECTION_WORDS, type Who } from './directionWords.ts';

/** A moment of this game. */
export type Scene = Moment<View>;

/** One action, with all that its captions are made of. */
export class Staging {
  readonly act: Act<Event, View>;
  readonly words;
  readonly board;
  readonly names;

  constructor(act: Act<Event, View>) {
    this.act = act;
    this.words = DIRECTION_WORDS[act.language];
    this.board = BOARD_WORDS[act.language];
    this.names = NAMES[act.language];
  }

  /** Both sides from top to bottom, as they sit on the board. */
  get seats(): readonly Seat[] {
    const { viewer } = this.act.view;
    const near = viewer === SPECTATOR ? 0 : viewer;
    return [1 - near, near] as Seat[];
  }

  who(seat: number): Who {
    return { name: seat === this.act.view.viewer ? undefined : this.act.names[seat]! };
  }

  isMine(seat: number): boolean {
    return seat === this.act.view.viewer;
  }

  /** Good or bad news for whoever looks, by whether it is good for this seat; neither for a spectator. */
  mood(seat: number, isGood: boolean): Pick<Scene, 'mood'> {
    if (this.act.view.viewer === SPECTATOR) return {};
    return { mood: this.isMine(seat) === isGood ? 'good' : 'bad' };
  }

  where(spot: Spot): string {
    return spotName(spot, this.act.language);
  }

  faction(seat: number): string {
    return this.board.factions[seat]!;
  }

  list(parts: readonly string[]): string {
    return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(this.words.and);
  }

  /** Sentences one after another, each with a capital letter. */
  tell(...sentences: readonly string[]): string {
    return sentences
      .filter((sentence) => sentence !== '')
      .map(titled)
      .join(' ');
  }

  /** A line of a count that belongs to a seat. */
  line(seat: Seat, text: string, points: number): CountLine {
    return { seat, text, figure: signed(points) };
  }
}

/** “+3”, “−2”, “0”. */
const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');
