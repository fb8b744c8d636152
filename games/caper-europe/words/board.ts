import { frame, hang, pad, UNKNOWN, type Audience, type Band, type Paint } from '@hideout/kernel';
import type { Book } from '../rules/book.ts';
import { isGear, type CardId } from '../rules/card.ts';
import { TRACK_SPACES } from '../rules/cards/track.ts';
import { colourOf, GOODS, HUES } from '../rules/cities.ts';
import { tableOf } from '../rules/imagine.ts';
import { scoreOf } from '../rules/scoring.ts';
import { rivalOf, SLOTS } from '../rules/places.ts';
import { DEALT, isGearRound, ROUNDS } from '../rules/state.ts';
import { newcomerIn, type MemberView, type SiteView, type View } from '../rules/view.ts';
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
  const { view } = drawing;
  const below = view.viewer >= 0 ? view.viewer : 0;
  const above = rivalOf(below);
  const band = (linesOf: (site: SiteView) => readonly string[]): Band =>
    view.sites.map((site) => linesOf(site).map((line) => pad(line, COLUMN)));
  const bands = [
    band((site) => crewLines(drawing, site.crews[above]!)),
    band((site) => siteLines(drawing, site, below)),
    band((site) => crewLines(drawing, site.crews[below]!)),
  ];
  return [
    headLine(drawing),
    roundLine(drawing, below),
    ...newcomerLines(drawing),
    '',
    ...playerLines(drawing, above),
    ...frame(bands, COLUMN),
    ...playerLines(drawing, below),
    legend(drawing),
  ].join('\n');
}

function headLine({ v: { board, cities }, view, paint }: Drawing): string {
  const deals = isGearRound(view.round) ? 'gear' : 'thieves';
  const round = view.round === ROUNDS ? board.over : board.round(view.round + 1, ROUNDS, deals);
  return `${paint('strong', cities[view.city])} · ${round} · ${board.supply(view.supply)}`;
}

/** [CE-2.1] [CE-2.2] The round track: how many cards of which deck, and an arrow to whoever starts; the round in brackets is now. */
function roundLine({ v: { board }, view, paint }: Drawing, below: number): string {
  const rounds = DEALT.map((cards, round) => {
    const text = `${view.starters[round] === below ? '▼' : '▲'}${cards} ${board.deals[isGearRound(round) ? 'gear' : 'thieves']}`;
    return round === view.round ? paint('strong', `[${text}]`) : paint('quiet', text);
  });
  return [board.intro, ...rounds, board.fin].join(' ');
}

/** [CE-1.3] The City Location that waits for its site, with all that is on it. */
function newcomerLines({ v, book, view }: Drawing): string[] {
  const location = newcomerIn(view);
  if (location === undefined) return [];
  const texts = [`${book.base[location]!}`, bonusText(v, book, location), effectText(v, location)];
  return [[v.board.newcomer(v.location(location)), ...texts.filter((text) => text !== '')].join(' · ')];
}

/** A card with the letter of its colour. */
function cardLine({ v, paint }: Drawing, card: CardId): string {
  const colour = colourOfCard(card);
  return colour === undefined ? v.card(card) : paint(toneOf(colour), `${LETTERS[colour]} ${v.card(card)}`);
}

/** The Thieves of a Crew, each with its Gear below it, and the free slots. */
function crewLines(drawing: Drawing, crew: readonly MemberView[]): string[] {
  const { v, paint } = drawing;
  const free = SLOTS - crew.length;
  return [
    ...crew.flatMap(({ thief, gear }) => [
      paint('strong', `▪ ${v.card(thief)}`),
      ...gear.map((card) => ` ${cardLine(drawing, card)}`),
    ]),
    ...(free > 0 ? [paint('quiet', ` ${v.counts.freeSlots(free)}`)] : []),
  ];
}

/** The Location itself: base points, bonus, effect, Goods and track. */
function siteLines({ v, book, paint }: Drawing, site: SiteView, below: number): string[] {
  const { location } = site;
  return [
    `${paint('strong', ` ${v.location(location)}`)} · ${book.base[location]!}`,
    ` ${bonusText(v, book, location)}`,
    ` ${effectText(v, location)}`,
    ` ${goodsText(v, site.goods)}`,
    trackLine(book, site.tracker * (below === 0 ? 1 : -1), paint),
  ];
}

const goodsText = (v: Vocabulary, goods: readonly number[]): string =>
  GOODS.flatMap((good, kind) => (goods[kind]! > 0 ? [`${goods[kind]!} ${v.goodMarks[good]}`] : [])).join(' ') ||
  v.board.noGoods;

/** The track from the upper side to the lower; `tracker` counts toward the lower one. */
function trackLine(book: Book, tracker: number, paint: Paint): string {
  const spaces = Array.from({ length: 2 * TRACK_SPACES + 1 }, (_, index) => {
    const space = index - TRACK_SPACES;
    if (space === tracker) return paint('strong', '◆');
    return paint('quiet', space === 0 ? '|' : `${book.track[Math.abs(space)] || '·'}`);
  });
  return ` ▲${spaces.join(' ')}▼`;
}

/** What a player has: points so far, Coins, Goods, hand and discards. */
function playerLines(drawing: Drawing, seat: number): string[] {
  const { v, book, view, to, paint } = drawing;
  const { board, counts } = v;
  const name = seat === view.viewer ? v.you : to.names[seat]!;
  const laundered = view.laundered[seat]! > 0 ? [board.laundered(view.laundered[seat]!)] : [];
  const wealth = [
    counts.points(scoreOf(book, tableOf(view), seat)),
    counts.coins(view.coins[seat]!),
    ...laundered,
    view.loot[seat]!.some((n) => n > 0) ? `${board.goods} ${goodsText(v, view.loot[seat]!)}` : board.noGoods,
  ];
  const discards = view.discards[seat]!.map((card) => cardLine(drawing, card));
  return [
    `${paint('strong', name)}: ${wealth.join(' · ')}`,
    ...handLines(drawing, name, seat),
    ...hang(`  ${board.discards}: `, discards.length > 0 ? discards : [board.none], WIDTH),
  ];
}

/** The viewer's hand with all that is on the cards; another's hand by name, or only its size. */
function handLines(drawing: Drawing, name: string, seat: number): string[] {
  const { v, book, view } = drawing;
  const { board } = v;
  const cards = view.hands[seat]!;
  if (cards.length === 0) return [];
  if (cards[0] === UNKNOWN) return [`  ${board.hand(name)}: ${v.counts.hiddenCards(cards.length)}`];
  const known = cards as readonly CardId[];
  const named = known.map((card) => cardLine(drawing, card));
  if (seat !== view.viewer) return hang(`  ${board.handKnown(name)}: `, named, WIDTH);
  const prices = known.map((card) => (isGear(card) ? `-${book.cost[card]!}` : `+${book.coins[card]!}`));
  return [
    `  ${board.hand(undefined)}:`,
    ...known.map((card, i) => `    ${named[i]!} (${prices[i]!}): ${cardText(v, book, card)}`),
  ];
}

/** What the letters mean in this City. */
function legend({ v, view, paint }: Drawing): string {
  const colours = Array.from({ length: HUES }, (_, hue) => colourOf(hue, view.city));
  return paint('quiet', v.board.legend(colours.map((c) => `${LETTERS[c]} ${v.colours[c]}`).join(', ')));
}
