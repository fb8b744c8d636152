import {
  clip,
  fit,
  frame,
  hang,
  NOBODY,
  pad,
  SPECTATOR,
  UNKNOWN,
  type Audience,
  type Band,
  type Paint,
  type Seat,
  type Tone,
} from '@hideout/kernel';
import { COUNTRIES, REGION_SIZE, REGIONS, regionOf } from '../rules/countries.ts';
import { CAPS, enemyOf } from '../rules/factions.ts';
import { TOP_DEFCON, type Tables } from '../rules/figures.ts';
import { KINDS, type Kind } from '../rules/kinds.ts';
import { influenceSheets, supremacySheets } from '../rules/sheets.ts';
import { CARDS, FACES, ROUNDS, SEATS } from '../rules/state.ts';
import type { CardInPlay, Owner, View } from '../rules/view.ts';
import { MARKS, RANKS, type Vocabulary } from './vocabulary.ts';

/** What it takes to draw a board. */
export interface Drawing {
  readonly v: Vocabulary;
  readonly t: Tables;
  readonly view: View;
  readonly to: Audience;
  readonly paint: Paint;
}

const COLUMNS = 80;
/** Four columns of this width and their borders stay within 80 columns. */
const COLUMN = 18;
const COUNTRY_WIDTH = 16;
const NAME_WIDTH = 24;
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
  return `${mark(drawing, seat)} ${paint('strong', clip(to.names[seat]!, NAME_WIDTH))} · ${facts}`;
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
  return frame([sunk(above), middle, below], COLUMN);
}

/** The columns with their cells at the lower edge. */
function sunk(columns: Band): Band {
  const height = Math.max(...columns.map((cells) => cells.length));
  return columns.map((cells) => [...Array<string>(height - cells.length).fill(' '.repeat(COLUMN)), ...cells]);
}

/** A short text in a column of the frame. */
const cell = ({ paint }: Drawing, tone: Tone, text: string): string => paint(tone, fit(text, COLUMN));

const cardCells = (drawing: Drawing, place: number, seat: Seat): string[] =>
  drawing.view.places[place]!.sides[seat]!.map((card) => cardCell(drawing, card, seat));

function cardCell(drawing: Drawing, { card, kind, face }: CardInPlay, seat: Seat): string {
  const { v } = drawing;
  const name = kind === UNKNOWN ? v.board.faces.hidden : v.kinds[KINDS[kind]!];
  const tone = face === 'hidden' ? 'quiet' : FACTION_TONES[seat]!;
  return cell(drawing, tone, `${FACE_MARKS[face]}${card + 1} ${name}`);
}

/** What the viewer knows of the influence there: “4+?” while cards are hidden from him. */
function influenceCell(drawing: Drawing, place: number, seat: Seat): string {
  const { total, lines } = influenceSheets(drawing.t, drawing.view, place)[seat]!;
  const hidden = lines.some(({ what }) => what === 'hidden') ? '+?' : '';
  return cell(drawing, FACTION_TONES[seat]!, `${MARKS[seat]!} ${total}${hidden}`);
}

/** A location: its countries or the lab, and all that lies there. */
function locationCells(drawing: Drawing, place: number): string[] {
  const { v, view } = drawing;
  const { countries, occupied, justified, unseen } = view.places[place]!;
  const cells = countries.map((country, i) => {
    // Only the bottom country's preference decides a tie on a pair [CH-5.3].
    const [before, after] = i > 0 ? ['+ ', ''] : ['', ` ${MARKS[view.countries[country]!.prefers]!}`];
    return cell(drawing, 'strong', `${before}${countryText(v, view, country)}${after}`);
  });
  if (countries.length > 0) cells.splice(1, 0, cell(drawing, 'quiet', v.regions[REGIONS[regionOf(countries[0]!)]!]));
  else cells.push(...labCells(drawing));
  if (occupied) cells.push(cell(drawing, 'yellow', `■ ${v.board.occupied}`));
  justified.forEach((count, seat) => {
    if (count > 0) cells.push(cell(drawing, 'green', `${v.board.justified} ${MARKS[seat]!}×${count}`));
  });
  if (unseen > 0) cells.push(cell(drawing, 'purple', `${v.board.unseen} ×${unseen}`));
  return cells;
}

const countryText = (v: Vocabulary, view: View, country: number): string =>
  `${v.countries[COUNTRIES[country]!.name]} ${view.countries[country]!.value}`;

/** Rank and name on two lines, for together they are too long for a column. */
function labCells(drawing: Drawing): string[] {
  const [kind, rank, ...name] = drawing.v.lab(drawing.view.lab - 1).split(' ');
  return [
    cell(drawing, 'strong', `${kind!.charAt(0).toUpperCase()}${kind!.slice(1)} ${rank!}`),
    cell(drawing, 'quiet', name.join(' ')),
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
  const held = names.length > 0 ? names : [v.board.nothing];
  return hang(`${v.board.yourHand}: `, held, COLUMNS).map((text) => paint('strong', text));
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
      return `${mark(drawing, owner, inPlay.has(country) ? IN_ROW : '··')} ${pad(countryText(v, view, country), COUNTRY_WIDTH)}`;
    });
    return `${pad(v.regions[name], COUNTRY_WIDTH)} ${cells.join(' ')}`.trimEnd();
  });
}

/** What the marks mean. */
function legendLine({ v, paint }: Drawing): string {
  const faces = FACES.map((face) => `${FACE_MARKS[face]} ${v.board.faces[face]}`);
  return paint('quiet', [...faces, `${IN_ROW} ${v.board.inPlay}`].join(' · '));
}
