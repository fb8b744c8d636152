import type { Sign } from '@hideout/boardkit';
import { titled, type Language } from '@hideout/kernel';
import { clauseOf, COLOURS, GOODS, type caperEurope } from '../rules/index.ts';
import { longText, shortText } from '../words/texts.ts';
import { Glyph, Hue } from './Glyph.tsx';
import { OneIcon } from './Icons.tsx';
import { signRows } from './signRows.ts';
import { BOARD_WORDS, VOCABULARY } from './words.ts';
import './cards.css';

/** A Location Effect, as posters show it. */
const EffectSign = () => (
  <span className="ce-icon">
    <Hue colour="light blue" />
    <b>→</b>
    <Glyph of="caper" />
  </span>
);

/** What every sign of a game means: the icons as they stand on a card, then what else is drawn on cards and board. */
export const signsOf =
  (game: typeof caperEurope) =>
  (language: Language): readonly Sign[] => {
    const v = VOCABULARY[language];
    const { signs } = BOARD_WORDS[language];
    return [
      ...signRows(game).map((icon) => ({
        picture: <OneIcon icon={icon} />,
        name: titled(shortText(v, icon)),
        text: longText(v, icon),
        clause: clauseOf(icon),
      })),
      ...GOODS.map((good) => ({
        picture: <Glyph of={good} />,
        name: signs.good(good),
        text: BOARD_WORDS[language].goodText,
        clause: 'CE-9.4',
      })),
      ...COLOURS.map((colour) => ({
        picture: <Hue colour={colour} />,
        name: signs.gear(v.colours[colour]),
        text: signs.colours[colour],
        clause: 'CE-4.6',
      })),
      { picture: <Glyph of="burst" />, ...signs.base, clause: 'CE-9.1' },
      { picture: <EffectSign />, ...signs.effect, clause: 'CE-5.9' },
      { picture: <Glyph of="discard" />, ...signs.discards, clause: 'CE-2.5' },
    ];
  };
