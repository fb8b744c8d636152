import type { Reach } from '../foresight.ts';

const LATER: Readonly<Record<Reach, string>> = {
  game: 'By the end of the game',
  round: 'By the end of the round',
  turns: 'Two rounds later',
};

/** How a coach speaks English. */
export const EN = {
  best: (chance: number) => `The best that the coach sees: it wins ${chance} in 100 games.`,
  rather: (other: string) => `Rather than “${other}”:`,
  play: 'Play it',
  line: 'Show the line',
  show: 'Show it',
  imagined: 'As it could go',
  imaginedAbout: (choice: string) =>
    `One of the worlds that the coach imagined, by what you know and not by the truth. It begins with “${choice}”.`,
  imaginedSteps: 'What was done last:',
  expected: (who: string, what: string, share: number) => `${who}: ${what} (${share} in 100)`,
  instead: (label: string, cost: number) => `Instead: ${label} (${cost < 1 ? 'as good' : `−${cost} in 100`})`,
  ofSomebody: (owner: string, what: string) => `${owner}’s ${what}`,
  sheet: (shifts: string, reach: Reach) => `${LATER[reach]} that means on average: ${shifts} points.`,
  motive: (what: string, share: number, otherShare: number) =>
    `${what}: ${share} instead of ${otherShare} times in 100.`,
  answer: (who: string, what: string, share: number, otherShare: number) =>
    `${who} most often answers with “${what}”: ${share} times in 100, else ${otherShare}.`,
  risk: (other: string, share: number, shift: string | undefined) =>
    `What can go wrong: ${share} times in 100 “${other}” does better${shift === undefined ? '' : ` (then ${shift})`}.`,
  chance: (other: string, by: number) =>
    by < 1 ? `“${other}” is about as good.` : `It wins ${by} in 100 games more than “${other}”.`,
};
