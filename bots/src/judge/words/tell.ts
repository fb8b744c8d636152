import {
  nameFor,
  titled,
  type AnyGame,
  type ByLanguage,
  type GameView,
  type Language,
  type Reason,
  type Shift,
} from '@hideout/kernel';
import type { Choice, Reach } from '../foresight.ts';
import type { Expected } from '../line.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';

/** What a reason is told with. */
export interface Telling {
  readonly game: AnyGame;
  readonly language: Language;
  /** The view of the seat that chooses, which is the one spoken to. */
  readonly view: GameView;
  readonly names: readonly string[];
  readonly reach: Reach;
  /** What the choice is compared with. */
  readonly against: Choice;
}

/** A reason as one sentence, with the clauses that make it so. */
export interface Told {
  readonly text: string;
  readonly clauses: readonly string[];
}

const PHRASES: ByLanguage<typeof EN> = { en: EN, de: DE };

/** How a coach speaks a language. */
export const phrasesIn = (language: Language): typeof EN => PHRASES[language];

/** What a choice is called: by its way where the game has ways, else by its first action. */
export function nameOfChoice(
  choice: Choice,
  { game, language, view }: Pick<Telling, 'game' | 'language' | 'view'>,
): string {
  const words = game.words[language];
  return choice.length > 1 && words.way ? words.way(choice, view) : words.label(choice[0]!, view);
}

/** A chance or a difference of chances in points of 100. */
export const inHundred = (share: number): number => Math.round(100 * share);

/** Puts a reason into words. */
export function tell(reason: Reason, telling: Telling): Told {
  const { game, language, view, names } = telling;
  const [phrases, words] = [PHRASES[language], game.words[language]];
  const other = nameOfChoice(telling.against, telling);
  switch (reason.kind) {
    case 'sheet':
      return {
        text: phrases.sheet(reason.shifts.map((shift) => tellShift(shift, telling)).join(', '), telling.reach),
        clauses: [...new Set(reason.shifts.map(({ clause }) => clause))],
      };
    case 'motive': {
      const what = words.motive!(reason.motive, { viewer: view.viewer, names });
      return {
        text: phrases.motive(titled(what), inHundred(reason.share), inHundred(reason.otherShare)),
        clauses: [reason.clause],
      };
    }
    case 'answer': {
      // Labels speak of the seat that must act.
      const label = words.label(reason.action, { ...view, actor: reason.seat });
      return {
        text: phrases.answer(names[reason.seat]!, label, inHundred(reason.share), inHundred(reason.otherShare)),
        clauses: [],
      };
    }
    case 'risk':
      return {
        text: phrases.risk(other, inHundred(reason.share), reason.shift && tellShift(reason.shift, telling)),
        clauses: reason.shift ? [reason.shift.clause] : [],
      };
    case 'chance':
      return { text: phrases.chance(other, inHundred(reason.by)), clauses: [] };
  }
}

/** Something that is expected, as one line: who does what, and how often it comes to that. */
export function tellExpected(
  { seat, action, share, view }: Expected,
  telling: Pick<Telling, 'game' | 'language' | 'names'>,
): string {
  const { game, language, names } = telling;
  return PHRASES[language].expected(names[seat]!, game.words[language].label(action, view), inHundred(share));
}

/** A heading and by how much it changes: “Goods +2.1”, “Ada's Goods −0.4”. */
function tellShift({ heading, seat, by }: Shift, { game, language, view, names }: Telling): string {
  const phrases = PHRASES[language];
  const points = Math.abs(by) >= 10 ? Math.round(by) : Math.round(10 * by) / 10;
  const figure = new Intl.NumberFormat(language, { signDisplay: 'always' }).format(points).replace('-', '−');
  const what = game.words[language].heading(heading);
  const owner = seat === -1 ? undefined : nameFor(seat, { viewer: view.viewer, names });
  return `${owner === undefined ? what : phrases.ofSomebody(owner, what)} ${figure}`;
}
