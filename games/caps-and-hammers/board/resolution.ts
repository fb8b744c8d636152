import {
  capsAndHammers,
  COUNTRIES,
  FIGURES,
  REGION_SIZE,
  REGIONS,
  type Country,
  type Event,
  type Owner,
  type View,
} from '../rules/index.ts';
import type { CountLine } from '@hideout/boardkit';
import { NOBODY, titled, type Seat, type Sheet } from '@hideout/kernel';
import { MARKS } from '../words/names.ts';
import { crisisScenes } from './escalation.ts';
import type { Scene, Staging } from './staging.ts';
import { withControl, withoutRow, withProtest, withTurned } from './tableau.ts';

type Weighed = Extract<Event, { type: 'weighed' }>;

/**
 * The end of a round: what nobody fights for or all have seen together, then location after location with the agents that it turns up, then
 * crises, regions, and the new score.
 */
export function resolutionOf(staging: Staging): readonly Scene[] {
  const scenes: Scene[] = [];
  let view = staging.act.before;
  const show = (scene: Scene): void => {
    view = scene.view ?? view;
    scenes.push(scene);
  };
  const weighed = staging.act.events.filter((event) => event.type === 'weighed');
  const quiet = weighed.filter((event) => isQuiet(staging, event));
  const isTogether = quiet.length > 1;
  if (isTogether) show(quietScene(staging, view, quiet));
  for (const event of weighed) if (!isTogether || !quiet.includes(event)) show(settledScene(staging, view, event));
  crisisScenes(staging, view).forEach(show);
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

const isContested = ({ sheets }: Weighed): boolean => sheets.every(({ lines }) => lines.length > 0);

/** Whether nobody fought for a location, or all agents lie open. */
const isQuiet = (staging: Staging, event: Weighed): boolean =>
  !isContested(event) || sidesAt(staging, event.at.place).length === 0;

/** [CH-5.2, CH-5.3] Such locations, a line each for whoever takes them, and what Defectors hid there. */
function quietScene(staging: Staging, table: View, events: readonly Weighed[]): Scene {
  const sides = events.flatMap(({ at }) => sidesAt(staging, at.place));
  const view = events.reduce((each, event) => settled(staging, each, event), turnedIn(table, sides));
  return {
    kind: 'quiet',
    caption: staging.words.quiet(events.length),
    weight: 'sentence',
    count: [
      ...events.map((event) => quietLine(staging, view, event)),
      ...events.flatMap((event) => hiddenLines(staging, table, event)),
    ],
    clause: 'CH-5.2',
    things: [...events.map(({ at }) => `place:${at.place}`), ...cardThings(sides)],
    view,
  };
}

/** Such a location with the agents that took it, how much stood against how much or which tie, and its points. */
function quietLine(staging: Staging, view: View, event: Weighed): CountLine {
  const { words, names } = staging;
  const { at, sheets, primary } = event;
  const { countries } = view.places[at.place]!;
  const site = countries.length > 0 ? staging.list(countries.map(names.country)) : staging.where(at);
  if (primary === NOBODY) return { text: titled(`${site}: ${words.tiedLab}`), figure: '=' };
  const [mine, other] = [sheets[primary]!.total, sheets[1 - primary]!.total];
  const agents = [...new Set(sheets[primary]!.lines.map(({ of }) => names.kind(of[0]!)))];
  const why =
    mine === other
      ? words.prefers(mine, staging.faction(primary))
      : isContested(event)
        ? words.against(mine, other)
        : staging.list(agents);
  const text = words.quietly(site, why);
  if (countries.length === 0) return { seat: primary, text, figure: MARKS[primary]! };
  return staging.line(primary, text, worthOf(view, countries));
}

const worthOf = (view: View, countries: readonly Country[]): number =>
  countries.reduce((sum, country) => sum + view.countries[country]!.value, 0);

/**
 * [CH-5.5, CH-6.12] The table when a country has gone to whoever won it, and what Defectors hid there to the other one; a
 * lab changes hands with the new score.
 */
function settled(staging: Staging, view: View, event: Weighed): View {
  const { at, primary } = event;
  if (primary === NOBODY) return view;
  const won = withControl(view, primary, view.places[at.place]!.countries);
  return takenAt(staging.act.events, event).reduce(
    (each, value) => withProtest(each, (1 - primary) as Seat, value, at.place),
    won,
  );
}

/**
 * [CH-5.1, CH-5.2, CH-5.3] The hidden agents of one location are turned up, its influence is counted, and somebody takes
 * it; the other one takes what Defectors hid there.
 */
function settledScene(staging: Staging, table: View, event: Weighed): Scene {
  const { at, sheets, primary } = event;
  const isTie = sheets[0]!.total === sheets[1]!.total;
  const view = settled(staging, turnedIn(table, sidesAt(staging, at.place)), event);
  const hidden = hiddenLines(staging, table, event);
  return {
    kind: isTie ? 'tie' : 'settled',
    caption: verdict(staging, view, event),
    weight: isContested(event) ? 'climax' : 'sentence',
    ...(primary === NOBODY ? {} : { ...staging.mood(primary, true), seal: primary }),
    count: [...influenceLines(staging, sheets), ...labLine(staging, event), ...hidden],
    clause: isTie ? 'CH-5.3' : 'CH-5.2',
    things: [
      `place:${at.place}`,
      ...staging.seats.flatMap((seat) => [
        `influence:${at.place}:${seat}`,
        ...view.places[at.place]!.sides[seat]!.map(({ card }) => `card:${seat}:${card}`),
      ]),
      ...(hidden.length > 0 && primary !== NOBODY ? [`seat:${1 - primary}`] : []),
    ],
    view,
  };
}

/** [CH-6.12, CH-6.4] The protests that Defectors hid at a location go to whoever did not win, or back to the pile. */
function hiddenLines(staging: Staging, table: View, event: Weighed): readonly CountLine[] {
  const { words, act } = staging;
  const { at, primary } = event;
  const { unseen } = table.places[at.place]!;
  if (unseen === 0) return [];
  if (primary === NOBODY) return [{ text: words.wentBack(unseen), figure: '=' }];
  const points = takenAt(act.events, event).reduce((sum, value) => sum - value, 0);
  return [{ text: words.loserTakes(staging.who(1 - primary), unseen), figure: minus(points) }];
}

/** [CH-2.2] What a lab is good for, when somebody takes it. */
const labLine = ({ words }: Staging, { at, primary }: Weighed): readonly CountLine[] =>
  primary === NOBODY || at.site < COUNTRIES.length
    ? []
    : [{ text: words.labWon, figure: String(at.site - COUNTRIES.length + 1) }];

/** Who takes the location, and why. */
function verdict(staging: Staging, view: View, { at, sheets, primary }: Weighed): string {
  const { words } = staging;
  const site = staging.where(at);
  const each = sheets[0]!.total;
  if (primary === NOBODY) return staging.tell(words.labTied(site, each));
  const who = staging.who(primary);
  const other = sheets[1 - primary]!.total;
  const { countries } = view.places[at.place]!;
  if (countries.length === 0) return staging.tell(words.won(who, site, sheets[primary]!.total, other));
  const called = countries.map(staging.names.country);
  const worth = worthOf(view, countries);
  if (sheets[primary]!.total !== other) {
    return staging.tell(words.wonCountry(who, staging.list(called), sheets[primary]!.total, other, worth));
  }
  const top = called[1] === undefined ? '' : words.andTop(called[1]);
  return staging.tell(words.wonTie(who, { top, each, base: site, faction: staging.faction(primary), worth }));
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

/** [CH-8.1] Regions that have become whole: one in a sentence, several side by side. */
function regionScenes(staging: Staging, view: View): readonly Scene[] {
  const { act, words, names } = staging;
  const whole = [...REGIONS.keys()].flatMap((region) => {
    const owner = ownerOf(view, region);
    return owner === NOBODY || ownerOf(act.before, region) === owner ? [] : { region, owner };
  });
  const [first] = whole;
  if (!first) return [];
  const isOne = whole.every(({ owner }) => owner === first.owner);
  return [
    {
      kind: 'region',
      caption:
        whole.length > 1
          ? words.regions
          : staging.tell(words.region(staging.who(first.owner), names.region(first.region))),
      weight: 'climax',
      ...(isOne && { ...staging.mood(first.owner, true), seal: first.owner }),
      ...(whole.length > 1 && {
        count: whole.map(({ region, owner }) => staging.line(owner, names.region(region), FIGURES.region)),
      }),
      clause: 'CH-8.1',
      things: whole.flatMap(({ region, owner }) => [
        ...countriesIn(region).map((country) => `country:${country}`),
        `seat:${owner}`,
      ]),
      view,
    },
  ];
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
  const list = staging.seats.map((seat) => words.total(staging.who(seat), minus(sheets[seat]!.total))).join(', ');
  const isOver = act.view.step === 'over';
  return {
    kind: 'score',
    caption: `${isOver ? words.finalScore : words.score(act.before.round)}: ${list}.`,
    weight: 'climax',
    count: staging.seats.flatMap((seat) => scoreLines(staging, seat)),
    clause: 'CH-8.1',
    things: staging.seats.map((seat) => `seat:${seat}`),
    view: withoutRow(act.before, act.view),
  };
}

/** What a side had, and each thing that has changed, down to what it has now. */
function scoreLines(staging: Staging, seat: Seat): readonly CountLine[] {
  const { act, words, names } = staging;
  const before = capsAndHammers.sheets(act.before)[seat]!;
  const after = capsAndHammers.sheets(act.view)[seat]!;
  const gained = after.lines.filter(
    ({ what, of }) => what !== 'protests' && !before.lines.some((line) => line.what === what && line.of[0] === of[0]),
  );
  const lost = protestsIn(after) - protestsIn(before);
  let sum = 0;
  const line = (text: string, points: number): CountLine => {
    sum += points;
    return { ...staging.line(seat, text, points), sum };
  };
  return [
    { ...line(words.soFar, before.total), figure: minus(before.total) },
    ...gained.map((each) => line(names.line(each), each.points)),
    ...(lost === 0 ? [] : [line(words.protestsLine, lost)]),
  ];
}

const minus = (points: number): string => String(points).replace('-', '−');

const protestsIn = ({ lines }: Sheet): number =>
  lines.reduce((sum, { what, points }) => sum + (what === 'protests' ? points : 0), 0);
