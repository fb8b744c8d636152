import { NOBODY, SPECTATOR, UNKNOWN, type Audience, type Paint, type Seat, type Tone } from '@hideout/kernel';
import { COUNTRIES, REGION_SIZE, REGIONS, regionOf } from '../rules/countries.ts';
import { CAPS, enemyOf } from '../rules/factions.ts';
import { TOP_DEFCON, type Tables } from '../rules/figures.ts';
import { KINDS, type Kind } from '../rules/kinds.ts';
import { influenceSheets, supremacySheets } from '../rules/sheets.ts';
import { CARDS, FACES, ROUNDS, SEATS } from '../rules/state.ts';
import type { CardInPlay, Owner, View } from '../rules/view.ts';
import { frame, type Cell } from './frame.ts';
import { MARKS, RANKS, type Vocabulary } from './vocabulary.ts';

/** What it takes to draw a board. */
export interface Drawing {
  readonly v: Vocabulary;
  readonly t: Tables;
  readonly view: View;
  readonly to: Audience;
  readonly paint: Paint;
}

/** How the faces of cards are marked. */
const FACE_MARKS = { hidden: '▒', activated: '▶', revealed: '□' } as const;
/** Marks a country that lies in the row. */
const IN_ROW = '<>';
const FACTION_TONES = ['blue', 'red'] as const satisfies readonly Tone[];

/** The table as text: the enemy's side above the row of locations, the viewer's below, then labs and regions. */
export function drawBoard(drawing: Drawing): string {
  const near = drawing.view.viewer === SPECTATOR ? CAPS : (drawing.view.viewer as Seat);
  const far = enemyOf(near);
  return [
    ...headLines(drawing),
    '',
    sideLine(drawing, far),
    ...rowLines(drawing, near),
    sideLine(drawing, near),
    ...handLines(drawing),
    '',
    labLine(drawing),
    ...regionLines(drawing),
    '',
    legendLine(drawing),
  ].join('\n');
}

const mark = ({ paint }: Drawing, seat: Owner, none = '··'): string =>
  seat === NOBODY ? paint('quiet', none) : paint(FACTION_TONES[seat]!, MARKS[seat]!);

