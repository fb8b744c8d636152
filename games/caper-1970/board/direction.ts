import type { Act, CountLine, Direction, Moment, Weight } from '@hideout/boardkit';
import { answerTo, seatOf, SPECTATOR, type ByEvent, type Seat } from '@hideout/kernel';
import {
  ALARMS_OF,
  JEWELS,
  OBSTACLES,
  PLACES,
  safeWith,
  type CaperEvent,
  type JewelName,
  type View,
} from '../rules/index.ts';
import { CAPTIONS, type Told } from './captions.ts';
import { scoresIn } from './score.ts';
import { thingsOf } from './thingsOf.ts';
import { BOARD_WORDS } from './words.ts';

type CaperAct = Act<CaperEvent, View>;
type CaperMoment = Moment<View>;

/** What a moment says; where it stands and what it is about follow from its event. */
type Line = Pick<CaperMoment, 'kind' | 'caption' | 'weight' | 'clause' | 'mood' | 'count' | 'seat' | 'seal'>;

/** The moments of an action, each at the table as far as it has come by then. */
function momentsOf(act: CaperAct): readonly CaperMoment[] {
  const moments: CaperMoment[] = [];
  let now = act.before;
  for (const event of act.events) {
    now = seenAfter(event, now, act);
    const line = lineOf(event, now, act);
    if (line) moments.push({ ...line, things: answerTo(thingsOf, event) ?? [], view: now });
  }
  return moments;
}

/** The table once an event is seen: what it changed is taken from the view after the action, all else stays. */
function seenAfter(event: CaperEvent, now: View, { view: after, events }: CaperAct): View {
  const take = (...fields: readonly (keyof View)[]): View =>
    Object.assign({ ...now }, ...fields.map((field) => ({ [field]: after[field] })));
  const taking: Partial<ByEvent<CaperEvent, View>> = {
    stepped: ({ seat }) => ({ ...take('lying', 'depot'), thieves: swapped(now.thieves, [seat], after.thieves) }),
    placed: () => take('lying', 'stock'),
    silenced: () => take('lying', 'stock'),
    stole: ({ jewel }) => ({ ...now, jewels: swapped(now.jewels, [jewel], after.jewels) }),
    captured: ({ victim, jewels }) => ({
      ...now,
      thieves: swapped(now.thieves, [victim], after.thieves),
      jewels: swapped(now.jewels, jewels, after.jewels),
    }),
    secured: ({ jewels }) => ({ ...now, jewels: swapped(now.jewels, jewels, after.jewels) }),
    rolled: (roll) => (events.findLast(({ type }) => type === 'rolled') === roll ? after : now),
    lost: () => now,
    drew: () => now,
    reshuffled: () => now,
  };
  return answerTo(taking, event) ?? after;
}

/** The list with some of its places as they are in another. */
const swapped = (list: readonly number[], places: readonly number[], other: readonly number[]): readonly number[] =>
  list.map((each, place) => (places.includes(place) ? other[place]! : each));

/** What there is to say of an event; nothing of routine. */
function lineOf(event: CaperEvent, now: View, act: CaperAct): Line | undefined {
  const captions = CAPTIONS[act.language];
  const to = { viewer: act.view.viewer, names: act.names };
  const lines: Partial<ByEvent<CaperEvent, Line | undefined>> = {
    rolled: (e) => ({
      kind: 'roll',
      caption: captions.rolled(e, to),
      weight: 'glance',
      seat: e.seat,
      clause: 'CA-2.1',
    }),
    placed(e) {
      if (obstacleOf(e.site) !== 'glass') return undefined;
      return { kind: 'glass', caption: captions.glass(e, to), weight: newsFor(e.seat, act), clause: 'CA-4.1' };
    },
    silenced(e) {
      const { jewel, live } = alarmsBy(e.site, now);
      const weight = live === 0 ? 'sentence' : newsFor(e.seat, act);
      return { kind: 'alarm', caption: captions.alarm(e, jewel, live, to), weight, clause: 'CA-4.2' };
    },
    lost: (e) => ({ kind: 'lost', caption: captions.lost(e, to), weight: 'sentence', clause: 'CA-2.3' }),
    stole: (e) => ({ kind: 'jewel', caption: captions.stole(e, to), clause: 'CA-4.3', ...climaxOf(e.seat, act) }),
    captured: (e) => ({
      kind: 'capture',
      caption: captions.captured(e, to),
      clause: 'CA-5.2',
      // Whom it does not touch reads it as news.
      ...(act.view.viewer === SPECTATOR || [e.seat, e.victim].some((seat) => seat === act.view.viewer)
        ? climaxOf(e.seat, act)
        : { weight: 'sentence' }),
    }),
    secured: (e) => ({
      kind: 'home',
      caption: captions.secured(e, to),
      clause: 'CA-4.4',
      count: countHome(e, now, act),
      ...climaxOf(e.seat, act),
    }),
    supplied: (e) => ({ kind: 'tool', caption: captions.supplied(e, to), weight: 'glance', clause: 'CA-6.1' }),
    removed(e) {
      const caption = captions.removed(e, obstacleOf(e.site) === 'alarm', to);
      return { kind: 'theft', caption, weight: 'sentence', clause: 'CA-6.2' };
    },
    robbed(e) {
      const mood = e.victim === act.view.viewer && ({ mood: 'bad' } as const);
      return { kind: 'theft', caption: captions.robbed(e, to), weight: 'sentence', clause: 'CA-6.2', ...mood };
    },
    parked: (e) => ({ kind: 'auto', caption: captions.parked(e, to), weight: 'sentence', clause: 'CA-6.3' }),
    'rolls-again': (e) => ({ kind: 'again', caption: captions.again(e, to), weight: 'glance', clause: 'CA-6.4' }),
    ended: (e) => lineOfEnd(e, act),
  };
  return answerTo(lines, event);
}

