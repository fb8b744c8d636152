import { capsAndHammers, COUNTRIES, REGION_SIZE, REGIONS, type Event, type Owner, type View } from '../rules/index.ts';
import type { CountLine } from '@hideout/boardkit';
import { NOBODY, titled, type Seat, type Sheet } from '@hideout/kernel';
import { MARKS } from '../words/names.ts';
import { crisisScenes } from './escalation.ts';
import type { Scene, Staging } from './staging.ts';
import { withControl, withoutRow, withProtest, withTurned } from './tableau.ts';

type Weighed = Extract<Event, { type: 'weighed' }>;

/**
 * The end of a round: what nobody fought for together, then location after location, then crises, the protests of
 * Defectors, regions, and the new score.
 */
export function resolutionOf(staging: Staging): readonly Scene[] {
  const scenes: Scene[] = [];
  let view = staging.act.before;
  const show = (scene: Scene): void => {
    view = scene.view ?? view;
    scenes.push(scene);
  };
  const weighed = staging.act.events.filter((event) => event.type === 'weighed');
  const quiet = weighed.filter((event) => isQuiet(event, view));
  const isTogether = quiet.length > 1;
  if (isTogether) show(quietScene(staging, view, quiet));
  for (const event of weighed) {
    if (isTogether && quiet.includes(event)) continue;
    turnedAt(staging, view, event.at.place).forEach(show);
    show(settledScene(staging, controlled(view, event), event));
  }
  crisisScenes(staging, view).forEach(show);
  hiddenProtests(staging, view).forEach(show);
  regionScenes(staging, view).forEach(show);
  show(scoreScene(staging));
  return scenes;
}

/** A side with the hidden agents that it turns up somewhere. */
interface TurnedSide {
  readonly seat: Seat;
  readonly cards: Extract<Event, { type: 'turnedUp' }>['cards'];
}

/** [CH-5.1] Who turns up what at a location, the upper side first. */
const sidesAt = ({ act, seats }: Staging, place: number): readonly TurnedSide[] =>
  seats.flatMap((seat) =>
    act.events.flatMap((event) => {
      if (event.type !== 'turnedUp' || event.seat !== seat) return [];
      const cards = event.cards.filter(({ at }) => at.place === place);
      return cards.length > 0 ? { seat, cards } : [];
    }),
  );

const turnedIn = (view: View, sides: readonly TurnedSide[]): View =>
  sides.reduce((table, { seat, cards }) => withTurned(table, seat, cards, 'revealed'), view);

const cardThings = (sides: readonly TurnedSide[]): readonly string[] =>
  sides.flatMap(({ seat, cards }) => cards.map(({ card }) => `card:${seat}:${card}`));

/** The hidden agents of one location are turned up, if there are any. */
function turnedAt(staging: Staging, view: View, place: number): readonly Scene[] {
  const { words, names } = staging;
  const sides = sidesAt(staging, place);
  if (sides.length === 0) return [];
  const lists = sides.map(({ seat, cards }) =>
    words.side(staging.who(seat), `${staging.list(cards.map(({ kind }) => names.kind(kind)))}.`),
  );
  return [
    {
      kind: 'turned',
      caption: staging.tell(words.turned(staging.where(sides[0]!.cards[0]!.at), lists.join(' '))),
      weight: 'glance',
      clause: 'CH-5.1',
      things: cardThings(sides),
      view: turnedIn(view, sides),
    },
  ];
}

const isContested = ({ sheets }: Weighed): boolean => sheets.every(({ lines }) => lines.length > 0);

/** Whether nobody fought for a location; a lab that somebody wins has more to say. */
const isQuiet = (event: Weighed, { places }: View): boolean =>
  !isContested(event) && (event.primary === NOBODY || places[event.at.place]!.countries.length > 0);

/** [CH-5.2, CH-5.3] Locations that nobody fought for, a line each. */
function quietScene(staging: Staging, table: View, events: readonly Weighed[]): Scene {
  const sides = events.flatMap(({ at }) => sidesAt(staging, at.place));
  const view = events.reduce(controlled, turnedIn(table, sides));
  return {
    kind: 'quiet',
    caption: staging.words.quiet(events.length),
    weight: 'sentence',
    count: events.map((event) => quietLine(staging, view, event)),
    clause: 'CH-5.2',
    things: [...events.map(({ at }) => `place:${at.place}`), ...cardThings(sides)],
    view,
  };
}

