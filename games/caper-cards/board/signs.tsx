import { Pip, type Sign } from '@hideout/boardkit';
import type { Language } from '@hideout/kernel';
import type { ReactNode } from 'react';
import { Crown, Eye, Gem } from './glyphs.tsx';
import { INKS } from './inks.ts';
import { SIGN_WORDS } from './signWords.ts';

const suit = (of: keyof typeof INKS) => (
  <span className="cc-key" style={{ color: INKS[of] }}>
    <Pip suit={of} />
  </span>
);
const figure = (text: string, colour: string) => (
  <b className="cc-key cc-key-figure" style={{ color: colour }}>
    {text}
  </b>
);
const ring = (part: 'needed' | 'sure') => (
  <span className="cc-key cc-lamps">
    <i {...{ [`data-${part}`]: true }} />
  </span>
);
const drawn = (glyph: ReactNode) => <span className="cc-key">{glyph}</span>;

type SignId = keyof (typeof SIGN_WORDS)['en'];

/** Every sign, how it is drawn, and the clause that it follows from. */
const SIGNS: readonly (readonly [id: SignId, picture: ReactNode, clause: string])[] = [
  ['spade', suit('♠'), 'CC-5.9'],
  ['heart', suit('♥'), 'CC-5.8'],
  ['diamond', suit('♦'), 'CC-4.3'],
  ['club', suit('♣'), 'CC-6.6'],
  ['turned', figure('6 | 9', 'var(--diamond)'), 'CC-4.3'],
  ['risk', figure('11', 'var(--heart)'), 'CC-1.1'],
  ['reward', figure('?', 'var(--diamond)'), 'CC-3.2'],
  ['complication', <span key="complication" className="cc-key cc-key-tucked" />, 'CC-3.5'],
  ['amber', ring('needed'), 'CC-3.3'],
  ['green', ring('sure'), 'CC-3.3'],
  ['gem', drawn(<Gem />), 'CC-3.7'],
  ['boss', drawn(<Crown />), 'CC-2.1'],
  ['eye', drawn(<Eye />), 'CC-7.2'],
];

/** What every sign on cards and table means. */
export const signs = (language: Language): readonly Sign[] =>
  SIGNS.map(([id, picture, clause]) => {
    const [name, text] = SIGN_WORDS[language][id];
    return { picture, name, text, clause };
  });
