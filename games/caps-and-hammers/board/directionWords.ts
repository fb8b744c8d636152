import { plural, type ByLanguage } from '@hideout/kernel';
import { FIGURES } from '../rules/index.ts';

/** Whoever a sentence is about. */
export interface Who {
  /** Undefined for the one that is spoken to. */
  readonly name: string | undefined;
}

const { region, nuke } = FIGURES;

/** A tied country that somebody takes by its preference. */
interface Tie {
  /** What lies on top of it, in words, and goes with it. */
  readonly top: string;
  readonly each: number;
  readonly base: string;
  readonly faction: string;
  readonly worth: number;
}

/** “You take”, “Otto takes”. */
const does = ({ name }: Who, you: string, other: string): string =>
  name === undefined ? `you ${you}` : `${name} ${other}`;
const your = ({ name }: Who): string => (name === undefined ? 'your' : `${name}’s`);
/** [CH-4.3] The last level has a name. */
const levelOf = (level: number): string => (level === 1 ? '1, the brink of war' : String(level));
const drawn = (count: number): string => plural(count, 'protest', 'protests');

/** At most four locations lie on the table. */
const NUMBERS = { en: ['', '', 'Two', 'Three', 'Four'], de: ['', '', 'Zwei', 'Drei', 'Vier'] };

const en = {
  and: ' and ',
  /** What a card adds to its points. */
  reasons: {
    alone: (kind: string) => `${kind}, alone`,
    types: (kind: string, types: number) => `${kind}, meets ${plural(types, 'type', 'types')}`,
    ahead: (kind: string) => `${kind}, more labs`,
    nuke: (kind: string) => `${kind}, activated`,
  },
  tiedLab: 'a tie, nobody takes it',
  /** What holds no secret. */
  quiet: (count: number) => `${NUMBERS.en[count]} locations are soon settled.`,
  quietly: (site: string, why: string) => `${site} (${why})`,
  prefers: (each: number, faction: string) => `tie at ${each}, prefers ${faction}`,
  against: (mine: number, other: number) => `${mine} to ${other}`,
  /** The round is settled. */
  won: (who: Who, what: string, mine: number, other: number) =>
    `${does(who, 'take', 'takes')} ${what}, ${mine} to ${other}.`,
  wonCountry: (who: Who, what: string, mine: number, other: number, worth: number) =>
    `${does(who, 'take', 'takes')} ${what}, ${mine} to ${other}: ${plural(worth, 'point', 'points')}.`,
  wonTie: (who: Who, { top, each, base, faction, worth }: Tie) =>
    `A tie at ${each}, ${base} prefers the ${faction}, so ${does(who, 'take', 'takes')} it${top}: ${plural(worth, 'point', 'points')}.`,
  andTop: (top: string) => ` and ${top} on it`,
  /** What a lab brings, before a number. */
  labWon: 'returns protests up to',
  labTied: (lab: string, each: number) => `${lab}, a tie at ${each}: a tied lab is nobody’s.`,
  region: (who: Who, name: string) => `${does(who, 'hold', 'holds')} the whole region ${name}: ${region} points more.`,
  regions: `Whole regions bring ${region} points each.`,
  crisis: (where: string, points: number) => `Crisis in ${where}: ${points} points of agents!`,
  defconTo: (level: number) => `Defcon falls to ${levelOf(level)}`,
  eachDraws: (count: number) => `each draws ${drawn(count)}.`,
  draws: (who: Who, count: number) => `${does(who, 'draw', 'draws')} ${drawn(count)}.`,
  nobodyDraws: 'there is no protest left to draw.',
  pileEmpty: 'The pile of protests is empty now.',
  resets: 'The world breathes out: Defcon is back at 5.',
  drawnProtests: (values: readonly number[]) =>
    `${values.length === 1 ? 'protest of' : 'protests of'} ${values.join(', ')}`,
  loserTakes: (who: Who, count: number) =>
    `${count === 1 ? 'Hidden protest' : `${count} hidden protests`} for ${who.name ?? 'you'}`,
  wentBack: (count: number) => `${count === 1 ? 'Hidden protest' : `${count} hidden protests`} back to the pile`,
  score: (round: number) => `Round ${round} is settled`,
  finalScore: 'The last round is settled',
  total: ({ name }: Who, points: string) => `${name ?? 'you'} ${points}`,
  soFar: 'so far',
  protestsLine: 'protests',
  dealt: (round: number, list: string) => `Round ${round}: now it is about ${list}.`,
  begins: (who: Who, faction: string) =>
    `Most of the countries prefer the ${faction}, so ${does(who, 'begin', 'begins')}.`,
  /** During a round. */
  deployed: (who: Who, where: string) => `${does(who, 'send', 'sends')} a hidden agent to ${where}.`,
  activates: (who: Who, kind: string, where: string) =>
    `${does(who, 'activate', 'activates')} a card in ${where}: ${kind}.`,
  lowers: (level: number) => `That lowers Defcon to ${levelOf(level)}`,
  spent: (who: Who) => `${your(who)} justification pays: Defcon stays where it is.`,
  justified: (who: Who, where: string) =>
    `${your(who)} Diplomat leaves a justification in ${where}: ${your(who)} next Defcon card there costs nothing.`,
  shifted: (who: Who, from: string, to: string) => `${your(who)} Admiral moves from ${from} to ${to}.`,
  unmasked: (who: Who, victim: Who, where: string, list: string) =>
    `${your(who)} Spy in ${where} unmasks ${your(victim)} agents: ${list}. They can no longer be activated.`,
  nuke: (who: Who, where: string) => `${your(who)} Nuke in ${where} counts ${nuke} more.`,
  stole: (who: Who, country: string, where: string) =>
    `${your(who)} Guerrilla lays ${country} on top of ${where}. Whoever wins ${where} takes both.`,
  planted: (who: Who, where: string) =>
    `${your(who)} Defector hides a protest in ${where}: whoever does not win ${where} takes it.`,
  occupied: (who: Who, where: string) =>
    `${your(who)} Soldier occupies ${where}: no agent comes or goes there until the round ends.`,
  returned: (who: Who, lab: string, value: number) =>
    `With ${lab} ${does(who, 'give', 'gives')} back a protest of ${value}: ${value === 0 ? 'it cost nothing.' : `${plural(value, 'point', 'points')} won back.`}`,
};

