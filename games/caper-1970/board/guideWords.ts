import type { ByLanguage } from '@hideout/kernel';
import type { JewelName } from '../rules/index.ts';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';

/** A lesson: told whole the first time, and in a line whenever it comes up again. */
export interface Lesson {
  readonly text: string;
  readonly short: string;
}

const en = {
  goal: (count: number): Lesson => ({
    text: `You are Blue. Steal jewels from their glass vaults and carry them to the blue house, your home: most points win. You rolled ${count}: ${EN.counted.units(count)}, one for each step and each tool. Walk along the street towards the marked sapphire.`,
    short: 'Steal jewels and bring them to the blue house.',
  }),
  street: (count: number): Lesson => ({
    text: 'A street space is one unit, yet as long as two squares of the block: the ring of streets is the quick way round. Choose a space to see the way there, and once more to walk it.',
    short: `${EN.counted.units(count)} left: the streets are quick.`,
  }),
  square: (count: number): Lesson => ({
    text: 'You are on the block. You may turn at every step and cross spaces again, but never go diagonally, and the whole count must be spent. Dots mark every space that this roll reaches.',
    short: `${EN.counted.units(count)} left: go for the marked space.`,
  }),
  wire: {
    text: 'Barbed wire bars this edge. Place your wirecutter on it, for one unit: it stays there, and the gap is open for everybody.',
    short: 'Cut the wire with a wirecutter.',
  } satisfies Lesson,
  ladder: {
    text: 'The building rises here. A ladder, placed for one unit, takes one thief up or down one level and then goes back to the depot: you need another one to come down again.',
    short: 'Place a ladder to climb.',
  } satisfies Lesson,
  gate: {
    text: 'A vault has one gate on each side. A knife opens a door, a pipewrench opens bars; the tool stays there for everybody.',
    short: 'Open the gate: knife for a door, pipewrench for bars.',
  } satisfies Lesson,
  glass: {
    text: 'Glass stands round the jewel. Any tool breaks it, for one unit: place one you can spare, then step onto that space.',
    short: 'Break the glass with any tool you can spare.',
  } satisfies Lesson,
  alarm: {
    text: `The bell beside you is live. Stepping onto it silences it: a screwdriver and two units in one act. All alarms of a vault must be silent before its jewel can be taken.`,
    short: 'Silence the alarm: a screwdriver and two units.',
  } satisfies Lesson,
  steal: (jewel: JewelName): Lesson => ({
    text: `You can take ${EN.theJewel(jewel)} with this roll: nothing guards it, and passing over its space is enough.`,
    short: `Take ${EN.theJewel(jewel)}.`,
  }),
  carry: (count: number): Lesson => ({
    text: `The jewel lies in your home, but it is not safe: land there with the last unit of a roll, and it scores. With ${EN.counted.units(count)} you cannot yet. Come nearer, and end where no rival can land on you.`,
    short: 'Bring the jewel home, and keep away from rivals.',
  }),
  home: (count: number): Lesson => ({
    text: `Now you can land in your home with exactly ${EN.counted.units(count)}: the jewel is then safe and scores. Choose your house; spare units are walked to and fro.`,
    short: 'Land in your home by exact count.',
  }),
  rival: {
    text: 'A rival has a jewel that is not safe. If the last unit of your roll is a step onto him, the jewel is yours, and he goes back to his start.',
    short: 'Land on the rival who carries a jewel.',
  } satisfies Lesson,
  cards: (count: number): Lesson => ({
    text: `You rolled ${count}. Now, before the first unit, you may turn in cards, and at no other time: for a tool from the depot, another roll, a Tool Theft, or an auto that closes a street. Read a card by choosing it; choosing it again turns it in. Turn in the marked one, or just walk.`,
    short: 'Cards come before the first unit.',
  }),
  stuck: {
    text: 'No unit is possible from here. Turn in a card that helps, or give the count up.',
    short: 'No unit is possible.',
  } satisfies Lesson,
  tidy: {
    text: 'The count is spent. Discard cards that you do not need, if you like, and end the turn: you draw back to four.',
    short: 'End the turn.',
  } satisfies Lesson,
  giveBack: {
    text: 'At the end of a turn you may keep five tools. Return those that you will miss least.',
    short: 'Return tools until five are left.',
  } satisfies Lesson,
};

/** What the guide says. */
export type GuideWords = typeof en;

