import type { ByLanguage } from '@hideout/kernel';
import { FIGURES } from '../rules/index.ts';

const { crisis, region } = FIGURES;

/** A name and the plain sentence of a sign. */
type Row = readonly [name: string, text: string];

const en = {
  points: [
    'Points of an agent',
    'The number in its corner: what it counts wherever it lies. A small +2 is what its own effect adds now.',
  ] as Row,
  active: ['Active', 'The card can do something once: turn it up on your turn, on the table.'] as Row,
  defcon: ['Defcon active', 'The same, but it lowers Defcon by one, and you draw protests for it.'] as Row,
  hidden: ['Face down', 'A hidden agent. It counts, and only its owner knows what it is.'] as Row,
  activated: ['Activated', 'In full colour: its owner has turned it up and used it.'] as Row,
  revealed: ['Unmasked', 'The eye: an enemy Spy has turned it up. It still counts but can never be activated.'] as Row,
  caps: ['The Caps', 'Slate blue, with a star and a C.'] as Row,
  hammers: ['The Hammers', 'Red, with a hammer and an H.'] as Row,
  lean: [
    'Preference',
    'If influence is equal there, the country goes to this side. Most of the three decide who begins.',
  ] as Row,
  worth: [
    'Points of a country',
    `What it is worth to whoever controls it at the end. A whole region brings ${region} more.`,
  ] as Row,
  lab: [
    'Lab',
    'Its Roman number is its rank. Once a round it takes away one of your protests of that value or less. A tied lab goes to nobody.',
  ] as Row,
  pin: ['Protest', 'Its number is lost from your points at the end.'] as Row,
  unseen: ['Hidden protest', 'A Defector put it there. Whoever does not win the location takes it.'] as Row,
  justified: ['Justification', 'Your next Defcon active at this location is free.'] as Row,
  occupied: ['Occupied', 'No agent comes or goes there until the round ends.'] as Row,
  dial: [
    'Defcon',
    `Falls by one for each Defcon active, and for each location where ${crisis} or more points meet. The dots are the protests that the new level costs.`,
  ] as Row,
};

/** The key of the signs. */
export type SignWords = typeof en;

const de: SignWords = {
  points: [
    'Punkte eines Agenten',
    'Die Zahl in der Ecke: was er zählt, wo immer er liegt. Ein kleines +2 ist, was seine Wirkung gerade dazugibt.',
  ],
  active: ['Aktiv', 'Die Karte kann einmal etwas tun: Dreh sie in deinem Zug auf dem Tisch um.'],
  defcon: ['Defcon-Aktion', 'Dasselbe, aber sie senkt Defcon um eins, und du ziehst dafür Proteste.'],
  hidden: ['Verdeckt', 'Ein verdeckter Agent. Er zählt, und nur sein Besitzer weiß, wer es ist.'],
  activated: ['Aktiviert', 'In voller Farbe: Sein Besitzer hat ihn umgedreht und benutzt.'],
  revealed: [
    'Enttarnt',
    'Das Auge: Ein gegnerischer Spion hat ihn aufgedeckt. Er zählt weiter, kann aber nie mehr aktiviert werden.',
  ],
  caps: ['Die Caps', 'Schieferblau, mit Stern und C.'],
  hammers: ['Die Hammers', 'Rot, mit Hammer und H.'],
  lean: [
    'Neigung',
    'Bei gleichem Einfluss geht das Land an diese Seite. Die Mehrheit der drei entscheidet, wer beginnt.',
  ],
  worth: [
    'Punkte eines Landes',
    `Was es dem bringt, der es am Ende kontrolliert. Eine ganze Region bringt ${region} mehr.`,
  ],
  lab: [
    'Labor',
    'Die römische Zahl ist sein Rang. Einmal in der Runde nimmt es dir einen Protest bis zu diesem Wert ab. Bei Gleichstand geht es an niemanden.',
  ],
  pin: ['Protest', 'Seine Zahl geht am Ende von deinen Punkten ab.'],
  unseen: ['Verdeckter Protest', 'Ein Überläufer hat ihn hingelegt. Wer den Ort nicht gewinnt, nimmt ihn.'],
  justified: ['Rechtfertigung', 'Deine nächste Defcon-Aktion an diesem Ort ist frei.'],
  occupied: ['Besetzt', 'Bis zum Ende der Runde kommt und geht dort kein Agent.'],
  dial: [
    'Defcon',
    `Fällt mit jeder Defcon-Aktion um eins, und für jeden Ort, an dem ${crisis} oder mehr Punkte aufeinandertreffen. Die Punkte am Zeiger sind die Proteste, die die neue Stufe kostet.`,
  ],
};

/** The key by language. */
export const SIGN_WORDS: ByLanguage<SignWords> = { en, de };