/** What the captions say; a sentence begins with a capital wherever it stands. */
export type DirectionWords = typeof en;

const tut = ({ name }: Who, you: string, other: string): string =>
  name === undefined ? `du ${you}` : `${name} ${other}`;
/** The same behind a part of a sentence: “so nimmst du”. */
const sodann = ({ name }: Who, you: string, other: string): string =>
  name === undefined ? `${you} du` : `${other} ${name}`;
const dein = ({ name }: Who, own: string, what: string): string =>
  name === undefined ? `${own} ${what}` : `${what} von ${name}`;
const der = (who: Who, kind: string): string =>
  who.name === undefined ? `dein ${kind}` : `der ${kind} von ${who.name}`;
const die = (who: Who, kind: string): string =>
  who.name === undefined ? `deine ${kind}` : `die ${kind} von ${who.name}`;
const stufe = (level: number): string => (level === 1 ? '1, den Rand des Krieges' : String(level));
const proteste = (count: number): string =>
  count === 1 ? 'einen Protest' : count === 0 ? 'keinen Protest' : `${count} Proteste`;
const punkte = (count: number): string => plural(count, 'Punkt', 'Punkte');

const de: DirectionWords = {
  and: ' und ',
  reasons: {
    alone: (kind) => `${kind}, allein`,
    types: (kind, types) => `${kind}, gegen ${plural(types, 'Art', 'Arten')}`,
    ahead: (kind) => `${kind}, mehr Labore`,
    nuke: (kind) => `${kind}, aktiviert`,
  },
  tiedLab: 'Gleichstand, nimmt niemand',
  quiet: (count) => `${NUMBERS.de[count]} Orte sind schnell entschieden.`,
  quietly: (site, why) => `${site} (${why})`,
  prefers: (each, faction) => `je ${each}, neigt zu ${faction}`,
  against: (mine, other) => `${mine} zu ${other}`,
  won: (who, what, mine, other) => `${tut(who, 'nimmst', 'nimmt')} ${what}, ${mine} zu ${other}.`,
  wonCountry: (who, what, mine, other, worth) =>
    `${tut(who, 'nimmst', 'nimmt')} ${what}, ${mine} zu ${other}: ${punkte(worth)}.`,
  wonTie: (who, { top, each, base, faction, worth }) =>
    `Je ${each}, und ${base} neigt zu den ${faction}, also ${sodann(who, 'nimmst', 'nimmt')} es${top}: ${punkte(worth)}.`,
  andTop: (top) => ` und ${top} darauf`,
  labWon: 'gibt Proteste zurück bis',
  labTied: (lab, each) => `${lab}, je ${each}: Bei Gleichstand nimmt es niemand.`,
  region: (who, name) => `${tut(who, 'hältst', 'hält')} ganz ${name}: ${region} Punkte dazu.`,
  regions: `Ganze Regionen bringen je ${region} Punkte.`,
  crisis: (where, points) => `Krise (${where}, Agenten mit ${points} Punkten)!`,
  defconTo: (level) => `Defcon fällt auf ${stufe(level)}`,
  eachDraws: (count) => `jeder zieht ${proteste(count)}.`,
  draws: (who, count) => `${tut(who, 'ziehst', 'zieht')} ${proteste(count)}.`,
  nobodyDraws: 'kein Protest ist mehr zu ziehen.',
  pileEmpty: 'Der Protestvorrat ist jetzt leer.',
  resets: 'Die Welt atmet auf: Defcon steht wieder auf 5.',
  drawnProtests: (values) => `${values.length === 1 ? 'Protest' : 'Proteste'} vom Wert ${values.join(', ')}`,
  loserTakes: (who, count) =>
    `${count === 1 ? 'Geheimer Protest' : `${count} geheime Proteste`} für ${who.name ?? 'dich'}`,
  wentBack: (count) => `${count === 1 ? 'Geheimer Protest' : `${count} geheime Proteste`} zurück in den Vorrat`,
  score: (round) => `Runde ${round} ist entschieden`,
  finalScore: 'Die letzte Runde ist entschieden',
  total: ({ name }, points) => `${name ?? 'du'} ${points}`,
  soFar: 'bisher',
  protestsLine: 'Proteste',
  dealt: (round, list) => `Runde ${round}: Jetzt geht es um ${list}.`,
  begins: (who, faction) => `Die meisten Länder neigen zu den ${faction}, also ${sodann(who, 'beginnst', 'beginnt')}.`,
  deployed: (who, where) => `${tut(who, 'schickst', 'schickt')} einen verdeckten Agenten: ${where}.`,
  activates: (who, kind, where) => `${tut(who, 'aktivierst', 'aktiviert')} eine Karte: ${kind} (${where}).`,
  lowers: (level) => `Das senkt Defcon auf ${stufe(level)}`,
  spent: (who) => `${dein(who, 'deine', 'Rechtfertigung')} bezahlt: Defcon bleibt, wo er steht.`,
  justified: (who, where) =>
    `${der(who, 'Diplomat')} hinterlässt eine Rechtfertigung (${where}): ${who.name === undefined ? 'Deine nächste Defcon-Aktion' : `Die nächste Defcon-Aktion von ${who.name}`} dort kostet nichts.`,
  shifted: (who, from, to) => `${der(who, 'Admiral')} zieht weiter: ${from} → ${to}.`,
  unmasked: (who, victim, where, list) =>
    `${der(who, 'Spion')} (${where}) enttarnt ${victim.name === undefined ? 'deine Agenten' : `die Agenten von ${victim.name}`}: ${list}. Sie können nicht mehr aktiviert werden.`,
  nuke: (who, where) => `${die(who, 'Atombombe')} (${where}) zählt ${nuke} mehr.`,
  stole: (who, country, where) =>
    `${die(who, 'Guerilla')} legt ${country} auf ${where}. Wer ${where} gewinnt, nimmt beide.`,
  planted: (who, where) =>
    `${der(who, 'Überläufer')} versteckt einen Protest (${where}): Wer den Ort nicht gewinnt, nimmt ihn.`,
  occupied: (who, where) =>
    `${der(who, 'Soldat')} besetzt ${where}: Bis zum Ende der Runde kommt und geht dort kein Agent.`,
  returned: (who, lab, value) =>
    `Mit ${lab} ${sodann(who, 'gibst', 'gibt')} einen Protest vom Wert ${value} zurück: ${value === 0 ? 'Er kostete nichts.' : `${punkte(value)} zurückgewonnen.`}`,
};

/** The words of the captions by language. */
export const DIRECTION_WORDS: ByLanguage<DirectionWords> = { en, de };