const de: GuideWords = {
  goal: (count) => ({
    text: `Du bist Blau. Stiehl Juwelen aus ihren gläsernen Tresoren und bring sie in das blaue Haus, dein Versteck: Die meisten Punkte gewinnen. Du hast ${count} gewürfelt: ${DE.counted.units(count)}, einen für jedes Feld und jedes Werkzeug. Geh auf der Straße auf den markierten Saphir zu.`,
    short: 'Stiehl Juwelen und bring sie in das blaue Haus.',
  }),
  street: (count) => ({
    text: 'Ein Straßenfeld kostet einen Schritt und ist doch so lang wie zwei Felder des Blocks: Der Ring ist der schnelle Weg außen herum. Wähl ein Feld, um den Weg zu sehen, und noch einmal, um ihn zu gehen.',
    short: `Noch ${DE.counted.units(count)}: Auf der Straße geht es schnell.`,
  }),
  square: (count) => ({
    text: 'Du bist auf dem Block. Du darfst bei jedem Schritt abbiegen und Felder mehrmals betreten, aber nie schräg gehen, und die ganze Würfelzahl muss verbraucht werden. Punkte zeigen, was dieser Wurf erreicht.',
    short: `Noch ${DE.counted.units(count)}: Geh zum markierten Feld.`,
  }),
  wire: {
    text: 'Hier sperrt Stacheldraht den Weg. Setz für einen Schritt deine Drahtschere an: Sie bleibt dort, und die Lücke ist für alle offen.',
    short: 'Schneide den Draht mit einer Drahtschere.',
  },
  ladder: {
    text: 'Hier steigt das Gebäude an. Eine Leiter, für einen Schritt angesetzt, bringt einen Dieb eine Ebene hinauf oder hinab und kommt dann ins Depot zurück: Für den Rückweg brauchst du noch eine.',
    short: 'Setz eine Leiter an, um zu klettern.',
  },
  gate: {
    text: 'Ein Tresor hat an jeder Seite einen Zugang. Ein Messer öffnet eine Tür, eine Rohrzange ein Gitter; das Werkzeug bleibt für alle dort.',
    short: 'Öffne den Zugang: Messer für die Tür, Rohrzange für das Gitter.',
  },
  glass: {
    text: 'Um das Juwel steht Glas. Jedes Werkzeug bricht es für einen Schritt auf: Nimm eines, das du entbehren kannst, und geh dann auf das Feld.',
    short: 'Brich das Glas mit einem Werkzeug auf, das du entbehren kannst.',
  },
  alarm: {
    text: 'Die Glocke neben dir ist scharf. Wer sie betritt, schaltet sie aus: ein Schraubenzieher und zwei Schritte in einem. Erst wenn alle Alarme eines Tresors aus sind, lässt sich das Juwel nehmen.',
    short: 'Schalte den Alarm aus: ein Schraubenzieher und zwei Schritte.',
  },
  steal: (jewel) => ({
    text: `Mit diesem Wurf kannst du ${DE.theJewel(jewel)} nehmen: Nichts bewacht ihn, und darüberzugehen genügt.`,
    short: `Nimm ${DE.theJewel(jewel)}.`,
  }),
  carry: (count) => ({
    text: `Das Juwel liegt in deinem Versteck, ist aber nicht sicher: Es zählt, wenn du mit dem letzten Schritt eines Wurfs dort landest. Mit ${plural(count)} geht das noch nicht. Komm näher, und bleib weg von Feldern, auf denen ein Gegner landen kann.`,
    short: 'Bring das Juwel heim, und meide die Gegner.',
  }),
  home: (count) => ({
    text: `Jetzt kannst du mit genau ${plural(count)} in deinem Versteck landen: Dann ist das Juwel sicher und zählt. Wähl dein Haus; was zu viel ist, gehst du hin und her.`,
    short: 'Lande mit genauer Zahl in deinem Versteck.',
  }),
  rival: {
    text: 'Ein Gegner hat ein Juwel, das nicht sicher ist. Führt der letzte Schritt deines Wurfs auf sein Feld, gehört es dir, und er muss zurück zum Start.',
    short: 'Lande auf dem Gegner, der ein Juwel trägt.',
  },
  cards: (count) => ({
    text: `Du hast ${count} gewürfelt. Jetzt, vor dem ersten Schritt und nur jetzt, darfst du Karten einsetzen: für ein Werkzeug aus dem Depot, einen weiteren Wurf, einen Werkzeugdiebstahl oder ein Auto, das eine Straße sperrt. Wähl eine Karte, um sie zu lesen; wählst du sie noch einmal, ist sie eingesetzt. Setz die markierte ein, oder geh einfach los.`,
    short: 'Karten kommen vor dem ersten Schritt.',
  }),
  stuck: {
    text: 'Von hier ist kein Schritt möglich. Setz eine Karte ein, die hilft, oder verzichte auf die Würfelzahl.',
    short: 'Kein Schritt ist möglich.',
  },
  tidy: {
    text: 'Die Würfelzahl ist verbraucht. Leg ab, was du nicht brauchst, wenn du magst, und beende den Zug: Du ziehst auf vier Karten nach.',
    short: 'Beende den Zug.',
  },
  giveBack: {
    text: 'Am Ende eines Zuges darfst du fünf Werkzeuge behalten. Gib zurück, was dir am wenigsten fehlt.',
    short: 'Gib Werkzeuge zurück, bis fünf übrig sind.',
  },
};

/** “3 Schritten”: after a preposition. */
function plural(count: number): string {
  return count === 1 ? '1 Schritt' : `${count} Schritten`;
}

/** The words of the guide by language. */
export const GUIDE_WORDS: ByLanguage<GuideWords> = { en, de };
