import type { Act, CountLine, Moment } from '@hideout/boardkit';
import { seatOf, type Seat, type SheetLine } from '@hideout/kernel';
import {
  bookIn,
  locationRow,
  type caperEurope,
  type CardId,
  type Event,
  type LocationId,
  type View,
} from '../rules/index.ts';
import { shortText } from '../words/texts.ts';
import { cardId, wornId } from './cards.ts';
import { addUp, HEADINGS, leaderAt, locationLines, pointsOf, voiceOf, type Voice } from './voice.ts';

/**
 * [CE-9.1] to [CE-9.5] The end of a game: the Locations one by one, then Thieves, Gear and Goods, each with what the seats
 * have by then, and the margin. The table lies as it does when the last cards are discarded.
 */
export const finaleOf = (game: typeof caperEurope, act: Act<Event, View>, view: View): readonly Moment<View>[] =>
  new Finale(game, act, view).moments();

/** At most this many cards of a seat are named under a heading. */
const NAMED = 3;
const SEATS = [seatOf(0), seatOf(1)];

class Finale {
  readonly #game: typeof caperEurope;
  readonly #act: Act<Event, View>;
  readonly #voice: Voice;
  readonly #view: View;

  constructor(game: typeof caperEurope, act: Act<Event, View>, view: View) {
    this.#game = game;
    this.#act = act;
    this.#voice = voiceOf(game, act);
    this.#view = view;
  }

  moments(): readonly Moment<View>[] {
    const fin = {
      kind: 'fin',
      caption: this.#voice.words.fin,
      weight: 'sentence',
      clause: 'CE-9.1',
      things: [],
    } as const;
    const moments: Moment<View>[] = [
      fin,
      ...this.#view.sites.map((_, site) => this.#location(site)),
      ...HEADINGS.slice(1).map((heading) => this.#heading(heading)),
      this.#total(),
    ];
    return moments.map((moment) => ({ view: this.#view, ...moment }));
  }

  /** [CE-9.1] [CE-9.2] */
  #location(site: number): Moment<View> {
    const { location, tracker } = this.#view.sites[site]!;
    const { words, who, mood } = this.#voice;
    const things = [`location:${location}`];
    const moment = { kind: 'location', clause: 'CE-9.1', things };
    if (tracker === 0) return { ...moment, weight: 'sentence', caption: words.nobodyWins(location) };
    const winner = leaderAt(tracker);
    const lines = locationLines(this.#game, this.#view, winner, location).filter((line) => line.points > 0);
    let points = 0;
    const count = lines.map((line): CountLine => {
      points += line.points;
      return { text: this.#locationText(line, location), figure: `+${line.points}`, sum: points };
    });
    return {
      ...moment,
      ...mood(winner),
      weight: 'sentence',
      caption: words.wins(who(winner), location, Math.abs(tracker), points),
      count,
      seal: seatOf(winner),
    };
  }
  /** What a line of a Location is for, without its name. */
  #locationText({ what, of }: SheetLine, location: LocationId): string {
    const { v } = this.#voice;
    if (what === 'base') return v.lines.base;
    if (what === 'track') return v.lines.track(of[1]!);
    const bonus = shortText(v, bookIn(this.#game).printed[locationRow(location)]![0]!);
    return of[2] === 1 ? bonus : `${bonus} × ${of[2]}`;
  }

  /** [CE-9.3] [CE-9.4] */
  #heading(heading: (typeof HEADINGS)[number]): Moment<View> {
    const { words, game, who } = this.#voice;
    const totals = SEATS.map((seat) => [who(seat), pointsOf(this.#game, this.#view, seat, heading)] as const);
    return {
      kind: heading,
      caption: words.scored(game.heading(heading), totals),
      weight: 'sentence',
      count: SEATS.flatMap((seat) => this.#linesOf(seat, heading)),
      clause: heading === 'goods' ? 'CE-9.4' : 'CE-9.3',
      things: ['score:0', 'score:1', ...thingsUnder(heading, this.#view)],
    };
  }
  /** What a seat has so far, and what it gets under a heading, the best first. */
  #linesOf(seat: Seat, heading: (typeof HEADINGS)[number]): readonly CountLine[] {
    const { v, words } = this.#voice;
    const lines = this.#game
      .sheets(this.#view)
      .filter((sheet) => sheet.seat === seat && sheet.heading === heading)
      .flatMap((sheet) => sheet.lines)
      .filter((line) => line.points > 0)
      .toSorted((a, b) => b.points - a.points);
    const text = ({ what, of }: SheetLine): string =>
      what === 'set' ? v.lines.sets[of[0]! - 1]! : v.card(of[0] as CardId);
    const rest = lines.slice(NAMED);
    const more = rest.reduce((points, line) => points + line.points, 0);
    const told = HEADINGS.slice(0, HEADINGS.indexOf(heading));
    const before = told.reduce((points, each) => points + pointsOf(this.#game, this.#view, seat, each), 0);
    return addUp(seat, [
      [words.soFar, before],
      ...lines.slice(0, NAMED).map((line) => [text(line), line.points] as const),
      ...(more > 0 ? [[words.rest(rest.length), more] as const] : []),
    ]);
  }

  /** [CE-9.5] */
  #total(): Moment<View> {
    const { game, mood } = this.#voice;
    const [winner, caption] = this.#margin();
    return {
      kind: 'total',
      caption,
      weight: 'climax',
      ...(winner === undefined ? {} : { ...mood(winner), seal: seatOf(winner) }),
      count: SEATS.flatMap((seat) =>
        addUp(
          seat,
          HEADINGS.map((each) => [game.heading(each), pointsOf(this.#game, this.#view, seat, each)]),
        ),
      ),
      clause: 'CE-9.5',
      things: ['score:0', 'score:1'],
      view: this.#act.view,
    };
  }
  /** Who wins, and by how much of what. */
  #margin(): readonly [winner: Seat | undefined, text: string] {
    const { v, words, who } = this.#voice;
    const counts = {
      points: SEATS.map((seat) => pointsOf(this.#game, this.#view, seat)),
      coins: this.#view.coins,
      goods: this.#view.loot.map((kinds) => kinds.reduce((sum, n) => sum + n, 0)),
    };
    for (const ending of ['points', 'coins', 'goods'] as const) {
      const lead = counts[ending][0]! - counts[ending][1]!;
      if (lead === 0) continue;
      const winner = seatOf(lead > 0 ? 0 : 1);
      const [most, least] = [counts[ending][winner]!, counts[ending][1 - winner]!];
      if (ending === 'points') return [winner, `${words.winsBy(who(winner), most - least)}: ${most}–${least}.`];
      return [winner, words.breaksTie(who(winner), ending, most, least)];
    }
    return [undefined, v.endings.draw];
  }
}

/** The things that a heading is about. */
function thingsUnder(heading: (typeof HEADINGS)[number], view: View): readonly string[] {
  if (heading === 'goods') return view.loot.flatMap((kinds, seat) => kinds.map((_, kind) => `loot:${seat}:${kind}`));
  const members = view.sites.flatMap((site) => site.crews.flat());
  if (heading === 'thieves') return members.map(({ thief }) => cardId(thief));
  return members.flatMap(({ thief, gear }) => gear.map((_, level) => wornId(thief, gear, level)));
}
