import type { Language } from '@hideout/kernel';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';

/** What a lesson speaks of: the viewer's Coins, the points of both, and the Location of a choice. */
export interface Facts {
  readonly coins: number;
  readonly own: number;
  readonly rival: number;
  readonly place: string;
}

/** A lesson: told whole the first time, and later in one line. */
type Telling = readonly [text: string | ((facts: Facts) => string), short: string];

const en = {
  hire: [
    'The three posters are Locations, and you fight your rival for them. You hire Thieves to work there; each brings you the Coins on its card. Choose a Thief from your hand, then a free place below a poster.',
    'Hire a Thief: choose a card, then a place below a poster.',
  ],
  swap: [
    'You have both played a card, so you swapped hands: what you left is your rival’s now and lies open at the top. Choose a Thief that helps you, or one that your rival must not get.',
    'Hire one of the Thieves that you were passed.',
  ],
  crew: [
    'Your Thieves at one Location are a Crew and work together. A sign with a slash counts what the Crew has: a star is a point, so ★/G is a point for each green card. After this turn each of you has one Thief left over, and it is discarded.',
    'Build a Crew whose signs count the same cards.',
  ],
  gear: [
    ({ coins }) =>
      `Now Gear, which your Thieves carry. The number in the corner is its price, and you have ${EN.counts.coins(coins)}. Choose a Gear, then the Thief who is to carry it.`,
    'Play a Gear: choose a card, then the Thief who carries it.',
  ],
  capers: [
    'The mask beside a poster is its Tracker. Each mask on a card is a Caper, and pulls the Tracker one space to your side. Whoever has it on their side at the end wins the Location.',
    'A mask pulls the Tracker to your side.',
  ],
  sets: [
    'Colours have letters: P purple, G green, R red, Y yellow, L light blue. A Thief with a mask and /G makes a Caper for each green Gear in its Crew, whoever carries it. So play a colour where it is counted.',
    'Play a colour where it is counted.',
  ],
  sell: [
    'Any Gear can be sold for one Coin instead. It goes to your Hideout, where nobody can use it: sell what you cannot use, or what your rival would love to get.',
    'Play a Gear, or sell one for a Coin.',
  ],
  lastCards: [
    'Two cards are left. Play or sell one of them; the other is discarded, and so is your rival’s last card.',
    'Play or sell one of the last two cards.',
  ],
  laterThieves: [
    'Thieves again. A new Thief counts at once what its Crew already carries, and later each card that joins it. Hire one where its signs find something to count.',
    'Hire a Thief where its signs find something to count.',
  ],
  goods: [
    'Diamonds, Paintings and Antiques are Stolen Goods. One is worth 2 points at the end, two different kinds 5, all three 9. A card with a plus and a Good steals it from its Location.',
    'Different kinds of Stolen Goods are worth most.',
  ],
  burning: [
    'A flame burns Gear: the topmost card on a Thief of the other side, at the same Location. What its signs gave goes back. Gear that lies covered, or that a lock protects, is safe.',
    'A flame burns the topmost Gear of a rival Thief.',
  ],
  score: [
    ({ own, rival }) =>
      `The star in each Hideout counts the points as the table stands: you have ${own}, your rival ${rival}. Choose what moves these numbers most.`,
    'The stars in the Hideouts count the points.',
  ],
  bonus: [
    'Far along the track a Tracker brings up to 3 points more. A Location that is safely yours needs no more masks: fight where it is close.',
    'Fight where it is close.',
  ],
  deny: [
    'You know both hands now. Before you play, look at what your rival could do with the cards that you leave.',
    'Look at what you leave your rival.',
  ],
  known: [
    'The last Thieves. All the others have been seen, so both hands lie open from the start. After this comes only Gear, at most three cards on a Thief.',
    'Hire the last Thief.',
  ],
  lastRound: [
    ({ own, rival }) =>
      `The last six Gear cards: ${own} points to ${rival}, and from here on you play alone. Choose any card to read what it would do at each Location. Coins only break a tie now.`,
    'Choose a card to read what it would do, then play what brings most.',
  ],
  steal: [
    ({ place }) =>
      `Your card steals a Good from this Location (${place}). Different kinds are worth most together: one 2 points, two 5, three 9. Take a kind that you lack.`,
    'Take a kind of Good that you lack.',
  ],
  burn: [
    ({ place }) =>
      `Your flame burns a Gear of your rival here (${place}). A mask on it moves the Tracker back, its Coins and Goods go back too. Choose what hurts most.`,
    'Burn the Gear that hurts most.',
  ],
  giveBack: [
    'Your Gear was burned, so a Good that it stole goes back. Choose the kind that you have most of: that costs least.',
    'Give back what you have most of.',
  ],
  replace: [
    ({ place }) =>
      `None of the three Locations belongs to the City, so one makes way for a new one: ${place}. Choose the one that promises you least.`,
    'Choose the Location that makes way.',
  ],
} satisfies Readonly<Record<string, Telling>>;

