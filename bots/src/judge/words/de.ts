import type { Reach } from '../foresight.ts';
import type { EN } from './en.ts';

const LATER: Readonly<Record<Reach, string>> = {
  game: 'Bis zum Ende des Spiels',
  round: 'Bis zum Ende der Runde',
  turns: 'Zwei Runden später',
};

/** What is said within something that is said: „… ‚…‘ …“. */
const within = (text: string): string => text.replaceAll('„', '‚').replaceAll('“', '‘');

/** How a coach speaks German. */
export const DE: typeof EN = {
  best: (chance) => `Das Beste, was der Trainer sieht: gewinnt ${chance} von 100 Spielen.`,
  rather: (other) => `Lieber als „${within(other)}“:`,
  play: 'So spielen',
  line: 'Fortsetzung zeigen',
  show: 'Zeigen',
  imagined: 'So könnte es kommen',
  imaginedAbout: (choice) =>
    `Eine der Welten, die sich der Trainer nach deinem Wissen vorstellt, nicht die wahre. Sie beginnt mit „${within(choice)}“.`,
  imaginedSteps: 'Was zuletzt geschah:',
  expected: (who, what, share) => `${who}: ${what} (${share} von 100)`,
  instead: (label, cost) => `Stattdessen: ${label} (${cost < 1 ? 'gleich gut' : `−${cost} von 100`})`,
  ofSomebody: (owner, what) => `${what} von ${owner}`,
  sheet: (shifts, reach) => `${LATER[reach]} macht das im Mittel aus: ${shifts} Punkte.`,
  motive: (what, share, otherShare) => `${what}: ${share}-mal statt ${otherShare}-mal von 100.`,
  answer: (who, what, share, otherShare) =>
    `${who} antwortet am häufigsten mit „${within(what)}“: ${share}-mal von 100, sonst ${otherShare}-mal.`,
  risk: (other, share, shift) =>
    `Was schiefgehen kann: ${share}-mal von 100 ist „${within(other)}“ besser${shift === undefined ? '' : ` (dann ${shift})`}.`,
  chance: (other, by) =>
    by < 1 ? `„${within(other)}“ ist etwa gleich gut.` : `Gewinnt ${by} von 100 Spielen mehr als „${within(other)}“.`,
};
