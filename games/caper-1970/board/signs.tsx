import type { Sign } from '@hideout/boardkit';
import { inEveryLanguage, titled, type Language } from '@hideout/kernel';
import type { ReactNode } from 'react';
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

const cardOf = (name: (typeof CARDS)[number]) => <CardPicture kind={CARDS.indexOf(name)} />;
const jewel = (
  <svg viewBox="-20 -20 40 40" aria-hidden="true">
    <JewelShape jewel={0} />
  </svg>
);
const unsafeJewel = (
  <svg viewBox="-20 -20 40 40" aria-hidden="true" className="c7-loot-piece">
    <circle r="17" />
    <JewelShape jewel={3} />
  </svg>
);
const auto = (
  <svg viewBox="-28 -16 56 34" aria-hidden="true">
    <AutoShape />
  </svg>
);

const sign = (picture: ReactNode, name: string, text: string, clause: string): Sign => ({
  picture,
  name,
  text,
  clause,
});

/** Every sign on board and cards with its plain sentence. */
function signsIn(words: BoardWords): readonly Sign[] {
  const { signNames, signTexts, cardTexts, names } = words;
  const cardName = (name: (typeof CARDS)[number]) => names.card(CARDS.indexOf(name));
  return [
    ...OBSTACLES.map((name) =>
      sign(
        <ObstaclePicture obstacle={name} />,
        titled(words.obstacles[name]),
        words.obstacleTexts[name],
        CLAUSES[name],
      ),
    ),
    sign(<ObstaclePicture obstacle="alarm" isOpen />, signNames.silent, signTexts.silent, 'CA-4.3'),
    ...TOOLS.map((name, tool) =>
      sign(<ToolGlyph tool={tool} />, titled(names.tool(tool)), words.toolTexts[name], 'CA-3.2'),
    ),
    sign(jewel, words.loot, signTexts.jewel, 'CA-1.4'),
    sign(unsafeJewel, titled(words.unsafe), words.lootText, 'CA-4.4'),
    sign(auto, signNames.auto, words.autoText, 'CA-7.3'),
    sign(cardOf('ladder'), signNames.toolCard, cardTexts.tool, 'CA-6.1'),
    sign(cardOf('theft'), cardName('theft'), cardTexts.theft, 'CA-6.2'),
    sign(cardOf('auto-north'), signNames.autoCard, cardTexts.auto, 'CA-6.3'),
    sign(cardOf('roll-again'), cardName('roll-again'), cardTexts['roll-again'], 'CA-6.4'),
  ];
}

const SIGNS = inEveryLanguage(BOARD_WORDS, signsIn);

/** The key to the board and the cards. */
export const signs = (language: Language): readonly Sign[] => SIGNS[language];
