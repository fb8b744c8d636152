import type { ByLanguage } from '@hideout/kernel';
import type { JewelName } from '../rules/index.ts';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';

const en = {
  first: (count: number) =>
    `Four jewels lie in vaults on the roofs. Steal them, bring them to your hideout on the other side, and have the most points. You rolled ${count} and must spend all ${count} units, each on a step or on placing a tool. Before the first one you may turn in cards from your hand. The marked ${EN.jewels.sapphire} needs no ${EN.tools.screwdriver}, so most thieves begin with it. Point at any space to see the way there.`,
  cards: (count: number) =>
    `You rolled ${count}. Now is the only moment of this turn for cards: tools from the depot, a ${EN.cards.theft}, an auto that closes a street, or one more roll. The first step or tool ends it.`,
  noUnit: 'No step and no tool is possible. Turn in a card that helps, or let the count go.',
  carrying: (count: number) =>
    `You hold jewels that are not safe. They are safe when the last of your units is a step onto your hideout, marked here. With ${count} units you cannot land there exactly: come closer, and stay off spaces where a rival could land on you.`,
  carryingReach: (count: number) =>
    `Your hideout can be reached with exactly ${count} units: then your jewels are safe and you score them. Point at it to see the way; spare units can be spent by stepping back and forth.`,
  rival:
    'A rival carries a jewel that is not safe. If the last unit of your roll is a step onto his thief, the jewel goes to your hideout, and he starts again.',
  steal: (jewel: JewelName) =>
    `You can reach ${EN.theJewel(jewel)} with this roll. Passing over it is enough, once every alarm round it has a ${EN.tools.screwdriver}.`,
  alarm: `The alarm beside you is live. Stepping onto it silences it: two units and ${EN.aTool('screwdriver')} in one act. All alarms of a vault must be silent before its jewel can be taken.`,
  tool: `Something bars the way beside you, and you have the tool for it. Placing it costs one unit; it stays there for everybody. Only ${EN.aTool('ladder')} is gone once it has been used.`,
  street: (count: number) =>
    `${count} units left. A street space is as long as two squares, so the ring is the quick way round. Turn onto the block where your jewel is near and no auto stands in the way back.`,
  square: (count: number) =>
    `${count} units left. You may turn at every step and cross spaces again, but the whole count must be spent. Hatched walls need ${EN.aTool('ladder')} for each level, crosses are barbed ${EN.obstacles.wire}.`,
  tidy: 'The count is spent. Lay down cards that you do not need, then end the turn: you draw back to four.',
  giveBack: 'You may keep five tools. Return the others to the depot, the ones that you will miss least.',
};

/** What the guide says. */
export type GuideWords = typeof en;

const de: GuideWords = {
  first: (count) =>
    `Vier Juwelen liegen in Tresoren auf den Dächern. Stiehl sie, bring sie in dein Versteck auf der anderen Seite und sammle die meisten Punkte. Du hast ${count} gewürfelt und musst alle ${count} Schritte verbrauchen, jeden für ein Feld oder ein Werkzeug. Vor dem ersten darfst du Karten einsetzen. Der markierte ${DE.jewels.sapphire} braucht keinen ${DE.tools.screwdriver}: Mit ihm fängt man meistens an. Zeig auf ein Feld, um den Weg dorthin zu sehen.`,
  cards: (count) =>
    `Du hast ${count} gewürfelt. Nur jetzt in diesem Zug kannst du Karten einsetzen: Werkzeuge aus dem Depot, einen ${DE.cards.theft}, ein Auto, das eine Straße sperrt, oder einen weiteren Wurf. Das erste Feld oder Werkzeug beendet das.`,
  noUnit:
    'Kein Schritt und kein Werkzeug ist möglich. Setz eine Karte ein, die hilft, oder verzichte auf die Würfelzahl.',
  carrying: (count) =>
    `Du hast Juwelen, die noch nicht sicher sind. Sicher sind sie, wenn dein letzter Schritt auf dein Versteck führt; es ist markiert. Mit ${count} kommst du nicht genau dorthin: Komm näher, und meide Felder, auf denen ein Gegner landen könnte.`,
  carryingReach: (count) =>
    `Dein Versteck ist mit genau ${count} zu erreichen: Dann sind deine Juwelen sicher und zählen. Zeig darauf, um den Weg zu sehen; was zu viel ist, kannst du durch Hin- und Hergehen verbrauchen.`,
  rival:
    'Ein Gegner trägt ein Juwel, das noch nicht sicher ist. Führt der letzte Schritt deines Wurfs auf seinen Dieb, kommt es in dein Versteck, und er beginnt von vorn.',
  steal: (jewel) =>
    `Mit diesem Wurf erreichst du ${DE.theJewel(jewel)}. Darüberzugehen genügt, sobald auf jedem Alarm ringsum ein ${DE.tools.screwdriver} liegt.`,
  alarm: `Der Alarm neben dir ist scharf. Wer ihn betritt, schaltet ihn aus: zwei Schritte und ein ${DE.tools.screwdriver} in einem. Erst wenn alle Alarme eines Tresors aus sind, lässt sich das Juwel nehmen.`,
  tool: `Neben dir ist etwas im Weg, und du hast das Werkzeug dafür. Es anzusetzen kostet einen Schritt; es bleibt für alle dort. Nur ${DE.aTool('ladder')} ist weg, sobald sie benutzt wurde.`,
  street: (count) =>
    `Noch ${count}. Ein Straßenfeld ist so lang wie zwei Rasterfelder, also ist der Ring der schnelle Weg außen herum. Bieg in den Block ab, wo dein Juwel nahe ist und kein Auto den Rückweg sperrt.`,
  square: (count) =>
    `Noch ${count}. Du darfst bei jedem Schritt abbiegen und Felder mehrmals betreten, aber die ganze Würfelzahl muss verbraucht werden. Schraffierte Wände brauchen je Ebene ${DE.aTool('ladder')}, Kreuze sind ${DE.obstacles.wire}.`,
  tidy: 'Die Würfelzahl ist verbraucht. Leg Karten ab, die du nicht brauchst, und beende den Zug: Du ziehst auf vier nach.',
  giveBack:
    'Fünf Werkzeuge darfst du behalten. Gib die übrigen ins Depot zurück, am besten, was dir am wenigsten fehlt.',
};

/** The words of the guide by language. */
export const GUIDE_WORDS: ByLanguage<GuideWords> = { en, de };