/** The lessons. */
export type Lesson = keyof typeof en;

const de: Readonly<Record<Lesson, Telling>> = {
  hire: [
    'Die drei Plakate sind Orte, um die du mit deinem Gegenüber streitest. Du heuerst Diebe an, die dort arbeiten; jeder bringt die Münzen auf seiner Karte. Wähle einen Dieb aus deiner Hand, dann einen freien Platz unter einem Plakat.',
    'Heuere einen Dieb an: Wähle eine Karte, dann einen Platz unter einem Plakat.',
  ],
  swap: [
    'Beide haben eine Karte gespielt, also habt ihr die Hände getauscht: Was du übrig ließest, hat jetzt dein Gegenüber; es liegt oben offen. Wähle einen Dieb, der dir nützt, oder einen, den dein Gegenüber nicht haben soll.',
    'Heuere einen der Diebe an, die du bekommen hast.',
  ],
  crew: [
    'Deine Diebe an einem Ort sind eine Crew und arbeiten zusammen. Ein Zeichen mit Schrägstrich zählt, was die Crew hat: Ein Stern ist ein Punkt, ★/G also ein Punkt für jede grüne Karte. Nach diesem Zug hat jeder einen Dieb übrig, und der wird abgelegt.',
    'Baue eine Crew, deren Zeichen dieselben Karten zählen.',
  ],
  gear: [
    ({ coins }) =>
      `Jetzt kommt Ausrüstung, die deine Diebe tragen. Die Zahl in der Ecke ist der Preis, und du hast ${DE.counts.coins(coins)}. Wähle eine Ausrüstung, dann den Dieb, der sie tragen soll.`,
    'Spiele eine Ausrüstung: Wähle eine Karte, dann den Dieb, der sie trägt.',
  ],
  capers: [
    'Die Maske neben einem Plakat ist sein Marker. Jede Maske auf einer Karte ist ein Coup und zieht den Marker ein Feld auf deine Seite. Wer ihn am Ende auf seiner Seite hat, gewinnt den Ort.',
    'Eine Maske zieht den Marker auf deine Seite.',
  ],
  sets: [
    'Farben haben Buchstaben: P Purpur, G Grün, R Rot, Y Gelb, L Hellblau. Ein Dieb mit Maske und /G macht einen Coup für jede grüne Ausrüstung seiner Crew, gleich wer sie trägt. Spiele also eine Farbe dort, wo sie zählt.',
    'Spiele eine Farbe dort, wo sie zählt.',
  ],
  sell: [
    'Jede Ausrüstung lässt sich auch für eine Münze verkaufen. Sie kommt in dein Versteck, wo niemand sie nutzt: Verkaufe, was du nicht brauchst oder was dein Gegenüber gern hätte.',
    'Spiele eine Ausrüstung, oder verkaufe eine für eine Münze.',
  ],
  lastCards: [
    'Zwei Karten sind übrig. Spiele oder verkaufe eine davon; die andere wird abgelegt, und auch die letzte Karte deines Gegenübers.',
    'Spiele oder verkaufe eine der beiden letzten Karten.',
  ],
  laterThieves: [
    'Wieder Diebe. Ein neuer Dieb zählt sofort, was seine Crew schon trägt, und später jede Karte, die dazukommt. Heuere ihn dort an, wo seine Zeichen etwas zu zählen finden.',
    'Heuere einen Dieb an, wo seine Zeichen etwas zu zählen finden.',
  ],
  goods: [
    'Diamanten, Gemälde und Antiquitäten sind Beute. Eine ist am Ende 2 Punkte wert, zwei verschiedene Arten 5, alle drei 9. Eine Karte mit Plus und Beute stiehlt sie von ihrem Ort.',
    'Verschiedene Arten von Beute sind am meisten wert.',
  ],
  burning: [
    'Eine Flamme verbrennt Ausrüstung: die oberste Karte auf einem Dieb der anderen Seite, am selben Ort. Was ihre Zeichen brachten, geht zurück. Was verdeckt liegt oder von einem Schloss geschützt wird, ist sicher.',
    'Eine Flamme verbrennt die oberste Ausrüstung eines gegnerischen Diebes.',
  ],
  score: [
    ({ own, rival }) =>
      `Der Stern in jedem Versteck zählt die Punkte nach jetzigem Stand: du ${own}, dein Gegenüber ${rival}. Wähle, was diese Zahlen am meisten bewegt.`,
    'Die Sterne in den Verstecken zählen die Punkte.',
  ],
  bonus: [
    'Weit außen auf der Leiste bringt ein Marker bis zu 3 Punkte mehr. Ein Ort, der dir sicher ist, braucht keine Masken mehr: Kämpfe, wo es knapp ist.',
    'Kämpfe, wo es knapp ist.',
  ],
  deny: [
    'Du kennst jetzt beide Hände. Sieh vor dem Zug nach, was dein Gegenüber mit den Karten anfangen könnte, die du übrig lässt.',
    'Achte darauf, was du übrig lässt.',
  ],
  known: [
    'Die letzten Diebe. Alle anderen sind bekannt, darum liegen beide Hände von Anfang an offen. Danach kommt nur noch Ausrüstung, höchstens drei Karten je Dieb.',
    'Heuere den letzten Dieb an.',
  ],
  lastRound: [
    ({ own, rival }) =>
      `Die letzten sechs Ausrüstungen: ${own} zu ${rival} Punkte, und von hier an spielst du allein. Wähle eine Karte, um zu lesen, was sie an jedem Ort bewirkt. Münzen entscheiden nur noch einen Gleichstand.`,
    'Wähle eine Karte, lies, was sie bewirkt, und spiele, was am meisten bringt.',
  ],
  steal: [
    ({ place }) =>
      `Deine Karte stiehlt eine Beute von diesem Ort (${place}). Verschiedene Arten zählen zusammen am meisten: eine 2 Punkte, zwei 5, drei 9. Nimm, was dir fehlt.`,
    'Nimm eine Art, die dir fehlt.',
  ],
  burn: [
    ({ place }) =>
      `Deine Flamme verbrennt hier eine Ausrüstung deines Gegenübers (${place}). Eine Maske darauf zieht den Marker zurück, Münzen und Beute gehen auch zurück. Wähle, was am meisten schmerzt.`,
    'Verbrenne, was am meisten schmerzt.',
  ],
  giveBack: [
    'Deine Ausrüstung wurde verbrannt, also geht eine Beute zurück, die sie gestohlen hat. Wähle die Art, von der du am meisten hast: Das kostet am wenigsten.',
    'Gib zurück, wovon du am meisten hast.',
  ],
  replace: [
    ({ place }) =>
      `Keiner der drei Orte gehört zur Stadt, darum weicht einer. Neu kommt: ${place}. Wähle den, der dir am wenigsten verspricht.`,
    'Wähle den Ort, der weicht.',
  ],
};

/** The lessons by language. */
export const GUIDE_WORDS: Readonly<Record<Language, Readonly<Record<Lesson, Telling>>>> = { en, de };