/** Round, turn, Defcon meter, and what is left to draw. */
function headLines(drawing: Drawing): string[] {
  const { v, t, view, paint } = drawing;
  const words = v.board;
  const turn = `${words.turn} ${Math.min(view.turn + 1, SEATS * CARDS)}/${SEATS * CARDS}`;
  const clock = [`${words.round} ${view.round}/${ROUNDS}`, ...(view.places.length > 0 ? [turn] : [])].join(' · ');
  const levels = Array.from({ length: TOP_DEFCON }, (_, i) => TOP_DEFCON - i);
  const meter = levels.map((level) => (level === view.defcon ? paint('yellow', `[${level}]`) : ` ${level} `)).join('');
  const draws = levels.map((level) => ` ${level === TOP_DEFCON ? '-' : t.draws[level]!} `).join('');
  return [
    `${paint('strong', clock)} · ${words.first} ${mark(drawing, view.first)}`,
    `Defcon ${meter}   ${words.deck} ${view.deckLeft} · ${words.discard} ${sum(view.discard)} · ${words.pile} ${view.pile}`,
    paint('quiet', `       ${draws}   ${words.draws}`),
  ];
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** A faction with its player, hand, protests and points. */
function sideLine(drawing: Drawing, seat: Seat): string {
  const { v, t, view, to, paint } = drawing;
  const protests = view.protests[seat]!.flatMap((count, value) => (count > 0 ? [`${value}×${count}`] : []));
  const score = supremacySheets(t, view)[seat]!.total;
  const facts = [
    `${v.board.hand} ${view.hands[seat]!.length}`,
    `${v.board.protests} ${protests.join(' ') || '–'}`,
    `${v.board.points} ${score}`,
  ].join(' · ');
  const name = Array.from(to.names[seat]!).slice(0, 24).join('');
  return `${mark(drawing, seat)} ${paint('strong', name)} · ${facts}`;
}

/** The row of locations with both sides; nothing between rounds. */
function rowLines(drawing: Drawing, near: Seat): string[] {
  const { view } = drawing;
  if (view.places.length === 0) return [];
  const places = [...view.places.keys()];
  const far = enemyOf(near);
  const above = places.map((place) => [...cardCells(drawing, place, far), influenceCell(drawing, place, far)]);
  const middle = places.map((place) => locationCells(drawing, place));
  const below = places.map((place) => [influenceCell(drawing, place, near), ...cardCells(drawing, place, near)]);
  return frame(
    [
      { columns: above, sink: true },
      { columns: middle, sink: false },
      { columns: below, sink: false },
    ],
    drawing.paint,
  );
}

const cardCells = (drawing: Drawing, place: number, seat: Seat): Cell[] =>
  drawing.view.places[place]!.sides[seat]!.map((card) => cardCell(drawing.v, card, seat));

function cardCell(v: Vocabulary, { card, kind, face }: CardInPlay, seat: Seat): Cell {
  const name = kind === UNKNOWN ? v.board.faces.hidden : v.kinds[KINDS[kind]!];
  return { text: `${FACE_MARKS[face]}${card + 1} ${name}`, tone: face === 'hidden' ? 'quiet' : FACTION_TONES[seat]! };
}

/** What the viewer knows of the influence there: “4+?” while cards are hidden from him. */
function influenceCell({ t, view }: Drawing, place: number, seat: Seat): Cell {
  const { total, lines } = influenceSheets(t, view, place)[seat]!;
  const hidden = lines.some(({ what }) => what === 'hidden') ? '+?' : '';
  return { text: `${MARKS[seat]!} ${total}${hidden}`, tone: FACTION_TONES[seat]! };
}

/** A location: its countries or the lab, and all that lies there. */
function locationCells({ v, view }: Drawing, place: number): Cell[] {
  const { countries, occupied, justified, unseen } = view.places[place]!;
  const cells = countries.map((country, i): Cell => {
    // Only the bottom country's preference decides a tie on a pair [CH-5.3].
    const [before, after] = i > 0 ? ['+ ', ''] : ['', ` ${MARKS[view.countries[country]!.prefers]!}`];
    return { text: `${before}${countryText(v, view, country)}${after}`, tone: 'strong' };
  });
  if (countries.length > 0) cells.splice(1, 0, { text: v.regions[REGIONS[regionOf(countries[0]!)]!], tone: 'quiet' });
  else cells.push(...labCells(v, view.lab - 1));
  if (occupied) cells.push({ text: `■ ${v.board.occupied}`, tone: 'yellow' });
  justified.forEach((count, seat) => {
    if (count > 0) cells.push({ text: `${v.board.justified} ${MARKS[seat]!}×${count}`, tone: 'green' });
  });
  if (unseen > 0) cells.push({ text: `${v.board.unseen} ×${unseen}`, tone: 'purple' });
  return cells;
}

const countryText = (v: Vocabulary, view: View, country: number): string =>
  `${v.countries[COUNTRIES[country]!.name]} ${view.countries[country]!.value}`;

/** Rank and name on two lines, for together they are too long for a column. */
function labCells(v: Vocabulary, lab: number): Cell[] {
  const [kind, rank, ...name] = v.lab(lab).split(' ');
  return [
    { text: `${kind!.charAt(0).toUpperCase()}${kind!.slice(1)} ${rank!}`, tone: 'strong' },
    { text: name.join(' '), tone: 'quiet' },
  ];
}

/** The viewer's own hand. */
function handLines({ v, view, paint }: Drawing): string[] {
  if (view.viewer === SPECTATOR) return [];
  const hand = view.hands[view.viewer]! as readonly Kind[];
  const names = KINDS.flatMap((name, kind) => {
    const held = hand.filter((each) => each === kind).length;
    return held === 0 ? [] : [held === 1 ? v.kinds[name] : `${v.kinds[name]} ×${held}`];
  });
  return wrap(`${v.board.yourHand}: `, names.length > 0 ? names : [v.board.nothing]).map((text) =>
    paint('strong', text),
  );
}

const COLUMNS = 80;

/** The items behind a heading, on as many lines as they need. */
function wrap(heading: string, items: readonly string[]): string[] {
  const lines = [heading];
  items.forEach((item, i) => {
    const text = i < items.length - 1 ? `${item}, ` : item;
    if (lines.at(-1)!.length + text.length > COLUMNS) lines.push(' '.repeat(heading.length));
    lines.push(lines.pop()! + text);
  });
  return lines;
}

/** Who owns which lab. */
function labLine(drawing: Drawing): string {
  const { v, view } = drawing;
  const labs = view.labs.map(({ owner, used }, lab) => {
    const state = view.lab === lab + 1 ? v.board.inPlay : mark(drawing, owner);
    return `${RANKS[lab]!} ${state}${used && view.step === 'protests' ? ' ✓' : ''}`;
  });
  return `${v.board.labs}  ${labs.join('   ')}`;
}

/** One line for each region: who controls what. */
function regionLines(drawing: Drawing): string[] {
  const { v, view } = drawing;
  const inPlay = new Set<number>(view.places.flatMap(({ countries }) => countries));
  return REGIONS.map((name, region) => {
    const cells = Array.from({ length: REGION_SIZE }, (_, i) => {
      const country = region * REGION_SIZE + i;
      const { owner } = view.countries[country]!;
      return `${mark(drawing, owner, inPlay.has(country) ? IN_ROW : '··')} ${countryText(v, view, country).padEnd(16)}`;
    });
    return `${v.regions[name].padEnd(16)} ${cells.join(' ')}`.trimEnd();
  });
}

/** What the marks mean. */
function legendLine({ v, paint }: Drawing): string {
  const faces = FACES.map((face) => `${FACE_MARKS[face]} ${v.board.faces[face]}`);
  return paint('quiet', [...faces, `${IN_ROW} ${v.board.inPlay}`].join(' · '));
}
