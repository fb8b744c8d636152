import {
  clip,
  fit,
  frame,
  hang,
  NOBODY,
  pad,
  SPECTATOR,
  titled,
  UNKNOWN,
  type Audience,
  type Band,
  type Paint,
  type Seat,
  type Tone,
} from '@hideout/kernel';
import { REGION_SIZE, REGIONS, regionOf } from '../rules/countries.ts';
import { CAPS, enemyOf } from '../rules/factions.ts';
import { TOP_DEFCON, type Tables } from '../rules/figures.ts';
import { KINDS, type Kind } from '../rules/kinds.ts';
import { LABS } from '../rules/labs.ts';
import { influenceSheets, supremacySheets } from '../rules/sheets.ts';
import { CARDS, FACES, ROUNDS, SEATS } from '../rules/state.ts';
import type { CardInPlay, Owner, View } from '../rules/view.ts';
import { MARKS, RANKS } from './names.ts';
import type { Names } from './called.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What it takes to draw a board. */
export interface Drawing {
  readonly v: Vocabulary;
  readonly names: Names;
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
  const { terms } = v;
  const turn = `${terms.turn} ${Math.min(view.turn + 1, SEATS * CARDS)}/${SEATS * CARDS}`;
  const clock = [`${titled(terms.round)} ${view.round}/${ROUNDS}`, ...(view.places.length > 0 ? [turn] : [])].join(
    ' · ',
  );
  const levels = Array.from({ length: TOP_DEFCON }, (_, i) => TOP_DEFCON - i);
  const meter = levels.map((level) => (level === view.defcon ? paint('yellow', `[${level}]`) : ` ${level} `)).join('');
  const draws = levels.map((level) => ` ${level === TOP_DEFCON ? '-' : t.draws[level]!} `).join('');
  return [
    `${paint('strong', clock)} · ${terms.first} ${mark(drawing, view.first)}`,
    `Defcon ${meter}   ${titled(terms.deck)} ${view.deckLeft} · ${terms.discard} ${sum(view.discard)} · ${terms.pile} ${view.pile}`,
    paint('quiet', `       ${draws}   ${v.textBoard.draws}`),
  ];
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** A faction with its player, hand, protests and points. */
function sideLine(drawing: Drawing, seat: Seat): string {
  const { v, t, view, to, paint } = drawing;
  const protests = view.protests[seat]!.flatMap((count, value) => (count > 0 ? [`${value}×${count}`] : []));
  const score = supremacySheets(t, view)[seat]!.total;
  const facts = [
    `${v.textBoard.hand} ${view.hands[seat]!.length}`,
    `${v.terms.protests} ${protests.join(' ') || '–'}`,
    `${v.textBoard.points} ${score}`,
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
  const name = kind === UNKNOWN ? drawing.v.faces.hidden : drawing.names.kind(kind);
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
  const { v, names, view } = drawing;
  const { countries, occupied, justified, unseen } = view.places[place]!;
  const cells = countries.map((country, i) => {
    // Only the bottom country's preference decides a tie on a pair [CH-5.3].
    const [before, after] = i > 0 ? ['+ ', ''] : ['', ` ${MARKS[view.countries[country]!.prefers]!}`];
    return cell(drawing, 'strong', `${before}${countryText(names, view, country)}${after}`);
  });
  if (countries.length > 0) cells.splice(1, 0, cell(drawing, 'quiet', names.region(regionOf(countries[0]!))));
  else cells.push(...labCells(drawing));
  if (occupied) cells.push(cell(drawing, 'yellow', `■ ${v.terms.occupied}`));
  justified.forEach((count, seat) => {
    if (count > 0) cells.push(cell(drawing, 'green', `${v.textBoard.justified} ${MARKS[seat]!}×${count}`));
  });
  if (unseen > 0) cells.push(cell(drawing, 'purple', `${v.textBoard.unseen} ×${unseen}`));
  return cells;
}

const countryText = (names: Names, view: View, country: number): string =>
  `${names.country(country)} ${view.countries[country]!.value}`;

/** Rank and name on two lines, for together they are too long for a column. */
function labCells(drawing: Drawing): string[] {
  const { v, view } = drawing;
  const lab = view.lab - 1;
  return [cell(drawing, 'strong', `${titled(v.lab)} ${RANKS[lab]!}`), cell(drawing, 'quiet', v.labs[LABS[lab]!])];
}

/** The viewer's own hand. */
function handLines({ v, names, view, paint }: Drawing): string[] {
  if (view.viewer === SPECTATOR) return [];
  const hand = view.hands[view.viewer]! as readonly Kind[];
  const held = Array.from(KINDS.keys()).flatMap((kind) => {
    const copies = hand.filter((each) => each === kind).length;
    return copies === 0 ? [] : `${names.kind(kind)}${copies > 1 ? ` ×${copies}` : ''}`;
  });
  return hang(`${titled(v.terms.yourHand)}: `, held.length > 0 ? held : [v.textBoard.nothing], COLUMNS).map((text) =>
    paint('strong', text),
  );
}

/** Who owns which lab. */
function labLine(drawing: Drawing): string {
  const { v, view } = drawing;
  const labs = view.labs.map(({ owner, used }, lab) => {
    const state = view.lab === lab + 1 ? v.terms.inPlay : mark(drawing, owner);
    return `${RANKS[lab]!} ${state}${used && view.step === 'protests' ? ' ✓' : ''}`;
  });
  return `${titled(v.terms.labs)}  ${labs.join('   ')}`;
}

/** One line for each region: who controls what. */
function regionLines(drawing: Drawing): string[] {
  const { names, view } = drawing;
  const inPlay = new Set<number>(view.places.flatMap(({ countries }) => countries));
  return Array.from(REGIONS.keys()).map((region) => {
    const cells = Array.from({ length: REGION_SIZE }, (_, i) => {
      const country = region * REGION_SIZE + i;
      const { owner } = view.countries[country]!;
      const sign = mark(drawing, owner, inPlay.has(country) ? IN_ROW : '··');
      return `${sign} ${pad(countryText(names, view, country), COUNTRY_WIDTH)}`;
    });
    return `${pad(names.region(region), COUNTRY_WIDTH)} ${cells.join(' ')}`.trimEnd();
  });
}

/** What the marks mean. */
function legendLine({ v, paint }: Drawing): string {
  const faces = FACES.map((face) => `${FACE_MARKS[face]} ${v.faces[face]}`);
  return paint('quiet', [...faces, `${IN_ROW} ${v.terms.inPlay}`].join(' · '));
}
