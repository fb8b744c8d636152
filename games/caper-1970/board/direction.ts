import type { Act, CountLine, Direction, Moment, Weight } from '@hideout/boardkit';
import { seatOf, SPECTATOR, type Seat } from '@hideout/kernel';
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
type Line = Pick<CaperMoment, 'kind' | 'caption' | 'weight' | 'clause' | 'mood' | 'count' | 'seat'>;

/** The moments of an action, each at the table as far as it has come by then. */
function momentsOf(act: CaperAct): readonly CaperMoment[] {
  const moments: CaperMoment[] = [];
  let now = act.before;
  for (const event of act.events) {
    now = seenAfter(event, now, act);
    const line = lineOf(event, now, act);
    if (line) moments.push({ ...line, things: thingsOf(event), view: now });
  }
  return moments;
}

/** The table once an event is seen: what it changed is taken from the view after the action, all else stays. */
function seenAfter(event: CaperEvent, now: View, { view: after, events }: CaperAct): View {
  const take = (...fields: readonly (keyof View)[]): View =>
    Object.assign({ ...now }, ...fields.map((field) => ({ [field]: after[field] })));
  const isLastRoll = events.findLast(({ type }) => type === 'rolled') === event;
  switch (event.type) {
    case 'stepped':
      return { ...take('lying', 'depot'), thieves: swapped(now.thieves, [event.seat], after.thieves) };
    case 'placed':
    case 'silenced':
      return take('lying', 'stock');
    case 'stole':
      return { ...now, jewels: swapped(now.jewels, [event.jewel], after.jewels) };
    case 'captured':
      return {
        ...now,
        thieves: swapped(now.thieves, [event.victim], after.thieves),
        jewels: swapped(now.jewels, event.jewels, after.jewels),
      };
    case 'secured':
      return { ...now, jewels: swapped(now.jewels, event.jewels, after.jewels) };
    case 'rolled':
      return isLastRoll ? after : now;
    case 'lost':
    case 'drew':
    case 'reshuffled':
      return now;
    default:
      return after;
  }
}

/** The list with some of its places as they are in another. */
const swapped = (list: readonly number[], places: readonly number[], other: readonly number[]): readonly number[] =>
  list.map((each, place) => (places.includes(place) ? other[place]! : each));

/** What there is to say of an event; nothing of routine. */
function lineOf(event: CaperEvent, now: View, act: CaperAct): Line | undefined {
  const captions = CAPTIONS[act.language];
  const to = { viewer: act.view.viewer, names: act.names };
  switch (event.type) {
    case 'rolled':
      return {
        kind: 'roll',
        caption: captions.rolled(event, to),
        weight: 'glance',
        seat: event.seat,
        clause: 'CA-2.1',
      };
    case 'placed':
      if (obstacleOf(event.site) !== 'glass') return undefined;
      return { kind: 'glass', caption: captions.glass(event, to), weight: newsFor(event.seat, act), clause: 'CA-4.1' };
    case 'silenced': {
      const { jewel, live } = alarmsBy(event.site, now);
      const weight = live === 0 ? 'sentence' : newsFor(event.seat, act);
      return { kind: 'alarm', caption: captions.alarm(event, jewel, live, to), weight, clause: 'CA-4.2' };
    }
    case 'lost':
      return { kind: 'lost', caption: captions.lost(event, to), weight: 'sentence', clause: 'CA-2.3' };
    case 'stole':
      return {
        kind: 'jewel',
        caption: captions.stole(event, to),
        weight: 'climax',
        clause: 'CA-4.3',
        ...moodFor(event.seat, act),
      };
    case 'captured':
      return {
        kind: 'capture',
        caption: captions.captured(event, to),
        weight: 'climax',
        clause: 'CA-5.2',
        ...moodFor(event.seat, act),
      };
    case 'secured':
      return {
        kind: 'home',
        caption: captions.secured(event, to),
        weight: 'climax',
        clause: 'CA-4.4',
        count: countHome(event, now, act),
        ...moodFor(event.seat, act),
      };
    case 'supplied':
      return { kind: 'tool', caption: captions.supplied(event, to), weight: 'glance', clause: 'CA-6.1' };
    case 'removed': {
      const caption = captions.removed(event, obstacleOf(event.site) === 'alarm', to);
      return { kind: 'theft', caption, weight: 'sentence', clause: 'CA-6.2' };
    }
    case 'robbed': {
      const caption = captions.robbed(event, to);
      const isMine = event.victim === act.view.viewer;
      return { kind: 'theft', caption, weight: 'sentence', clause: 'CA-6.2', ...(isMine && { mood: 'bad' }) };
    }
    case 'parked':
      return { kind: 'auto', caption: captions.parked(event, to), weight: 'sentence', clause: 'CA-6.3' };
    case 'rolls-again':
      return { kind: 'again', caption: captions.again(event, to), weight: 'glance', clause: 'CA-6.4' };
    case 'ended':
      return lineOfEnd(event, act);
    default:
      return undefined;
  }
}

const obstacleOf = (site: number) => OBSTACLES[PLACES[site]!.obstacle]!;

/** Whoever did it has seen it; the others read it. */
const newsFor = (seat: Seat, { view: { viewer } }: CaperAct): Line['weight'] =>
  seat === viewer ? 'glance' : 'sentence';

/** Good news for whoever did it, bad news for the others at the table, none for who looks on. */
function moodFor(seat: Seat, { view: { viewer } }: CaperAct): Pick<Line, 'mood'> {
  return viewer === SPECTATOR ? {} : { mood: seat === viewer ? 'good' : 'bad' };
}

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
    ...(view.viewer !== SPECTATOR && { mood: isMine ? 'good' : 'bad' }),
  };
}

/** A unit of a way is one step of a movement, and so is tidying up; what a card does is looked at. */
const weightOf = (events: readonly CaperEvent[]): Weight => {
  const type = events[0]?.type;
  return type === 'robbed' || type === 'removed' || type === 'parked' ? 'glance' : 'step';
};

/** How Caper (1970) is staged. */
export const direction: Direction<CaperEvent, View> = { momentsOf, weightOf };
