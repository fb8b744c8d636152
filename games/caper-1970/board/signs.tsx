import type { Sign } from '@hideout/boardkit';
import { inEveryLanguage, titled, type Language } from '@hideout/kernel';
import { CARDS, OBSTACLES, TOOLS, type ObstacleName } from '../rules/index.ts';
import { AutoShape, JewelShape, ToolGlyph } from './Glyphs.tsx';
import { CardPicture } from './Hand.tsx';
import { ObstaclePicture } from './ObstaclePicture.tsx';
import { BOARD_WORDS, type BoardWords } from './words.ts';

const CLAUSES: Readonly<Record<ObstacleName, string>> = {
  wall: 'CA-3.2',
  wire: 'CA-8.2',
  door: 'CA-8.1',
  bars: 'CA-8.1',
  glass: 'CA-4.1',
  alarm: 'CA-4.2',
};

const card = (name: (typeof CARDS)[number]) => <CardPicture kind={CARDS.indexOf(name)} />;

/** Every sign on board and cards with its plain sentence. */
function signsIn(words: BoardWords): readonly Sign[] {
  const obstacles = OBSTACLES.map((name) => ({
    picture: <ObstaclePicture obstacle={name} />,
    name: titled(words.obstacles[name]),
    text: words.obstacleTexts[name],
    clause: CLAUSES[name],
  }));
  const silent = {
    picture: <ObstaclePicture obstacle="alarm" isOpen />,
    name: words.signNames.silent,
    text: words.signTexts.silent,
    clause: 'CA-4.3',
  };
  const tools = TOOLS.map((name, tool) => ({
    picture: <ToolGlyph tool={tool} />,
    name: titled(words.names.tool(tool)),
    text: words.toolTexts[name],
    clause: 'CA-3.2',
  }));
  const jewel = {
    picture: (
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <JewelShape jewel={0} />
      </svg>
    ),
    name: words.loot,
    text: words.signTexts.jewel,
    clause: 'CA-1.4',
  };
  const unsafe = {
    picture: (
      <svg viewBox="-20 -20 40 40" aria-hidden="true" className="c7-loot-piece">
        <circle r="17" />
        <JewelShape jewel={3} />
      </svg>
    ),
    name: titled(words.unsafe),
    text: words.lootText,
    clause: 'CA-4.4',
  };
  const auto = {
    picture: (
      <svg viewBox="-28 -16 56 34" aria-hidden="true">
        <AutoShape />
      </svg>
    ),
    name: words.signNames.auto,
    text: words.autoText,
    clause: 'CA-7.3',
  };
  const cards = [
    { picture: card('ladder'), name: words.signNames.toolCard, text: words.cardTexts.tool, clause: 'CA-6.1' },
    {
      picture: card('theft'),
      name: words.names.card(CARDS.indexOf('theft')),
      text: words.cardTexts.theft,
      clause: 'CA-6.2',
    },
    { picture: card('auto-north'), name: words.signNames.autoCard, text: words.cardTexts.auto, clause: 'CA-6.3' },
    {
      picture: card('roll-again'),
      name: words.names.card(CARDS.indexOf('roll-again')),
      text: words.cardTexts['roll-again'],
      clause: 'CA-6.4',
    },
  ];
  return [...obstacles, silent, ...tools, jewel, unsafe, auto, ...cards];
}

const SIGNS = inEveryLanguage(BOARD_WORDS, signsIn);

/** The key to the board and the cards. */
export const signs = (language: Language): readonly Sign[] => SIGNS[language];
