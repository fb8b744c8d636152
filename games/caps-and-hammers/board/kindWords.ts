import { FIGURES, type Vocabulary } from '../rules/index.ts';
import type { Language } from '@hideout/kernel';

/** What a type of action card does, in words. */
interface KindText {
  readonly passive?: string;
  readonly active?: string;
  /** Whether the active lowers Defcon [CH-4.1]. */
  readonly isDefcon?: true;
}

type KindTexts = Readonly<Record<keyof Vocabulary['kinds'], KindText>>;

const { alone, perType, perTypeMost, ahead, nuke } = FIGURES;

const en: KindTexts = {
  diplomat: { passive: 'does not count toward a crisis.', active: 'create your justification here.' },
  admiral: { passive: `+${alone} while it is your only card here.`, active: 'shift to an adjacent location.' },
  spy: { active: 'reveal all hidden enemy cards here; needs at least one.' },
  policeman: { passive: `+${perType} for each different type among the enemy’s cards here, +${perTypeMost} at most.` },
  scientist: { passive: `+${ahead} if you control more labs than the enemy.` },
  nuke: { active: `+${nuke}.`, isDefcon: true },
  guerrilla: {
    active:
      'on your first turn of the round only, put a country that the enemy controls on top of the unpaired country here.',
    isDefcon: true,
  },
  defector: {
    active:
      'put a random face-down protest here; who does not win the location takes it. Not on your last turn of the round.',
  },
  soldier: {
    active:
      'occupy: nobody deploys here or shifts to or from here for the rest of the round. Never the last open location.',
    isDefcon: true,
  },
};

const de: KindTexts = {
  diplomat: { passive: 'zählt nicht für eine Krise.', active: 'schafft hier deine Rechtfertigung.' },
  admiral: { passive: `+${alone}, solange er hier deine einzige Karte ist.`, active: 'zieht an einen Nachbarort.' },
  spy: { active: 'deckt hier alle verdeckten Karten des Gegners auf; mindestens eine muss da sein.' },
  policeman: { passive: `+${perType} für jede Art unter den gegnerischen Karten hier, höchstens +${perTypeMost}.` },
  scientist: { passive: `+${ahead}, wenn du mehr Labore kontrollierst als der Gegner.` },
  nuke: { active: `+${nuke}.`, isDefcon: true },
  guerrilla: {
    active:
      'nur in deinem ersten Zug der Runde: legt ein Land, das der Gegner kontrolliert, auf das einzelne Land hier.',
    isDefcon: true,
  },
  defector: {
    active:
      'legt einen zufälligen Protest verdeckt hierher; wer den Ort nicht gewinnt, nimmt ihn. Nicht in deinem letzten Zug der Runde.',
  },
  soldier: {
    active:
      'besetzt den Ort: Bis zum Ende der Runde wird hier nichts ausgespielt oder verschoben. Nie der letzte offene Ort.',
    isDefcon: true,
  },
};

/** What every type does, by language. */
export const KIND_WORDS: Readonly<Record<Language, KindTexts>> = { en, de };
