import { plural, type ByLanguage, type Seat } from '@hideout/kernel';
import { CAPS, FIGURES, ROUNDS } from '../rules/index.ts';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';

const { alone, nuke, crisis, region } = FIGURES;

/** A lesson: told whole the first time, later in a line. */
export interface Lesson {
  readonly text: string;
  readonly short: string;
}

const en = {
  deploy: (seat: Seat) =>
    ({
      text: `You lead the ${EN.factions[seat]!}, the ${seat === CAPS ? 'blue star' : 'red hammer'} below. Each turn you send one agent, a card, face down to a location in the row. The number on it is its influence: more of it takes the location when the round ends. Touch a card, then a location.`,
      short: 'Send one agent: a card, then a location.',
    }) as Lesson,
  activate: {
    text: 'Your agent lies face down: the enemy sees that it is there, but not who it is. Some cards have a wedge ▶: on your turn you may turn such a card up, once, for what it says. It can wait. For now, end your turn.',
    short: 'End your turn.',
  },
  ties: {
    text: 'If influence at a country is equal, it goes to the side named in its corner, behind “tie”: even at 0 to 0. The big number is what the country is worth to you at the end. So fight where the points are high, or where a tie is yours. Send your second agent.',
    short: 'Ties go to the side in the corner. Send an agent.',
  },
  defcon: {
    text: `The dial is Defcon, the fear of war. A card with the red double wedge lowers it by one when you turn it up, and then you draw as many protests as there are dots at the new level. Protests cost you their number in points at the end. Send an agent; leave the red wedges for later.`,
    short: 'Red wedges cost protests. Send an agent.',
  },
  effects: {
    text: `Some agents count more by themselves, even face down: an ${EN.kinds.admiral} +${alone} where it is your only card, a ${EN.kinds.policeman} for each type of enemy there, a ${EN.kinds.scientist} if you have more labs. When you touch a card, the row shows in yellow what each place would come to. Send an agent.`,
    short: 'Watch the yellow numbers when you choose a card.',
  },
  last: {
    text: 'This is your fifth and last turn of the round. The two cards that you do not play stay with you. When the enemy has finished, all agents are turned up and every location is counted. Send your last agent.',
    short: 'Your last agent of this round.',
  },
  round: {
    text: `A new round: three new countries, five new cards. What you won is on the map in your colour. Three countries of one region bring ${region} points more, so look at the map before you choose. The report tells again how the last round went. Send an agent.`,
    short: 'Look at the map, then send an agent.',
  },
  lab: {
    text: 'The fourth location is a lab. It brings no points, but from the next round on it takes away one of your protests in each round, up to its rank, the Roman number. A tied lab goes to nobody. Send an agent.',
    short: 'A lab takes away protests. Send an agent.',
  },
  crisis: {
    text: `Too many agents in one place are dangerous: where the points of both sides add up to ${crisis} or more, there is a crisis at the end of the round. Defcon falls, and both of you draw protests. ${EN.kinds.diplomat}s are not counted. Send an agent.`,
    short: `${crisis} points in one place are a crisis.`,
  },
  begins: {
    text: 'Who begins a round is no accident: the side that most of its three countries prefer. Whoever is second has the last word, and sees where the enemy goes. Send an agent.',
    short: 'The last word is worth something.',
  },
  free: (left: number) =>
    ({
      text: `You have seen all of it. ${plural(left, 'round', 'rounds')} of ${ROUNDS} to go, and the guide will now only say what it would do. More points than the enemy at the end win the game.`,
      short: 'Your choice.',
    }) as Lesson,
  /** By type, about a card that can be activated now. */
  ready: {
    diplomat: {
      text: `Your ${EN.kinds.diplomat} can be activated. It leaves a justification, a seal, at its location: your next card with a red wedge there is free. Without it a red wedge lowers Defcon, the dial, and you draw protests, which cost points.`,
      short: 'The Diplomat would make a red wedge here free.',
    },
    admiral: {
      text: `Your ${EN.kinds.admiral} can be activated: it moves to the location beside its own. It counts +${alone} wherever it is your only card.`,
      short: 'The Admiral could move next door.',
    },
    spy: {
      text: `Your ${EN.kinds.spy} can be activated: it turns up the enemy's hidden cards at its location. They still count, but can never be activated any more.`,
      short: 'The Spy could unmask the enemy here.',
    },
    nuke: {
      text: `Your ${EN.kinds.nuke} can be activated for ${nuke} more influence. Its red wedge has a price: Defcon, the fear of war on the dial, falls by one, and you draw protests, which cost points at the end. Pay it only where it wins something.`,
      short: `The Nuke could count ${nuke} more, for protests.`,
    },
    guerrilla: {
      text: `Your ${EN.kinds.guerrilla} can be activated, on your first turn of a round only: it lays a country of the enemy on top of this one, and whoever wins takes both. Its red wedge lowers Defcon and costs you protests, lost points.`,
      short: 'The Guerrilla could grab an enemy country.',
    },
    defector: {
      text: `Your ${EN.kinds.defector} can be activated: it hides a protest at its location, and whoever does not win there takes it. Use it where you are strong.`,
      short: 'The Defector could hide a protest for the loser.',
    },
    soldier: {
      text: `Your ${EN.kinds.soldier} can be activated: it closes its location, and no agent comes or goes there until the round ends. Its red wedge lowers Defcon and costs you protests, lost points. Close a place where you are ahead.`,
      short: 'The Soldier could close this place.',
    },
  },
  shift: {
    text: `Choose where the ${EN.kinds.admiral} goes: one of the two locations beside its own.`,
    short: 'Choose where the Admiral goes.',
  },
  steal: {
    text: 'Choose a country of the enemy on the map. Until the round ends it belongs to nobody; then it goes to the winner together with the country below it. Breaking up a region hurts most.',
    short: 'Choose the country to grab.',
  },
  protests: {
    text: 'A new round begins, and your labs can give back protests: always your lowest, and only up to the rank of the lab. A 0 costs you nothing, but stands in the way of the higher ones. Touch a lab.',
    short: 'Touch a lab to give back your lowest protest.',
  },
} satisfies Record<string, unknown>;

