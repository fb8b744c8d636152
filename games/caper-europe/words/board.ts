import { UNKNOWN, type Audience, type Paint } from '@hideout/kernel';
import type { Book } from '../rules/book.ts';
import { isGear, type CardId } from '../rules/card.ts';
import { TRACK_SPACES } from '../rules/cards/track.ts';
import { colourOf, GOODS, HUES } from '../rules/cities.ts';
import { tableOf } from '../rules/imagine.ts';
import { scoreOf } from '../rules/scoring.ts';
import { isGearRound, rivalOf, ROUNDS, SLOTS } from '../rules/state.ts';
import type { MemberView, SiteView, View } from '../rules/view.ts';
import { drawLine, plain, toned, wrap, type Line } from './canvas.ts';
import { colourOfCard, LETTERS, toneOf } from './letters.ts';
import { bonusText, cardText, effectText, type Phrases } from './phrases.ts';

const WIDTH = 79;
/** Inside the frame of a Location. */
const COLUMN = 25;

/** The table as text: the opponent above, the viewer below, the Locations between them. */
export function drawBoard(book: Book, phrases: Phrases, view: View, to: Audience, paint: Paint): string {
  const below = view.viewer >= 0 ? view.viewer : 0;
  const above = rivalOf(below);
  const rule = (left: string, middle: string, right: string): string =>
    left + Array<string>(view.sites.length).fill('─'.repeat(COLUMN)).join(middle) + right;
  const rows = (columns: readonly (readonly Line[])[]): string[] => sideBySide(columns, paint);
  const lines = (list: readonly Line[]): string[] => list.map((line) => drawLine(line, paint));
  return [
    ...lines([headLine(phrases, view)]),
    '',
    ...lines(playerLines(book, phrases, view, to, above)),
    rule('┌', '┬', '┐'),
    ...rows(view.sites.map((site) => crewLines(phrases, site.crews[above]!))),
    rule('├', '┼', '┤'),
    ...rows(view.sites.map((site) => siteLines(book, phrases, site, below))),
    rule('├', '┼', '┤'),
    ...rows(view.sites.map((site) => crewLines(phrases, site.crews[below]!))),
    rule('└', '┴', '┘'),
    ...lines(playerLines(book, phrases, view, to, below)),
    ...lines([legend(phrases, view)]),
  ].join('\n');
}

function headLine(phrases: Phrases, view: View): Line {
  const { board } = phrases;
  const deals = isGearRound(view.round) ? 'gear' : 'thieves';
  const round = view.round === ROUNDS ? board.over() : board.round(view.round + 1, ROUNDS, deals);
  return [{ text: phrases.city(view.city), tone: 'strong' }, { text: ` · ${round} · ${board.supply(view.supply)}` }];
}

/** Rows in which no column has anything are left out. */
function sideBySide(columns: readonly (readonly Line[])[], paint: Paint): string[] {
  const height = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: height }, (_, row) => columns.map((column) => column[row] ?? []))
    .filter((cells) => cells.some((cell) => cell.some(({ text }) => text.trim() !== '')))
    .map((cells) => `│${cells.map((cell) => drawLine(cell, paint, COLUMN)).join('│')}│`);
}

/** A card with the letter of its colour. */
function cardLine(phrases: Phrases, card: CardId): Line {
  const colour = colourOfCard(card);
  if (colour === undefined) return plain(phrases.card(card));
  return toned(toneOf(colour), `${LETTERS[colour]} ${phrases.card(card)}`);
}

/** The Thieves of a Crew, each with its Gear below it, and the free slots. */
function crewLines(phrases: Phrases, crew: readonly MemberView[]): Line[] {
  const free = SLOTS - crew.length;
  return [
    ...crew.flatMap(({ thief, gear }) => [
      toned('strong', `▪ ${phrases.card(thief)}`),
      ...gear.map((card): Line => [{ text: ' ' }, ...cardLine(phrases, card)]),
    ]),
    ...(free > 0 ? [toned('quiet', ` ${phrases.board.free(free)}`)] : []),
  ];
}

/** The Location itself: base points, bonus, effect, Goods and track. */
function siteLines(book: Book, phrases: Phrases, site: SiteView, below: number): Line[] {
  const { location } = site;
  return [
    [{ text: ` ${phrases.location(location)}`, tone: 'strong' }, { text: ` · ${book.base[location]!}` }],
    plain(` ${bonusText(book, phrases, location)}`),
    plain(` ${effectText(phrases, location)}`),
    plain(` ${goodsText(phrases, site.goods)}`),
    trackLine(book, site.tracker * (below === 0 ? 1 : -1)),
  ];
}

const goodsText = (phrases: Phrases, goods: readonly number[]): string =>
  GOODS.flatMap((good, kind) => (goods[kind]! > 0 ? [`${goods[kind]!} ${phrases.goodMark(good)}`] : [])).join(' ') ||
  phrases.board.noGoods();

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
function playerLines(book: Book, phrases: Phrases, view: View, to: Audience, seat: number): Line[] {
  const { board } = phrases;
  const isViewer = seat === view.viewer;
  const name = isViewer ? board.you() : to.names[seat]!;
  const laundered = view.laundered[seat]! > 0 ? [board.laundered(view.laundered[seat]!)] : [];
  const wealth = [
    board.points(scoreOf(book, tableOf(view), seat)),
    phrases.coins(view.coins[seat]!),
    ...laundered,
    view.loot[seat]!.some((n) => n > 0) ? `${board.goods()} ${goodsText(phrases, view.loot[seat]!)}` : board.noGoods(),
  ];
  const discards = view.discards[seat]!.map((card) => cardLine(phrases, card));
  const head: Line = [{ text: name, tone: 'strong' }, { text: `: ${wealth.join(' · ')}` }];
  return [
    head,
    ...handLines(book, phrases, view, name, seat),
    ...wrap(plain(`  ${board.discards()}: `), discards.length > 0 ? discards : [plain(board.none())], WIDTH),
  ];
}

/** The viewer's hand with all that is on the cards; another's hand by name, or only its size. */
function handLines(book: Book, phrases: Phrases, view: View, name: string, seat: number): Line[] {
  const { board } = phrases;
  const cards = view.hands[seat]!;
  if (cards.length === 0) return [];
  if (cards[0] === UNKNOWN) return [plain(`  ${board.hand(name)}: ${board.hidden(cards.length)}`)];
  const known = cards as readonly CardId[];
  if (seat !== view.viewer) {
    return wrap(
      plain(`  ${board.handKnown(name)}: `),
      known.map((card) => cardLine(phrases, card)),
      WIDTH,
    );
  }
  return [
    plain(`  ${board.hand(undefined)}:`),
    ...known.map((card): Line => {
      const price = isGear(card) ? `-${book.cost[card]!}` : `+${book.coins[card]!}`;
      return [{ text: '    ' }, ...cardLine(phrases, card), { text: ` (${price}): ${cardText(book, phrases, card)}` }];
    }),
  ];
}

/** What the letters mean in this City. */
function legend(phrases: Phrases, view: View): Line {
  const colours = Array.from({ length: HUES }, (_, hue) => colourOf(hue, view.city));
  return toned('quiet', phrases.board.legend(colours.map((c) => `${LETTERS[c]} ${phrases.colour(c)}`).join(', ')));
}
