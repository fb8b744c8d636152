import type { Language } from '@hideout/kernel';

const en = {
  first:
    'Two Masterminds fight over three Locations. This is a Thief round: choose a Thief from your hand, then a Location with a free slot. You gain its Coins, and its icons work there from now on. The star on a poster is what its winner scores. Point at anything to read it.',
  second:
    'After each pair of plays you swap hands, so what you leave now your rival may take. You know the hand that you passed on: it lies open above. Choose a Thief that fits the Crew you are building, or one that your rival must not have.',
  passed:
    'The two last Thieves of a round are not played: each of you discards one. Spread out to fight everywhere, or stack Thieves that reward the same colour at one Location.',
  laterThieves: (round: number) =>
    `Round ${round}, Thieves again. Look at the Gear that you already have: a Thief that counts a colour counts all Gear of its Crew, also what lies there already.`,
  lastThieves:
    'The last Thieves. All other Thieves have been seen, so both hands are known from the start. After this only Gear will come: leave room on your Thieves, three Gear each.',
  firstGear: (coins: number) =>
    `Now Gear. Choose a card, then one of your Thieves; you pay its cost first, and you have ${coins}. A mask moves the Tracker one space toward you: whoever has it on their side at the end wins the Location. Every card can be sold for one Coin instead.`,
  gear: (coins: number) =>
    `You have ${coins} Coins. Set Effects see the whole Crew, whichever Thief holds the card, so put Gear where its colour is counted. What you leave in hand goes to your rival.`,
  poor: 'You can pay for none of these. Sell one for a Coin, best one that your rival would have liked: it goes to your Hideout, out of reach.',
  lastCard:
    'After this play each of you has one card left, and it is discarded. So choose between these two: play the better one, or sell one.',
  laterGear: (round: number, own: number, rival: number) =>
    `Round ${round}, more Gear. As the table stands you have ${own} points and your rival ${rival}. The bonus on a Track grows toward its end, and Gear that is topmost can be burned.`,
  lastGear: (own: number, rival: number) =>
    `The last round: ${own} to ${rival}. Everything is known now. Count what each Tracker still needs, and the points of each card; Coins only break a tie.`,
  replace: (place: string) =>
    `None of the three Locations belongs to the City, so one makes way: ${place} comes in. Let the one go that promises least to whoever plays first.`,
  steal: (place: string) =>
    `You may take one Good from ${place}. Goods score in sets of different kinds: 2, 5 or 9 points. A kind that you lack is worth most.`,
  burn: (place: string) =>
    `Burn a topmost Gear of your rival at ${place}. Its owner loses what its icons gave: a mask moves the Tracker back, Coins and Goods return. What other cards gained from it stays.`,
  giveBack:
    'Your Gear was burned, so a Good that it stole must go back. Choose the kind; the one that you have most of costs least.',
};

/** What the guide says. */
export type GuideWords = typeof en;

const de: GuideWords = {
  first:
    'Zwei Superhirne streiten um drei Orte. Dies ist eine Diebesrunde: Wähle einen Dieb aus der Hand, dann einen Ort mit freiem Platz. Du bekommst seine Münzen, und seine Symbole wirken dort von nun an. Der Stern auf dem Plakat ist, was der Sieger erhält. Zeig auf etwas, um es zu lesen.',
  second:
    'Nach jedem Paar von Zügen tauscht ihr die Hände: Was du liegen lässt, kann dein Gegenüber nehmen. Die weitergegebene Hand kennst du; sie liegt oben offen. Nimm einen Dieb, der zu deiner Crew passt, oder einen, den dein Gegenüber nicht haben soll.',
  passed:
    'Die beiden letzten Diebe einer Runde werden nicht gespielt: Jeder legt einen ab. Verteile dich, um überall mitzureden, oder sammle an einem Ort Diebe, die dieselbe Farbe belohnen.',
  laterThieves: (round) =>
    `Runde ${round}, wieder Diebe. Sieh dir deine Ausrüstung an: Ein Dieb, der eine Farbe zählt, zählt alle Ausrüstung seiner Crew, auch die schon dort liegt.`,
  lastThieves:
    'Die letzten Diebe. Alle anderen sind bekannt, darum liegen beide Hände von Anfang an offen. Danach kommt nur noch Ausrüstung: Lass Platz, drei Stück je Dieb.',
  firstGear: (coins) =>
    `Jetzt Ausrüstung. Wähle eine Karte, dann einen deiner Diebe; zuerst zahlst du die Kosten, und du hast ${coins}. Eine Maske rückt den Marker ein Feld auf dich zu: Wer ihn am Ende auf seiner Seite hat, gewinnt den Ort. Jede Karte lässt sich auch für eine Münze verkaufen.`,
  gear: (coins) =>
    `Du hast ${coins} Münzen. Satzwirkungen sehen die ganze Crew, gleich welcher Dieb die Karte trägt: Leg Ausrüstung dorthin, wo ihre Farbe zählt. Was du auf der Hand lässt, geht an dein Gegenüber.`,
  poor: 'Du kannst keine dieser Karten bezahlen. Verkaufe eine für eine Münze, am besten eine, die dein Gegenüber gern hätte: Sie kommt in dein Versteck und ist weg.',
  lastCard:
    'Nach diesem Zug hat jeder noch eine Karte, und die wird abgelegt. Wähle also zwischen diesen beiden: Spiele die bessere, oder verkaufe eine.',
  laterGear: (round, own, rival) =>
    `Runde ${round}, mehr Ausrüstung. Nach jetzigem Stand hast du ${own} Punkte, dein Gegenüber ${rival}. Der Bonus einer Leiste wächst zum Ende hin, und oberste Ausrüstung kann verbrannt werden.`,
  lastGear: (own, rival) =>
    `Die letzte Runde: ${own} zu ${rival}. Jetzt ist alles bekannt. Zähle, was jedem Marker noch fehlt und was jede Karte bringt; Münzen entscheiden nur einen Gleichstand.`,
  replace: (place) =>
    `Keiner der drei Orte gehört zur Stadt, darum weicht einer. Neu kommt: ${place}. Lass den gehen, der dir am wenigsten verspricht.`,
  steal: (place) =>
    `Du darfst eine Beute nehmen (${place}). Beute zählt in Sätzen verschiedener Arten: 2, 5 oder 9 Punkte. Was dir fehlt, ist am meisten wert.`,
  burn: (place) =>
    `Verbrenne eine oberste Ausrüstung deines Gegenübers (${place}). Was ihre Symbole brachten, geht verloren: Eine Maske rückt den Marker zurück, Münzen und Beute kehren um. Was andere Karten durch sie gewannen, bleibt.`,
  giveBack:
    'Deine Ausrüstung wurde verbrannt, also muss eine gestohlene Beute zurück. Wähle die Art; die, von der du am meisten hast, kostet am wenigsten.',
};

/** The words of the guide by language. */
export const GUIDE_WORDS: Readonly<Record<Language, GuideWords>> = { en, de };