const obstacleOf = (site: number) => OBSTACLES[PLACES[site]!.obstacle]!;

/** Whoever did it has seen it; the others read it. */
const newsFor = (seat: Seat, { view: { viewer } }: CaperAct): Line['weight'] =>
  seat === viewer ? 'glance' : 'sentence';

/** Good news for whoever did it, bad news for the others at the table, none for who looks on. */
const climaxOf = (seat: Seat, { view: { viewer } }: CaperAct): Pick<Line, 'mood' | 'weight'> => ({
  weight: 'climax',
  ...(viewer !== SPECTATOR && { mood: seat === viewer ? 'good' : 'bad' }),
});

/** Whose jewel an alarm guards, and how many of its alarms are still live. */
function alarmsBy(site: number, { lying }: View): { readonly jewel: JewelName; readonly live: number } {
  const jewel = ALARMS_OF.findIndex((alarms) => alarms.some((each) => each === site));
  const live = ALARMS_OF[jewel]!.filter((alarm) => !lying.some(([each]) => each === alarm)).length;
  return { jewel: JEWELS[jewel]!, live };
}

/** The jewels that came home, each with its points, after what was there before. */
function countHome({ jewels, seat }: Told<'secured'>, now: View, { language }: CaperAct): readonly CountLine[] {
  const words = BOARD_WORDS[language];
  const before = now.jewels.map((where, jewel) => (jewels.some((each) => each === jewel) ? -1 : where));
  let sum = before.reduce((total, where, jewel) => total + (where === safeWith(seat) ? now.points[jewel]! : 0), 0);
  return jewels.map((jewel) => {
    sum += now.points[jewel]!;
    return { text: words.jewels[JEWELS[jewel]!], figure: `+${now.points[jewel]!}`, sum };
  });
}

/** The last count: everybody with their points, the best first. */
function lineOfEnd({ ending }: Told<'ended'>, act: CaperAct): Line {
  const { view, language, names } = act;
  const captions = CAPTIONS[language];
  const scores = scoresIn(view);
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seatOf(seat)] : []));
  const count = scores
    .map((score, seat) => ({ text: seat === view.viewer ? captions.you : names[seat]!, score }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ text, score }) => ({ text, figure: String(score) }));
  const isMine = winners.some((seat) => seat === view.viewer);
  return {
    kind: 'end',
    caption: `${BOARD_WORDS[language].endings[ending]} ${captions.won(winners, best, { viewer: view.viewer, names })}`,
    weight: 'climax',
    clause: ending === 'guard' ? 'CA-9.3' : 'CA-9.1',
    count,
    ...(winners.length === 1 && { seal: winners[0]! }),
    ...(view.viewer !== SPECTATOR && { mood: isMine ? 'good' : 'bad' }),
  };
}

/** A unit of a way is one step of a movement, and so is tidying up; what a card does is looked at. */
const weightOf = (events: readonly CaperEvent[]): Weight => {
  const type = events[0]?.type;
  return type === 'robbed' || type === 'removed' || type === 'parked' ? 'glance' : 'step';
};

const KINDS = 'again alarm auto capture end glass home jewel lost roll theft tool'.split(' ');

/** How Caper (1970) is staged. */
export const direction: Direction<CaperEvent, View> = { kinds: KINDS, momentsOf, weightOf };
