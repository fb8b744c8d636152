import type { ByLanguage } from '@hideout/kernel';
import { CAPS, FIGURES, ROUNDS } from '../rules/index.ts';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';

const { alone, nuke, crisis, region, points } = FIGURES;

const en = {
  first: `You lead the ${EN.factions[CAPS]!}, ★. Each round you deploy five agents, one a turn, face down to these locations. When the round ends, all are turned up, and more influence takes the location; a tie goes to the faction whose mark the country bears. Choose a card, then a location.`,
  newRound: (round: number) =>
    `Round ${round} of ${ROUNDS}. The report shows how the last one was settled. Countries are worth the points printed on them, and ${region} more for a whole region: look at the list of regions before you choose where to fight.`,
  passives: `Some cards count more by themselves, even face down: an ${EN.kinds.admiral} alone, a ${EN.kinds.policeman} against many types, a ${EN.kinds.scientist} with more labs. Point at a card to read it. Both see how many cards lie where, but not which.`,
  defcon: (level: number) =>
    `Defcon stands at ${level}. Cards with the red wedge lower it when you activate them, and you draw protests for the new level: the dots on the dial. Protests count against you at the end, so let the enemy lower it.`,
  crisis: `If both of you together spend ${crisis} points or more on one location, there is a crisis: Defcon falls, and both draw protests. Diplomats do not count for it.`,
  lastTurn:
    'Your last turn of the round: two cards stay in your hand for the next. After the enemy’s last turn everything is turned up.',
  /** By type of card, about a card that can be activated now. */
  ready: {
    diplomat: `A ${EN.kinds.diplomat} can be activated: it leaves a justification here, which pays for your next ${EN.board.defconActive} at this location.`,
    admiral: `An ${EN.kinds.admiral} can be activated: it shifts to a neighbouring location. It counts ${points.admiral + alone} where it is your only card.`,
    spy: `A ${EN.kinds.spy} can be activated: it reveals the enemy’s hidden cards here, and revealed cards can never be activated.`,
    nuke: `A ${EN.kinds.nuke} can be activated for ${nuke} more influence. It lowers Defcon unless you have a justification here, and the enemy will see it.`,
    guerrilla: `A ${EN.kinds.guerrilla} can be activated, on your first turn only: it puts a country of the enemy on top of this one, and the winner takes both. It lowers Defcon.`,
    defector: `A ${EN.kinds.defector} can be activated: it puts an unseen protest here, for whoever does not win the location. Use it where you are strong.`,
    soldier: `A ${EN.kinds.soldier} can be activated: nobody can deploy here or shift from or to here any more this round. It lowers Defcon unless you have a justification.`,
  },
  orDeploy: 'Or leave it hidden and deploy a card.',
  orEnd: 'Or leave it hidden for now and end your turn.',
  nothingReady:
    'Nothing of yours can be activated now. You still have to say so: otherwise the enemy would learn what your hidden cards are. End the turn.',
  shift: `The ${EN.kinds.admiral} goes to a neighbour in the row. Where it will be your only card it counts ${alone} more; where it leaves a card behind, you lose its points.`,
  steal: (base: string) =>
    `Choose a country of the enemy to put on ${base}. Whoever wins the pair takes both; until then it gives nobody points. Breaking up a whole region hurts most.`,
  protests: (lowest: number) =>
    lowest === 0
      ? 'Your labs can return protests, the lowest first. Yours is a 0: it costs nothing, but higher ones come only after it. A lab works once a round.'
      : `Your labs can return protests, the lowest first: yours is a ${lowest}. A lab works once a round, for values up to its rank.`,
};

/** What the guide says. */
export type GuideWords = typeof en;

