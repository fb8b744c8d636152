import { UNKNOWN, type Audience, type Paint } from '@hideout/kernel';
import type { Book } from '../rules/book.ts';
import { isGear, type CardId } from '../rules/card.ts';
import { TRACK_SPACES } from '../rules/cards/track.ts';
import { colourOf, GOODS, HUES } from '../rules/cities.ts';
import { tableOf } from '../rules/imagine.ts';
import { scoreOf } from '../rules/scoring.ts';
import { rivalOf, SLOTS } from '../rules/places.ts';
import { DEALT, isGearRound, ROUNDS } from '../rules/state.ts';
import { newcomerIn, type MemberView, type SiteView, type View } from '../rules/view.ts';
import { drawLine, plain, toned, wrap, type Line } from './canvas.ts';
import { colourOfCard, LETTERS, toneOf } from './letters.ts';
import { bonusText, cardText, effectText } from './texts.ts';
import type { Vocabulary } from './vocabulary.ts';

const WIDTH = 79;
/** Inside the frame of a Location. */
const COLUMN = 25;

/** What it takes to draw a board. */
interface Drawing {
  readonly v: Vocabulary;
  readonly book: Book;
  readonly view: View;
  readonly to: Audience;
  readonly paint: Paint;
}

/** The table as text: the opponent above, the viewer below, the Locations between them. */
export function drawBoard(drawing: Drawing): string {
  const { v, view, paint } = drawing;
  const below = view.viewer >= 0 ? view.viewer : 0;
  const above = rivalOf(below);
  const rule = (left: string, middle: string, right: string): string =>
    left + Array<string>(view.sites.length).fill('─'.repeat(COLUMN)).join(middle) + right;
  const rows = (columns: readonly (readonly Line[])[]): string[] => sideBySide(columns, paint);
  const lines = (list: readonly Line[]): string[] => list.map((line) => drawLine(line, paint));
  return [
    ...lines([headLine(drawing), roundLine(drawing, below), ...newcomerLines(drawing)]),
    '',
    ...lines(playerLines(drawing, above)),
    rule('┌', '┬', '┐'),
    ...rows(view.sites.map((site) => crewLines(v, site.crews[above]!))),
    rule('├', '┼', '┤'),
    ...rows(view.sites.map((site) => siteLines(drawing, site, below))),
    rule('├', '┼', '┤'),
    ...rows(view.sites.map((site) => crewLines(v, site.crews[below]!))),
    rule('└', '┴', '┘'),
    ...lines(playerLines(drawing, below)),
    ...lines([legend(drawing)]),
  ].join('\n');
}

function headLine({ v: { board, cities }, view }: Drawing): Line {
  const deals = isGearRound(view.round) ? 'gear' : 'thieves';
  const round = view.round === ROUNDS ? board.over : board.round(view.round + 1, ROUNDS, deals);
  return [{ text: cities[view.city], tone: 'strong' }, { text: ` · ${round} · ${board.supply(view.supply)}` }];
}

/** [CE-2.1] [CE-2.2] The round track: how many cards of which deck, and an arrow to whoever starts; the round in brackets is now. */
function roundLine({ v: { board }, view }: Drawing, below: number): Line {
  const rounds = DEALT.map((cards, round) => {
    const text = `${view.starters[round] === below ? '▼' : '▲'}${cards} ${board.deals[isGearRound(round) ? 'gear' : 'thieves']}`;
    return round === view.round ? { text: `[${text}]`, tone: 'strong' as const } : { text, tone: 'quiet' as const };
  });
  return [{ text: board.intro }, ...rounds, { text: board.fin }]
    .flatMap((piece) => [piece, { text: ' ' }])
    .slice(0, -1);
}

/** [CE-1.3] The City Location that waits for its site, with all that is on it. */
function newcomerLines({ v, book, view }: Drawing): Line[] {
  const location = newcomerIn(view);
  if (location === undefined) return [];
  const texts = [`${book.base[location]!}`, bonusText(v, book, location), effectText(v, location)];
  return [plain([v.board.newcomer(v.location(location)), ...texts.filter((text) => text !== '')].join(' · '))];
}

/** Rows in which no column has anything are left out. */
function sideBySide(columns: readonly (readonly Line[])[], paint: Paint): string[] {
  const height = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: height }, (_, row) => columns.map((column) => column[row] ?? []))
    .filter((cells) => cells.some((cell) => cell.some(({ text }) => text.trim() !== '')))
    .map((cells) => `│${cells.map((cell) => drawLine(cell, paint, COLUMN)).join('│')}│`);
}

