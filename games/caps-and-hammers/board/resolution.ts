import { capsAndHammers, COUNTRIES, REGION_SIZE, REGIONS, type Event, type Owner, type View } from '../rules/index.ts';
import type { CountLine } from '@hideout/boardkit';
import { NOBODY, type Seat, type Sheet, type SheetLine } from '@hideout/kernel';
import { MARKS } from '../words/names.ts';
import { crisisScenes } from './escalation.ts';
import type { Scene, Staging } from './staging.ts';
import { withControl, withoutRow, withProtest, withTurned } from './tableau.ts';

type Weighed = Extract<Event, { type: 'weighed' }>;

/** The end of a round: location after location, then crises, the protests of Defectors, regions, and the new score. */
export function resolutionOf(staging: Staging): readonly Scene[] {
  const scenes: Scene[] = [];
  let view = staging.act.before;
  const show = (scene: Scene): void => {
    view = scene.view ?? view;
    scenes.push(scene);
  };
  for (const event of staging.act.events) {
    if (event.type !== 'weighed') continue;
    turnedAt(staging, view, event.at.place).forEach(show);
    show(settledScene(staging, controlled(view, event), event));
  }
  crisisScenes(staging, view).forEach(show);
  hiddenProtests(staging, view).forEach(show);
  regionScenes(staging, view).forEach(show);
  show(scoreScene(staging));
  return scenes;
}

/** [CH-5.1] The hidden agents of one location are turned up, if there are any. */
function turnedAt(staging: Staging, view: View, place: number): readonly Scene[] {
  const { act, words, names } = staging;
  const sides = staging.seats.flatMap((seat) =>
    act.events.flatMap((event) => {
      if (event.type !== 'turnedUp' || event.seat !== seat) return [];
      const cards = event.cards.filter(({ at }) => at.place === place);
      return cards.length > 0 ? { seat, cards } : [];
    }),
  );
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
      things: sides.flatMap(({ seat, cards }) => cards.map(({ card }) => `card:${seat}:${card}`)),
      view: sides.reduce((table, { seat, cards }) => withTurned(table, seat, cards, 'revealed'), view),
    },
  ];
}

/** [CH-5.5] The table when a country has gone to whoever won it; a lab changes hands with the new score. */
const controlled = (view: View, { at, primary }: Weighed): View =>
  primary === NOBODY ? view : withControl(view, primary, view.places[at.place]!.countries);

/** [CH-5.2, CH-5.3] The influence on one location is counted, and somebody takes it. */
function settledScene(staging: Staging, view: View, event: Weighed): Scene {
  const { at, sheets, primary } = event;
  const isTie = sheets[0]!.total === sheets[1]!.total;
  const isContested = sheets.every(({ lines }) => lines.length > 0);
  return {
    kind: isTie ? 'tie' : 'settled',
    caption: verdict(staging, view, event),
    weight: isContested ? 'climax' : 'sentence',
    ...(primary === NOBODY ? {} : staging.mood(primary, true)),
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

/** The influence of both sides, card by card with its reasons, the upper side first. */
function influenceLines(staging: Staging, sheets: readonly Sheet[]): readonly CountLine[] {
  return staging.seats.flatMap((seat) => {
    const { lines } = sheets[seat]!;
    if (lines.length === 0) return [staging.line(seat, staging.words.noAgent, 0)];
    return lines.map((line) => staging.line(seat, reasonOf(staging, line), line.points));
  });
}

function reasonOf({ words, names }: Staging, { what, of }: SheetLine): string {
  const kind = names.kind(of[0]!);
  const reason = words.reasons[what as keyof typeof words.reasons] as
    | ((kind: string, types: number) => string)
    | undefined;
  return reason ? reason(kind, of[1] ?? 0) : kind;
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