const de: GuideWords = {
  first: `Du führst die ${DE.factions[CAPS]!}, ★. In jeder Runde spielst du fünf Agenten, einen je Zug, verdeckt an diese Orte. Am Ende der Runde werden alle umgedreht, und wer mehr Einfluss hat, nimmt den Ort; bei Gleichstand die Seite, deren Zeichen das Land trägt. Wähle eine Karte, dann einen Ort.`,
  newRound: (round) =>
    `Runde ${round} von ${ROUNDS}. Der Bericht zeigt, wie die letzte ausging. Länder sind so viel wert, wie auf ihnen steht, eine ganze Region noch ${region} mehr: Sieh in die Liste der Regionen, bevor du wählst, worum du kämpfst.`,
  passives: `Manche Karten zählen von selbst mehr, auch verdeckt: ein ${DE.kinds.admiral} allein, ein ${DE.kinds.policeman} gegen viele Arten, ein ${DE.kinds.scientist} mit mehr Laboren. Zeig auf eine Karte, um sie zu lesen. Beide sehen, wie viele Karten wo liegen, aber nicht welche.`,
  defcon: (level) =>
    `Defcon steht auf ${level}. Karten mit dem roten Keil senken ihn, wenn du sie aktivierst, und du ziehst Proteste für die neue Stufe: die Punkte am Zeiger. Proteste zählen am Ende gegen dich; lass lieber den Gegner senken.`,
  crisis: `Setzt ihr zusammen ${crisis} oder mehr Punkte an einem Ort ein, gibt es eine Krise: Defcon fällt, und beide ziehen Proteste. Diplomaten zählen dafür nicht.`,
  lastTurn:
    'Dein letzter Zug der Runde: Zwei Karten bleiben für die nächste auf der Hand. Nach dem letzten Zug des Gegners wird alles umgedreht.',
  ready: {
    diplomat: `Ein ${DE.kinds.diplomat} lässt sich aktivieren: Er hinterlässt hier eine Rechtfertigung, die deine nächste ${DE.board.defconActive} an diesem Ort bezahlt.`,
    admiral: `Ein ${DE.kinds.admiral} lässt sich aktivieren: Er zieht an einen Nachbarort. Wo er deine einzige Karte ist, zählt er ${points.admiral + alone}.`,
    spy: `Ein ${DE.kinds.spy} lässt sich aktivieren: Er deckt hier die verdeckten Karten des Gegners auf, und aufgedeckte können nie mehr aktiviert werden.`,
    nuke: `Eine ${DE.kinds.nuke} lässt sich aktivieren und zählt dann ${nuke} mehr. Sie senkt Defcon, wenn du hier keine Rechtfertigung hast, und der Gegner sieht sie.`,
    guerrilla: `Eine ${DE.kinds.guerrilla} lässt sich aktivieren, nur in deinem ersten Zug: Sie legt ein Land des Gegners auf dieses, und der Sieger nimmt beide. Sie senkt Defcon.`,
    defector: `Ein ${DE.kinds.defector} lässt sich aktivieren: Er legt einen verdeckten Protest hierher, für den, der den Ort nicht gewinnt. Nutze ihn, wo du stark bist.`,
    soldier: `Ein ${DE.kinds.soldier} lässt sich aktivieren: Hier wird dann in dieser Runde nichts mehr ausgespielt oder verschoben. Er senkt Defcon, wenn du keine Rechtfertigung hast.`,
  },
  orDeploy: 'Oder lass sie verdeckt und spiele eine Karte aus.',
  orEnd: 'Oder lass sie vorerst verdeckt und beende deinen Zug.',
  nothingReady:
    'Du kannst jetzt nichts aktivieren. Sagen musst du es trotzdem: Sonst wüsste der Gegner, was deine verdeckten Karten sind. Beende den Zug.',
  shift: `Der ${DE.kinds.admiral} zieht zu einem Nachbarn in der Reihe. Wo er deine einzige Karte ist, zählt er ${alone} mehr; wo er fortgeht, fehlen dir seine Punkte.`,
  steal: (base) =>
    `Wähle ein Land des Gegners, das auf ${base} kommt. Wer das Paar gewinnt, nimmt beide; bis dahin gibt es niemandem Punkte. Eine ganze Region zu sprengen schmerzt am meisten.`,
  protests: (lowest) =>
    lowest === 0
      ? 'Deine Labore können Proteste zurückgeben, den niedrigsten zuerst. Deiner ist eine 0: Sie kostet nichts, aber höhere kommen erst nach ihr. Ein Labor wirkt einmal in der Runde.'
      : `Deine Labore können Proteste zurückgeben, den niedrigsten zuerst: Deiner ist eine ${lowest}. Ein Labor wirkt einmal in der Runde, bis zum Wert seines Rangs.`,
};

/** The words of the guide by language. */
export const GUIDE_WORDS: ByLanguage<GuideWords> = { en, de };
