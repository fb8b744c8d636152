import { KINDS } from '../rules/index.ts';
import type { Sign } from '@hideout/boardkit';
import { titled, type Language } from '@hideout/kernel';
import type { ReactNode } from 'react';
import { DialFace } from './Dial.tsx';
import { Emblem, FactionMark, LabSign, Pin } from './Glyph.tsx';
import { Seal } from './Influence.tsx';
import { kindCard } from './names.ts';
import { SIGN_WORDS, type SignWords } from './signWords.ts';
import { BOARD_WORDS } from './words.ts';

/** The drawing of a sign and the clause that it rests on. */
type Drawn = Pick<Sign, 'picture' | 'clause'>;

const DRAWS = [0, 5, 2, 1, 1, 0];

const lean = (
  <span className="ch-key ch-key-lean" data-prefers={1}>
    <FactionMark seat={1} />
  </span>
);
const lab = (
  <span className="ch-key">
    <LabSign lab={1} /> II
  </span>
);
const dial = (
  <span className="ch-key ch-dial">
    <DialFace defcon={3} draws={DRAWS} />
  </span>
);

const PICTURES: Readonly<Record<keyof SignWords, Drawn>> = {
  points: { picture: <b className="ch-key ch-key-points">2</b>, clause: 'CH-5.2' },
  active: { picture: <i className="ch-key ch-active" />, clause: 'CH-3.1' },
  defcon: { picture: <i className="ch-key ch-active" data-defcon />, clause: 'CH-4.1' },
  hidden: { picture: <i className="ch-key ch-key-card" data-face="hidden" />, clause: 'CH-3.6' },
  activated: { picture: <i className="ch-key ch-key-card" data-face="activated" />, clause: 'CH-3.4' },
  revealed: { picture: <i className="ch-key ch-key-eye" />, clause: 'CH-3.4' },
  caps: { picture: <FactionMark seat={0} />, clause: 'CH-1.2' },
  hammers: { picture: <FactionMark seat={1} />, clause: 'CH-1.2' },
  lean: { picture: lean, clause: 'CH-5.3' },
  worth: { picture: <b className="ch-key ch-stencil">3</b>, clause: 'CH-8.1' },
  lab: { picture: lab, clause: 'CH-2.2' },
  pin: { picture: <Pin value={2} />, clause: 'CH-8.1' },
  unseen: { picture: <Pin value="?" />, clause: 'CH-6.12' },
  justified: { picture: <Seal />, clause: 'CH-4.2' },
  occupied: { picture: <i className="ch-key ch-key-occupied" />, clause: 'CH-6.13' },
  dial: { picture: dial, clause: 'CH-4.1' },
};

/** Every sign on cards and board, and then every type of agent. */
export const signs = (language: Language): readonly Sign[] => [
  ...Object.entries(PICTURES).map(([id, { picture, clause }]) => {
    const [name, text] = SIGN_WORDS[language][id as keyof SignWords];
    return { picture: framed(picture), name, text, clause };
  }),
  ...KINDS.map((_, kind) => kindSign(kind, language)),
];

const framed = (drawing: ReactNode): ReactNode => (
  <span className="ch-sign" data-game="caps-and-hammers">
    {drawing}
  </span>
);

/** What a type of agent does, whole. */
function kindSign(kind: number, language: Language): Sign {
  const { name, passive, active, isDefcon, clause } = kindCard(kind, language);
  const words = BOARD_WORDS[language];
  const parts = [
    ...(passive === undefined ? [] : [titled(passive)]),
    ...(active === undefined ? [] : [`${isDefcon ? words.defconActive : words.active}: ${active}`]),
  ];
  return { picture: framed(<Emblem kind={kind} />), name, text: parts.join(' '), clause };
}
