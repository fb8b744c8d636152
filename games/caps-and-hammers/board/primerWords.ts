import type { ByLanguage } from '@hideout/kernel';
import { FIGURES, ROUNDS } from '../rules/index.ts';

const { crisis, region } = FIGURES;

/** Title and text of each page. */
type Pages = readonly (readonly [title: string, text: string])[];

/** The game in a minute, page by page. */
export const PRIMER_WORDS: ByLanguage<Pages> = {
  en: [
    [
      'Two powers, one world',
      `The Caps and the Hammers struggle for countries, ${ROUNDS} rounds long. Each round three countries and a science lab lie in a row between you. Whoever has more points from countries at the end wins.`,
    ],
    [
      'Hidden agents',
      'In turn you each send an agent face down to one of the four locations, five agents a round. You see how many the enemy sends where, but not who they are.',
    ],
    [
      'Influence decides',
      `At the end of the round all agents are turned up. More influence takes the location; a tie goes to the side that the country prefers. A whole region of three countries brings ${region} points more.`,
    ],
    [
      'Turn one up',
      'An agent with a wedge can do something once, when you turn it up on your turn: spy, move, close a place. The double red wedge is strong, but it lowers Defcon.',
    ],
    [
      'Mind the dial',
      `Whoever lowers Defcon draws protests, and each costs points at the end. ${crisis} or more points of agents in one place lower it for both. Labs take protests away again.`,
    ],
  ],
  de: [
    [
      'Zwei Mächte, eine Welt',
      `Die Caps und die Hammers ringen um Länder, ${ROUNDS} Runden lang. In jeder Runde liegen drei Länder und ein Labor in einer Reihe zwischen euch. Wer am Ende mehr Punkte aus Ländern hat, gewinnt.`,
    ],
    [
      'Verdeckte Agenten',
      'Abwechselnd schickt ihr je einen Agenten verdeckt an einen der vier Orte, fünf in jeder Runde. Du siehst, wie viele der Gegner wohin schickt, aber nicht, wer sie sind.',
    ],
    [
      'Der Einfluss entscheidet',
      `Am Ende der Runde werden alle Agenten umgedreht. Mehr Einfluss nimmt den Ort; bei Gleichstand die Seite, zu der das Land neigt. Eine ganze Region aus drei Ländern bringt ${region} Punkte mehr.`,
    ],
    [
      'Dreh einen um',
      'Ein Agent mit einem Keil kann einmal etwas tun, wenn du ihn in deinem Zug umdrehst: spionieren, weiterziehen, einen Ort sperren. Der rote Doppelkeil ist stark, aber er senkt Defcon.',
    ],
    [
      'Achte auf den Zeiger',
      `Wer Defcon senkt, zieht Proteste, und jeder kostet am Ende Punkte. Agenten mit zusammen ${crisis} oder mehr Punkten an einem Ort senken ihn für beide. Labore nehmen Proteste wieder ab.`,
    ],
  ],
};
