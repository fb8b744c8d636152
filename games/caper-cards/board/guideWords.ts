import type { ByLanguage } from '@hideout/kernel';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';

const en = {
  first: (risk: number, least: number, most: number) =>
    `You and your partner build one Crew of four cards. Together it must reach the Risk (${risk}) plus the hidden Reward: somewhere from ${least} to ${most}, and never more than 21. You cannot talk about cards, only the score is announced. Start with a card of your choice; three more will follow.`,
  second: (score: number) =>
    `The score is ${score}. Point at any card to read its ability. A middling number keeps both ends open: your partner still has to fit a card in.`,
  nextHeist: (heist: number, goal: number) =>
    `Heist ${heist} of ${goal}. The Reward that you won is tucked under the Risk card, and its Complication now counts for the rest of the game. It is marked.`,
  middle: (low: number, high: number) =>
    `With this card and the next, the Crew still needs ${low} or more, and at most ${high}. Leave your partner room.`,
  last: (low: number, high: number) =>
    `From here the Crew needs ${low} or more to have a chance, and at most ${high}. Read what your card does before you play it.`,
  over: (by: number) =>
    `The Crew score is ${by} above 21. Look for a card that brings it down again, or the heist is a bust.`,
  known: 'You have seen the Reward, so you know the difficulty; your partner may not.',
  wildCard: `The ${EN.crew.wildCard.name} reads 6 one way up and 9 the other. You choose now, and a ${EN.crew.gadgeteer.name} may turn it later.`,
  mastermind: `In the Crew the ${EN.crew.mastermind.name} adds 8. On the Risk card it adds nothing, but the Risk falls to 8: choose whichever brings you closer.`,
  muscle: `The ${EN.crew.muscle.name} must discard another odd card. Its number goes, and so does whatever it did for the score.`,
  gadgeteer: `The ${EN.crew.gadgeteer.name} must turn a ♦: 6 becomes 9, 10 becomes 01, and the other way round.`,
};

/** What the guide says. */
export type GuideWords = typeof en;

const de: GuideWords = {
  first: (risk, least, most) =>
    `Ihr baut gemeinsam eine Crew aus vier Karten. Sie muss das Risiko (${risk}) plus die verdeckte Beute erreichen: irgendwo von ${least} bis ${most}, und nie mehr als 21. Über Karten dürft ihr nicht reden, nur der Crewwert wird angesagt. Beginne mit einer Karte deiner Wahl; drei weitere folgen.`,
  second: (score) =>
    `Der Crewwert ist ${score}. Zeig auf eine Karte, um ihre Fähigkeit zu lesen. Eine mittlere Zahl hält beide Seiten offen: Dein Gegenüber muss noch eine Karte unterbringen.`,
  nextHeist: (heist, goal) =>
    `Coup ${heist} von ${goal}. Die gewonnene Beute steckt unter der Risikokarte, und ihre Komplikation gilt bis zum Ende. Sie ist markiert.`,
  middle: (low, high) =>
    `Mit dieser und der nächsten Karte braucht die Crew noch ${low} oder mehr, höchstens aber ${high}. Lass deinem Gegenüber Platz.`,
  last: (low, high) =>
    `Jetzt braucht die Crew noch mindestens ${low} und höchstens ${high}, sonst ist der Coup verloren. Lies, was deine Karte tut, bevor du sie spielst.`,
  over: (by) => `Der Crewwert liegt um ${by} über 21. Such eine Karte, die ihn wieder senkt, sonst platzt der Coup.`,
  known: 'Du hast die Beute gesehen und kennst die Schwierigkeit; dein Gegenüber vielleicht nicht.',
  wildCard: `Der ${DE.crew.wildCard.name} zeigt so herum 6 und anders herum 9. Du wählst jetzt; ein ${DE.crew.gadgeteer.name} kann ihn später noch drehen.`,
  mastermind: `In der Crew zählt das ${DE.crew.mastermind.name} 8. Auf der Risikokarte zählt es nichts, aber das Risiko sinkt auf 8: Nimm, was näher heranführt.`,
  muscle: `Der ${DE.crew.muscle.name} muss eine andere ungerade Karte abwerfen. Ihre Zahl geht, und was sie zum Crewwert beitrug, auch.`,
  gadgeteer: `Der ${DE.crew.gadgeteer.name} muss ein ♦ drehen: Aus 6 wird 9, aus 10 wird 01, und umgekehrt.`,
};

/** The words of the guide by language. */
export const GUIDE_WORDS: ByLanguage<GuideWords> = { en, de };