/** What the guide says. */
export type GuideWords = typeof en;

const de: GuideWords = {
  deploy: (seat) => ({
    text: `Du führst die ${DE.factions[seat]!}, den ${seat === CAPS ? 'blauen Stern' : 'roten Hammer'} unten. In jedem Zug schickst du einen Agenten, eine Karte, verdeckt an einen Ort der Reihe. Seine Zahl ist sein Einfluss: Wer am Ende der Runde mehr davon hat, nimmt den Ort. Berühre eine Karte, dann einen Ort.`,
    short: 'Schick einen Agenten: eine Karte, dann ein Ort.',
  }),
  activate: {
    text: 'Dein Agent liegt verdeckt: Der Gegner sieht, dass er da ist, aber nicht, wer er ist. Manche Karten haben einen Keil ▶: In deinem Zug darfst du so eine Karte umdrehen, einmal, für das, was auf ihr steht. Das kann warten. Beende jetzt deinen Zug.',
    short: 'Beende deinen Zug.',
  },
  ties: {
    text: 'Ist der Einfluss an einem Land gleich, geht es an die Seite in seiner Ecke, hinter „Patt“: sogar bei 0 zu 0. Die große Zahl ist, was dir das Land am Ende bringt. Kämpfe also, wo es viele Punkte gibt oder wo ein Patt dir gehört. Schick deinen zweiten Agenten.',
    short: 'Patt: die Seite in der Ecke. Schick einen Agenten.',
  },
  defcon: {
    text: 'Der Zeiger ist Defcon, die Angst vor dem Krieg. Eine Karte mit dem roten Doppelkeil senkt ihn um eins, wenn du sie umdrehst, und du ziehst so viele Proteste, wie Punkte an der neuen Stufe stehen. Proteste kosten dich am Ende ihre Zahl. Schick einen Agenten; die roten Keile haben Zeit.',
    short: 'Rote Keile kosten Proteste. Schick einen Agenten.',
  },
  effects: {
    text: `Manche Agenten zählen von selbst mehr, auch verdeckt: ein ${DE.kinds.admiral} +${alone}, wo er deine einzige Karte ist, ein ${DE.kinds.policeman} für jede Art von Gegnern dort, ein ${DE.kinds.scientist}, wenn du mehr Labore hast. Berührst du eine Karte, zeigt die Reihe in Gelb, worauf jeder Ort käme. Schick einen Agenten.`,
    short: 'Sieh auf die gelben Zahlen, wenn du eine Karte wählst.',
  },
  last: {
    text: 'Das ist dein fünfter und letzter Zug der Runde. Die zwei Karten, die du nicht spielst, behältst du. Wenn der Gegner fertig ist, werden alle Agenten umgedreht und jeder Ort gezählt. Schick deinen letzten Agenten.',
    short: 'Dein letzter Agent in dieser Runde.',
  },
  round: {
    text: `Eine neue Runde: drei neue Länder, fünf neue Karten. Was du gewonnen hast, trägt auf der Karte der Welt deine Farbe. Drei Länder einer Region bringen ${region} Punkte mehr; sieh also hin, bevor du wählst. Der Bericht erzählt noch einmal, wie die letzte Runde ausging. Schick einen Agenten.`,
    short: 'Sieh auf die Länder, dann schick einen Agenten.',
  },
  lab: {
    text: 'Der vierte Ort ist ein Labor. Es bringt keine Punkte, aber ab der nächsten Runde nimmt es dir in jeder Runde einen Protest ab, bis zu seinem Rang, der römischen Zahl. Bei Gleichstand geht es an niemanden. Schick einen Agenten.',
    short: 'Ein Labor nimmt Proteste ab. Schick einen Agenten.',
  },
  crisis: {
    text: `Zu viele Agenten an einem Ort sind gefährlich: Wo die Punkte beider Seiten zusammen ${crisis} oder mehr ergeben, gibt es am Ende der Runde eine Krise. Defcon fällt, und ihr zieht beide Proteste. ${DE.kinds.diplomat}en zählen nicht mit. Schick einen Agenten.`,
    short: `${crisis} Punkte an einem Ort sind eine Krise.`,
  },
  begins: {
    text: 'Wer eine Runde beginnt, ist kein Zufall: die Seite, zu der die meisten ihrer drei Länder neigen. Wer als Zweiter zieht, hat das letzte Wort und sieht, wohin der Gegner geht. Schick einen Agenten.',
    short: 'Das letzte Wort ist etwas wert.',
  },
  free: (left) => ({
    text: `Du hast jetzt alles gesehen. Noch ${plural(left, 'Runde', 'Runden')} von ${ROUNDS}, und die Anleitung sagt nur noch, was sie täte. Wer am Ende mehr Punkte hat, gewinnt.`,
    short: 'Deine Wahl.',
  }),
  ready: {
    diplomat: {
      text: `Dein ${DE.kinds.diplomat} lässt sich aktivieren. Er hinterlässt an seinem Ort eine Rechtfertigung, ein Siegel: Deine nächste Karte mit rotem Keil ist dort frei. Sonst senkt ein roter Keil Defcon, den Zeiger, und du ziehst Proteste, die Punkte kosten.`,
      short: 'Der Diplomat würde hier einen roten Keil bezahlen.',
    },
    admiral: {
      text: `Dein ${DE.kinds.admiral} lässt sich aktivieren: Er zieht an den Ort neben seinem. Er zählt +${alone}, wo immer er deine einzige Karte ist.`,
      short: 'Der Admiral könnte nach nebenan ziehen.',
    },
    spy: {
      text: `Dein ${DE.kinds.spy} lässt sich aktivieren: Er dreht an seinem Ort die verdeckten Karten des Gegners um. Sie zählen weiter, können aber nie mehr aktiviert werden.`,
      short: 'Der Spion könnte hier den Gegner enttarnen.',
    },
    nuke: {
      text: `Deine ${DE.kinds.nuke} lässt sich aktivieren und zählt dann ${nuke} mehr. Ihr roter Keil hat seinen Preis: Defcon, die Angst vor dem Krieg auf dem Zeiger, fällt um eins, und du ziehst Proteste, die am Ende Punkte kosten. Das lohnt sich nur, wo es etwas gewinnt.`,
      short: `Die Atombombe könnte ${nuke} mehr zählen, für Proteste.`,
    },
    guerrilla: {
      text: `Deine ${DE.kinds.guerrilla} lässt sich aktivieren, nur in deinem ersten Zug der Runde: Sie legt ein Land des Gegners auf dieses, und wer gewinnt, nimmt beide. Ihr roter Keil senkt Defcon und kostet dich Proteste, also Punkte.`,
      short: 'Die Guerilla könnte ein Land des Gegners greifen.',
    },
    defector: {
      text: `Dein ${DE.kinds.defector} lässt sich aktivieren: Er versteckt an seinem Ort einen Protest, und wer dort nicht gewinnt, nimmt ihn. Nutze ihn, wo du stark bist.`,
      short: 'Der Überläufer könnte einen Protest verstecken.',
    },
    soldier: {
      text: `Dein ${DE.kinds.soldier} lässt sich aktivieren: Er sperrt seinen Ort, und bis zum Ende der Runde kommt und geht dort kein Agent. Sein roter Keil senkt Defcon und kostet dich Proteste, also Punkte. Sperre einen Ort, an dem du vorn liegst.`,
      short: 'Der Soldat könnte diesen Ort sperren.',
    },
  },
  shift: {
    text: `Wähle, wohin der ${DE.kinds.admiral} zieht: an einen der beiden Orte neben seinem.`,
    short: 'Wähle, wohin der Admiral zieht.',
  },
  steal: {
    text: 'Wähle ein Land des Gegners auf der Karte der Welt. Bis zum Ende der Runde gehört es niemandem; dann geht es mit dem Land darunter an den Sieger. Eine ganze Region zu sprengen schmerzt am meisten.',
    short: 'Wähle das Land, das du greifst.',
  },
  protests: {
    text: 'Eine neue Runde beginnt, und deine Labore können Proteste zurückgeben: immer deinen niedrigsten, und nur bis zum Rang des Labors. Eine 0 kostet dich nichts, steht aber den höheren im Weg. Berühre ein Labor.',
    short: 'Berühre ein Labor, um deinen niedrigsten Protest zurückzugeben.',
  },
};

/** The words of the guide by language. */
export const GUIDE_WORDS: ByLanguage<GuideWords> = { en, de };
