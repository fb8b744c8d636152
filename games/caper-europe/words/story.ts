import { nameFor, seatOf, type Audience } from '@hideout/kernel';
import type { Book } from '../rules/book.ts';
import type { LocationId } from '../rules/card.ts';
import { tableOf } from '../rules/imagine.ts';
import { endingOf, leadBy, scoreOf, winnerAt } from '../rules/scoring.ts';
import { SEATS, SITES } from '../rules/places.ts';
import { sheetsOf, type Heading } from '../rules/sheets.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Vocabulary } from './vocabulary.ts';

/** [CE-9.5] What decided a finished game: the Locations, what made the difference, and the Caper that would have turned it. */
export function storyOf(v: Vocabulary, book: Book, view: View, to: Audience): readonly string[] {
  const s = tableOf(view);
  const scores = scoresOf(book, s);
  const ending = endingOf(s, scores);
  const lead = leadBy(s, scores, ending);
  const winner = lead >= 0 ? 0 : 1;
  const who = (seat: number): string | undefined => nameFor(seatOf(seat), to);
  // Whoever reads comes first; for whoever looks on, the winner.
  const first = to.viewer >= 0 ? to.viewer : winner;
  const pair = <T>(of: (seat: number) => T): readonly [T, T] => [of(first), of(1 - first)];
  const totals = totalsOf(book, s);
  const won = (seat: number): readonly LocationId[] =>
    sites().flatMap((site) => (winnerAt(s, site) === seat ? (s.location[site] as LocationId) : []));
  const { story } = v;
  const places = story.locations(
    [who(first), who(1 - first)],
    pair(won),
    pair((seat) => totals.get(`${seat} locations`)!),
  );
  if (ending === 'draw') return [places, v.endings.draw];
  if (ending !== 'points') return [places, story.tie(v.endings[ending], Math.abs(lead))];
  const swing = (heading: Heading): number =>
    totals.get(`${winner} ${heading}`)! - totals.get(`${1 - winner} ${heading}`)!;
  const most = CREWS_AND_GOODS.reduce((best, heading) => (swing(heading) > swing(best) ? heading : best));
  const turned = sites().find((site) => wouldTurn(book, s, site, winner));
  return [
    places,
    ...(swing(most) > 0
      ? [
          story.most(
            who(winner),
            v.headings[most],
            totals.get(`${winner} ${most}`)!,
            totals.get(`${1 - winner} ${most}`)!,
          ),
        ]
      : []),
    ...(turned === undefined ? [] : [story.turned(s.location[turned] as LocationId, who(1 - winner))]),
  ];
}

const CREWS_AND_GOODS: readonly Heading[] = ['thieves', 'gear', 'goods'];
const HEADINGS: readonly Heading[] = ['locations', ...CREWS_AND_GOODS];
const sites = (): number[] => [...Array(SITES).keys()];
const scoresOf = (book: Book, s: Readonly<State>) => [scoreOf(book, s, 0), scoreOf(book, s, 1)] as const;

/** The sum under each heading, by seat and heading. */
function totalsOf(book: Book, s: Readonly<State>): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (let seat = 0; seat < SEATS; seat++) for (const heading of HEADINGS) totals.set(`${seat} ${heading}`, 0);
  for (const { seat, heading, total } of sheetsOf(book, s)) totals.set(`${seat} ${heading}`, total);
  return totals;
}

/** Whether the other side would have more points, had the Tracker here stood one space nearer to it. */
function wouldTurn(book: Book, s: State, site: number, winner: number): boolean {
  const toward = winner === 0 ? -1 : 1;
  const tracker = s.tracker[site]!;
  if (Math.sign(tracker) === toward) return false;
  s.tracker[site] = tracker + toward;
  const scores = scoresOf(book, s);
  s.tracker[site] = tracker;
  return scores[1 - winner]! > scores[winner]!;
}
