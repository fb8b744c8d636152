import { manifestOf } from '@hideout/catalogue';
import type { AnyGame, Language } from '@hideout/kernel';
import { PREVIEW_WORDS } from './words.ts';

/** What an invitation tells to whoever has only its link: what is played, and who asks. A preview knows nothing else. */
export interface Invitation {
  readonly game: AnyGame;
  /** What the host is called, where the host has a seat. */
  readonly host: string | undefined;
}

/** The words on the preview of an invitation. */
export interface Card {
  readonly game: string;
  readonly title: string;
  readonly tagline: string;
  readonly asks: string;
  /** How many play, and how long. */
  readonly facts: string;
}

/** What the preview of an invitation says in a language. */
export function cardOf({ game, host }: Invitation, language: Language): Card {
  const words = PREVIEW_WORDS[language];
  const { name, tagline } = game.words[language];
  const minutes = manifestOf(game.id)?.minutes;
  return {
    game: game.id,
    title: name,
    tagline,
    asks: host === undefined ? words.invited : words.invites(host),
    facts: [words.players(game.seats.min, game.seats.max), ...(minutes ? [words.minutes(...minutes)] : [])].join(' · '),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** The text as it must stand in HTML or SVG. */
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);

/** What the head of the page says of it to programs that show a preview of its link. */
export function tagsOf({ title, tagline, asks, facts }: Card, picture: string): string {
  const tags = {
    'og:site_name': 'Hideout',
    'og:type': 'website',
    'og:title': `${asks}: ${title}`,
    'og:description': `${tagline} ${facts}`,
    'og:image': picture,
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${escape(content)}" />\n`)
    .join('');
}

const WIDTH = 1200;
const HEIGHT = 630;
/** The Latin letters that the display face has; whatever else a host is called stands in the words beside the picture. */
const DRAWABLE = /^[\x20-\x7e\xa0-\xff\u2013-\u2026]*$/;
const MARK =
  '<g transform="translate(60 60) scale(2.4)" fill="#ffc857"><path d="M6 27V14a10 10 0 0 1 20 0v13Z" fill="#172136" stroke="#ffc857" stroke-width="2"/><circle cx="16" cy="14" r="3.2"/><path d="M16 14.5 19 23h-6Z"/><path d="M3 27h26" stroke="#f4ead6" stroke-width="2"/></g>';

/** The preview as a drawing: the picture of the game, its name, and who asks. */
export function drawCard({ title, asks, facts }: Card, picture: string | undefined): string {
  const text = (y: number, size: number, colour: string, words: string): string =>
    `<text x="60" y="${y}" font-size="${size}" fill="${colour}">${escape(words)}</text>`;
  const inside = picture
    ?.replace('<svg', '<svg x="500" y="115" width="660" height="400"')
    .replaceAll(/var\(--\w+\)/g, FONT);
  const lines = wrap(title, 10);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONT}" font-weight="800">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#0d131f"/>`,
    inside ?? '<g transform="translate(470 -60) scale(6.5)" opacity=".8">' + MARK + '</g>',
    '<rect x="500" y="115" width="660" height="400" fill="none" stroke="#2a3752" stroke-width="3"/>',
    MARK,
    text(118, 54, '#f4ead6', 'Hideout').replace('x="60"', 'x="150"'),
    ...lines.map((line, index) => text(250 + index * 100, 104, '#ffc857', line)),
    ...(DRAWABLE.test(asks)
      ? wrap(asks, 24).map((line, index) => text(230 + lines.length * 100 + index * 48, 42, '#f4ead6', line))
      : []),
    text(580, 36, '#aeb4c3', facts),
    '</svg>',
  ].join('');
}

/** The name of the face that the drawing is set in. */
export const FONT = 'Big Shoulders Display';

/** Words in lines of about this many letters. */
function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
