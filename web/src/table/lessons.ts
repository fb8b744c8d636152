import type { AnyGuide, Note } from '@hideout/boardkit';
import type { GameView } from '@hideout/kernel';
import { hasHeard, noteHeard } from '../store/experience.ts';

/** A guide that tells each lesson whole once, and afterwards only in short: nobody reads the same paragraph twice. */
export function withLessons(game: string, guide: AnyGuide): AnyGuide {
  const told = new Map<string, GameView>();
  return {
    ...guide,
    note: (view, legal, language) => {
      const note = guide.note(view, legal, language);
      if (!note || note.lesson === undefined || told.get(note.lesson) === view) return note;
      if (hasHeard(game, note.lesson)) return inShort(note);
      told.set(note.lesson, view);
      noteHeard(game, note.lesson);
      return note;
    },
  };
}

/** The same guide for somebody in a real game: a word at the first use of a thing, and no advice. */
export function asTips(game: string, guide: AnyGuide): AnyGuide {
  const whole = withLessons(game, guide);
  const told = new Map<GameView, Note>();
  return {
    ...guide,
    note: (view, legal, language) => {
      const { lesson } = guide.note(view, legal, language) ?? {};
      if (lesson === undefined || (hasHeard(game, lesson) && !told.has(view))) return undefined;
      const note = whole.note(view, legal, language);
      if (!note) return undefined;
      const { advice: _, plan: __, ...tip } = note;
      told.set(view, tip);
      return tip;
    },
  };
}

const inShort = (note: Note): Note | undefined =>
  note.short === undefined ? undefined : { ...note, text: note.short };
