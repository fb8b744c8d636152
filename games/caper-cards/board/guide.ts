import { discard, targetOf, WILD_CARD, type View } from '../rules/index.ts';
import type { Guide, Note } from '@hideout/boardkit';
import { UNKNOWN, verbOf, type Action, type Language } from '@hideout/kernel';
import { GUIDE_WORDS, type GuideWords } from './guideWords.ts';

const DISCARD_VERB = verbOf(discard(0 as never));

/** The note for a play from hand: first what the game is about, then what the hand offers. */
function notePlay(view: View, words: GuideWords): Note {
  const { least, most } = targetOf(view);
  if (view.tucked.length === 0 && view.plays === 0) {
    return {
      text: words.first(view.risk, least, most),
      clauses: ['CC-2.1', 'CC-2.2', 'CC-3.3'],
      things: ['risk', 'reward'],
    };
  }
  if (view.tucked.length === 0 && view.plays === 1) {
    return { text: words.second(view.score), clauses: ['CC-4.1', 'CC-7.1'], things: [] };
  }
  if (view.plays === 0) {
    const newest = view.tucked.at(-1)!;
    return {
      text: words.nextHeist(view.tucked.length + 1, view.goal),
      clauses: ['CC-3.5', `CC-6.${newest + 1}`],
      things: [`reward:${newest}`],
    };
  }
  const gap = { low: Math.max(0, least - view.score), high: 21 - view.score };
  const known = view.reward !== UNKNOWN;
  const fits = view.plays >= 2 ? words.last(gap.low, gap.high) : words.middle(gap.low, gap.high);
  const text = gap.high < 0 ? words.over(-gap.high) : fits;
  return {
    text: known ? `${text} ${words.known}` : text,
    clauses: known ? ['CC-3.3', 'CC-7.2'] : ['CC-3.3'],
    things: known ? ['reward'] : [],
  };
}

function noteChoice(view: View, legal: readonly Action[], words: GuideWords): Note {
  if (view.step === 'lay') {
    return view.entering === WILD_CARD
      ? { text: words.wildCard, clauses: ['CC-5.6', 'CC-4.3'], things: [] }
      : { text: words.mastermind, clauses: ['CC-5.2'], things: ['risk'] };
  }
  const isDiscard = legal.some((action) => verbOf(action) === DISCARD_VERB);
  return isDiscard
    ? { text: words.muscle, clauses: ['CC-5.1', 'CC-4.4'], things: [] }
    : { text: words.gadgeteer, clauses: ['CC-5.5', 'CC-4.3'], things: [] };
}

/** The guided first game: two seats, the usual Risk, the guest is the Boss, and a word for every decision. */
export const guide: Guide<View> = {
  options: { risk: '11', boss: '1' },
  seats: 2,
  secret: '21'.repeat(32),
  note(view: View, legal: readonly Action[], language: Language): Note {
    const words = GUIDE_WORDS[language];
    return view.step === 'play' ? notePlay(view, words) : noteChoice(view, legal, words);
  },
};