/** A card with the letter of its colour. */
function cardLine(v: Vocabulary, card: CardId): Line {
  const colour = colourOfCard(card);
  if (colour === undefined) return plain(v.card(card));
  return toned(toneOf(colour), `${LETTERS[colour]} ${v.card(card)}`);
}

/** The Thieves of a Crew, each with its Gear below it, and the free slots. */
function crewLines(v: Vocabulary, crew: readonly MemberView[]): Line[] {
  const free = SLOTS - crew.length;
  return [
    ...crew.flatMap(({ thief, gear }) => [
      toned('strong', `▪ ${v.card(thief)}`),
      ...gear.map((card): Line => [{ text: ' ' }, ...cardLine(v, card)]),
    ]),
    ...(free > 0 ? [toned('quiet', ` ${v.counts.freeSlots(free)}`)] : []),
  ];
}

/** The Location itself: base points, bonus, effect, Goods and track. */
function siteLines({ v, book }: Drawing, site: SiteView, below: number): Line[] {
  const { location } = site;
  return [
    [{ text: ` ${v.location(location)}`, tone: 'strong' }, { text: ` · ${book.base[location]!}` }],
    plain(` ${bonusText(v, book, location)}`),
    plain(` ${effectText(v, location)}`),
    plain(` ${goodsText(v, site.goods)}`),
    trackLine(book, site.tracker * (below === 0 ? 1 : -1)),
  ];
}

const goodsText = (v: Vocabulary, goods: readonly number[]): string =>
  GOODS.flatMap((good, kind) => (goods[kind]! > 0 ? [`${goods[kind]!} ${v.goodMarks[good]}`] : [])).join(' ') ||
  v.board.noGoods;

/** The track from the upper side to the lower; `tracker` counts toward the lower one. */
function trackLine(book: Book, tracker: number): Line {
  const spaces = Array.from({ length: 2 * TRACK_SPACES + 1 }, (_, index) => index - TRACK_SPACES);
  const bonus = (space: number): string => (book.track[Math.abs(space)] ? `${book.track[Math.abs(space)]!}` : '·');
  return [
    { text: ' ▲' },
    ...spaces.flatMap((space): Line => [
      { text: space === -TRACK_SPACES ? '' : ' ' },
      space === tracker ? { text: '◆', tone: 'strong' } : { text: space === 0 ? '|' : bonus(space), tone: 'quiet' },
    ]),
    { text: '▼' },
  ];
}

/** What a player has: points so far, Coins, Goods, hand and discards. */
function playerLines({ v, book, view, to }: Drawing, seat: number): Line[] {
  const { board, counts } = v;
  const name = seat === view.viewer ? v.you : to.names[seat]!;
  const laundered = view.laundered[seat]! > 0 ? [board.laundered(view.laundered[seat]!)] : [];
  const wealth = [
    counts.points(scoreOf(book, tableOf(view), seat)),
    counts.coins(view.coins[seat]!),
    ...laundered,
    view.loot[seat]!.some((n) => n > 0) ? `${board.goods} ${goodsText(v, view.loot[seat]!)}` : board.noGoods,
  ];
  const discards = view.discards[seat]!.map((card) => cardLine(v, card));
  const head: Line = [{ text: name, tone: 'strong' }, { text: `: ${wealth.join(' · ')}` }];
  return [
    head,
    ...handLines(v, book, view, name, seat),
    ...wrap(plain(`  ${board.discards}: `), discards.length > 0 ? discards : [plain(board.none)], WIDTH),
  ];
}

/** The viewer's hand with all that is on the cards; another's hand by name, or only its size. */
function handLines(v: Vocabulary, book: Book, view: View, name: string, seat: number): Line[] {
  const { board } = v;
  const cards = view.hands[seat]!;
  if (cards.length === 0) return [];
  if (cards[0] === UNKNOWN) return [plain(`  ${board.hand(name)}: ${v.counts.hiddenCards(cards.length)}`)];
  const known = cards as readonly CardId[];
  if (seat !== view.viewer) {
    return wrap(
      plain(`  ${board.handKnown(name)}: `),
      known.map((card) => cardLine(v, card)),
      WIDTH,
    );
  }
  return [
    plain(`  ${board.hand(undefined)}:`),
    ...known.map((card): Line => {
      const price = isGear(card) ? `-${book.cost[card]!}` : `+${book.coins[card]!}`;
      return [{ text: '    ' }, ...cardLine(v, card), { text: ` (${price}): ${cardText(v, book, card)}` }];
    }),
  ];
}

/** What the letters mean in this City. */
function legend({ v, view }: Drawing): Line {
  const colours = Array.from({ length: HUES }, (_, hue) => colourOf(hue, view.city));
  return toned('quiet', v.board.legend(colours.map((c) => `${LETTERS[c]} ${v.colours[c]}`).join(', ')));
}
