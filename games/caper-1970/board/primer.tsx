import type { Primer } from '@hideout/boardkit';
import { inEveryLanguage, type ByLanguage } from '@hideout/kernel';
import { worn } from './colours.ts';
import { Die } from './Dice.tsx';
import { JewelShape, Pawn, ToolGlyph } from './Glyphs.tsx';
import { ObstaclePicture } from './ObstaclePicture.tsx';
import { CardPicture } from './Hand.tsx';
import { CARDS } from '../rules/index.ts';
import { Picture } from './Picture.tsx';
import './block.css';
import './board.css';
import './primer.css';

interface PageWords {
  readonly title: string;
  readonly text: string;
}

/** The pages in each language: what for, how one moves, what is in the way, what can go wrong, what cards do. */
const WORDS: ByLanguage<readonly [PageWords, PageWords, PageWords, PageWords, PageWords]> = {
  en: [
    {
      title: 'Four jewels, one block',
      text: 'Everybody is a jewel thief in the same city block. Diamond 1000, ruby 800, emerald 600, sapphire 400: whoever brings home the most points wins.',
    },
    {
      title: 'Roll, and spend every unit',
      text: 'Two dice give your units: one for each step, one for each tool that you place. All of them must be spent, and doubles bring another roll. A street space is as long as two squares of the block.',
    },
    {
      title: 'A tool for every obstacle',
      text: 'Ladder for a wall, wirecutter for wire, knife for a door, pipewrench for bars, any tool for glass. Tools stay where they are, for everybody; a ladder serves once. An alarm is silenced with a screwdriver as you step onto it.',
    },
    {
      title: 'Steal it, then get home',
      text: 'With all its alarms silent, a jewel is yours as soon as you pass over it. It counts only when the last unit of a roll takes you into your own house, on the far side of the block. Until then a rival who lands on you exactly takes it and sends you back to your start.',
    },
    {
      title: 'Cards before you move',
      text: 'You hold four cards and turn them in before your first unit: for a tool, another roll, a Tool Theft, or an auto that closes a street to whoever comes from the block. At the end of the turn you draw back to four.',
    },
  ],
  de: [
    {
      title: 'Vier Juwelen, ein Block',
      text: 'Alle sind Juwelendiebe im selben Häuserblock. Diamant 1000, Rubin 800, Smaragd 600, Saphir 400: Wer die meisten Punkte heimbringt, gewinnt.',
    },
    {
      title: 'Würfeln und alles verbrauchen',
      text: 'Zwei Würfel ergeben deine Schritte: einen für jedes Feld und einen für jedes Werkzeug, das du ansetzt. Alle müssen verbraucht werden, ein Pasch bringt noch einen Wurf. Ein Straßenfeld ist so lang wie zwei Felder des Blocks.',
    },
    {
      title: 'Für jedes Hindernis ein Werkzeug',
      text: 'Leiter für die Wand, Drahtschere für Draht, Messer für die Tür, Rohrzange für das Gitter, irgendeines für Glas. Werkzeuge bleiben liegen, für alle; eine Leiter dient einmal. Einen Alarm schaltest du beim Betreten mit einem Schraubenzieher aus.',
    },
    {
      title: 'Stehlen, dann heimkommen',
      text: 'Sind alle Alarme aus, gehört dir ein Juwel, sobald du darübergehst. Es zählt erst, wenn dich der letzte Schritt eines Wurfs in dein eigenes Haus auf der anderen Seite führt. Bis dahin nimmt es dir ab, wer genau auf deinem Feld landet, und du beginnst am Start.',
    },
    {
      title: 'Karten vor dem ersten Schritt',
      text: 'Du hältst vier Karten und setzt sie vor dem ersten Schritt ein: für ein Werkzeug, noch einen Wurf, einen Werkzeugdiebstahl oder ein Auto, das eine Straße zum Block sperrt. Am Ende des Zuges ziehst du auf vier nach.',
    },
  ],
};

const BLUE = 0;
const RED = 2;

const Rolled = () => (
  <span className="c7-primer-row c7-roll">
    <Die value={4} />
    <Die value={3} />
    <svg viewBox="0 -20 176 40" aria-hidden="true">
      {Array.from({ length: 7 }, (_, step) => (
        <circle key={step} className="c7-primer-step" cx={12 + step * 25} r="9" />
      ))}
      {Array.from({ length: 7 }, (_, step) => (
        <text key={step} x={12 + step * 25} y="4" textAnchor="middle">
          {step + 1}
        </text>
      ))}
    </svg>
  </span>
);

/** By obstacle: the tool for it. */
const PAIRS = [
  ['wall', 0],
  ['wire', 3],
  ['door', 4],
  ['bars', 2],
  ['alarm', 1],
] as const;

const Tools = () => (
  <span className="c7-primer-pairs">
    {PAIRS.map(([obstacle, tool]) => (
      <span key={obstacle}>
        <ObstaclePicture obstacle={obstacle} />
        <ToolGlyph tool={tool} />
      </span>
    ))}
  </span>
);

const Theft = () => (
  <svg className="c7-primer-theft" viewBox="-150 -50 300 100" aria-hidden="true">
    <path className="c7-primer-way" d="M-110 10h200" />
    <g transform="translate(-120 10) scale(1.300)">
      <JewelShape jewel={1} />
    </g>
    <g transform="translate(-10 14)">
      <Pawn seat={0} side={BLUE} letter="B" />
    </g>
    <g transform="translate(-62 14)">
      <Pawn seat={1} side={RED} letter="R" />
    </g>
    <g className="c7-home" style={worn(BLUE)} transform="translate(112 8) scale(1.300)">
      <path d="M-22 22v-24L0 -25 22 -2v24z" />
    </g>
  </svg>
);

const Cards = () => (
  <span className="c7-primer-row">
    {(['screwdriver', 'roll-again', 'theft', 'auto-east'] as const).map((card) => (
      <span key={card} className="c7-primer-card">
        <CardPicture kind={CARDS.indexOf(card)} />
      </span>
    ))}
  </span>
);

const PICTURES = [<Picture key="0" />, <Rolled key="1" />, <Tools key="2" />, <Theft key="3" />, <Cards key="4" />];

const PAGES = inEveryLanguage(WORDS, (pages) =>
  pages.map((page, number) => ({ ...page, picture: <span className="c7-primer">{PICTURES[number]}</span> })),
);

/** The game in a minute. */
export const primer: Primer = (language) => PAGES[language];