/** Who takes such a location with which agents or by which tie, and the points that it is worth. */
function quietLine(staging: Staging, view: View, { at, sheets, primary }: Weighed): CountLine {
  const { words, names } = staging;
  const { countries } = view.places[at.place]!;
  const site = countries.length > 0 ? staging.list(countries.map(names.country)) : staging.where(at);
  if (primary === NOBODY) return { text: titled(`${site}: ${words.tiedLab}`), figure: '=' };
  const agents = [...new Set(sheets[primary]!.lines.map(({ of }) => names.kind(of[0]!)))];
  const why = agents.length > 0 ? staging.list(agents) : words.prefers(staging.faction(primary));
  const worth = countries.reduce((sum, country) => sum + view.countries[country]!.value, 0);
  return { text: words.quietly(site, staging.who(primary), why), figure: `+${worth}` };
}

/** [CH-5.5] The table when a country has gone to whoever won it; a lab changes hands with the new score. */
const controlled = (view: View, { at, primary }: Weighed): View =>
  primary === NOBODY ? view : withControl(view, primary, view.places[at.place]!.countries);

/** [CH-5.2, CH-5.3] The influence on one location is counted, and somebody takes it. */
function settledScene(staging: Staging, view: View, event: Weighed): Scene {
  const { at, sheets, primary } = event;
  const isTie = sheets[0]!.total === sheets[1]!.total;
  return {
    kind: isTie ? 'tie' : 'settled',
    caption: verdict(staging, view, event),
    weight: isContested(event) ? 'climax' : 'sentence',
    ...(primary === NOBODY ? {} : { ...staging.mood(primary, true), seal: primary }),
    count: [...influenceLines(staging, sheets), ...(isTie ? [tieLine(staging, event)] : [])],
    clause: isTie ? 'CH-5.3' : 'CH-5.2',
    things: [
      `place:${at.place}`,
      ...staging.seats.flatMap((seat) => [
        `influence:${at.place}:${seat}`,
        ...view.places[at.place]!.sides[seat]!.map(({ card }) => `card:${seat}:${card}`),
      ]),
    ],
    view,
  };
}

/** Who takes the location, and why. */
function verdict(staging: Staging, view: View, { at, sheets, primary }: Weighed): string {
  const { words } = staging;
  const site = staging.where(at);
  const each = sheets[0]!.total;
  if (primary === NOBODY) return staging.tell(words.labTied(site, each));
  const who = staging.who(primary);
  const other = sheets[1 - primary]!.total;
  const { countries } = view.places[at.place]!;
  if (countries.length === 0) {
    const rank = at.site - COUNTRIES.length + 1;
    return staging.tell(words.won(who, site, sheets[primary]!.total, other), words.labWon(rank));
  }
  const called = countries.map(staging.names.country);
  const worth = words.worth(countries.reduce((sum, country) => sum + view.countries[country]!.value, 0));
  if (sheets[primary]!.total !== other) {
    return staging.tell(words.won(who, staging.list(called), sheets[primary]!.total, other), worth);
  }
  const top = called[1] === undefined ? '' : words.andTop(called[1]);
  return staging.tell(words.wonTie(who, top, each, site, staging.faction(primary)), worth);
}

/** Why somebody takes a tied location, or nobody. */
function tieLine(staging: Staging, { at, primary }: Weighed): CountLine {
  const { words } = staging;
  if (primary === NOBODY) return { text: words.tiedLab, figure: '=' };
  return { text: words.tie(staging.where(at), staging.faction(primary)), figure: MARKS[primary]! };
}

/** The influence of both sides, card by card with its reasons, the upper side first; what counts the same in one line. */
function influenceLines(staging: Staging, sheets: readonly Sheet[]): readonly CountLine[] {
  return staging.seats.flatMap((seat) => {
    const counted = new Map<string, { readonly times: number; readonly points: number }>();
    for (const { text, points } of cardLines(staging, sheets[seat]!)) {
      const { times } = counted.get(text) ?? { times: 0 };
      counted.set(text, { times: times + 1, points });
    }
    return [...counted].map(([text, { times, points }]) =>
      staging.line(seat, times === 1 ? text : `${times} × ${text}`, times * points),
    );
  });
}

/** The cards of a side, each with what it counts in all. */
function cardLines({ words, names }: Staging, { lines }: Sheet): readonly { text: string; points: number }[] {
  const cards: { text: string; points: number }[] = [];
  for (const { what, of, points } of lines) {
    const kind = names.kind(of[0]!);
    const reason = words.reasons[what as keyof typeof words.reasons] as
      | ((kind: string, types: number) => string)
      | undefined;
    // A reason stands behind the card that it belongs to.
    const before = reason && cards.pop();
    cards.push({ text: reason?.(kind, of[1] ?? 0) ?? kind, points: points + (before?.points ?? 0) });
  }
  return cards;
}

/** [CH-6.12, CH-6.4] The protests that Defectors hid go to whoever did not win, or back to the pile. */
function hiddenProtests(staging: Staging, table: View): readonly Scene[] {
  const { act, words } = staging;
  let view = table;
  return table.places.flatMap((_, place) => {
    const weighed = act.events.find((event) => event.type === 'weighed' && event.at.place === place) as Weighed;
    const count = table.places[place]!.unseen;
    if (count === 0) return [];
    const base = { weight: 'sentence', things: [`place:${place}`] } as const;
    if (weighed.primary === NOBODY) {
      return { ...base, kind: 'wentBack', caption: words.wentBack(count), clause: 'CH-6.4', view };
    }
    const seat = (1 - weighed.primary) as Seat;
    const values = takenAt(act.events, weighed);
    view = values.reduce((each, value) => withProtest(each, seat, value, place), view);
    return {
      ...base,
      kind: 'protests',
      caption: staging.tell(words.loserTakes(staging.who(seat), staging.where(weighed.at), values.join(', '), count)),
      ...staging.mood(seat, false),
      things: [...base.things, `seat:${seat}`],
      clause: 'CH-6.12',
      view,
    };
  });
}

/** The values of the protests that were taken at a location: those told after its control and before the next. */
function takenAt(events: readonly Event[], { at }: Weighed): readonly number[] {
  const taken = events.findIndex(
    (event) =>
      (event.type === 'tookCountries' && event.countries[0] === at.site) ||
      (event.type === 'tookLab' && event.lab === at.site - COUNTRIES.length),
  );
  const rest = events.slice(taken + 1);
  const end = rest.findIndex(({ type }) => type !== 'tookProtest');
  return (end < 0 ? rest : rest.slice(0, end)).map((event) => (event as { readonly value: number }).value);
}

/** [CH-8.1] Regions that have become whole. */
function regionScenes(staging: Staging, view: View): readonly Scene[] {
  const { act, words, names } = staging;
  return REGIONS.flatMap((_, region) => {
    const owner = ownerOf(view, region);
    if (owner === NOBODY || ownerOf(act.before, region) === owner) return [];
    return {
      kind: 'region',
      caption: staging.tell(words.region(staging.who(owner), names.region(region))),
      weight: 'climax',
      ...staging.mood(owner, true),
      seal: owner,
      clause: 'CH-8.1',
      things: [...countriesIn(region).map((country) => `country:${country}`), `seat:${owner}`],
      view,
    };
  });
}

const countriesIn = (region: number): readonly number[] =>
  Array.from({ length: REGION_SIZE }, (_, i) => region * REGION_SIZE + i);

/** Who controls all of a region. */
function ownerOf(view: View, region: number): Owner {
  const [first, ...others] = countriesIn(region).map((country) => view.countries[country]!.owner);
  return others.every((owner) => owner === first) ? first! : NOBODY;
}

/** [CH-8.1] The new score of both, with what this round has changed. */
function scoreScene(staging: Staging): Scene {
  const { act, words } = staging;
  const sheets = capsAndHammers.sheets(act.view);
  const list = staging.list(staging.seats.map((seat) => words.total(staging.who(seat), sheets[seat]!.total)));
  const isOver = act.view.step === 'over';
  return {
    kind: 'score',
    caption: staging.tell(isOver ? words.finalScore : words.score(act.before.round), `${list}.`),
    weight: 'climax',
    count: staging.seats.flatMap((seat) => scoreLines(staging, seat)),
    clause: 'CH-8.1',
    things: staging.seats.map((seat) => `seat:${seat}`),
    view: withoutRow(act.before, act.view),
  };
}

/** What a side had, and each thing that has changed. */
function scoreLines(staging: Staging, seat: Seat): readonly CountLine[] {
  const { act, words, names } = staging;
  const before = capsAndHammers.sheets(act.before)[seat]!;
  const after = capsAndHammers.sheets(act.view)[seat]!;
  const had: CountLine = { text: words.side(staging.who(seat), words.soFar), figure: minus(before.total) };
  const gained = after.lines.filter(
    ({ what, of }) => what !== 'protests' && !before.lines.some((line) => line.what === what && line.of[0] === of[0]),
  );
  const lost = protestsIn(after) - protestsIn(before);
  return [
    had,
    ...gained.map((line) => staging.line(seat, names.line(line), line.points)),
    ...(lost === 0 ? [] : [staging.line(seat, words.protestsLine, lost)]),
  ];
}

const minus = (points: number): string => String(points).replace('-', '−');

const protestsIn = ({ lines }: Sheet): number =>
  lines.reduce((sum, { what, points }) => sum + (what === 'protests' ? points : 0), 0);
