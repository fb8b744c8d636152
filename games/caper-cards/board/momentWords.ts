import { nameFor, UNKNOWN, type Audience, type ByLanguage, type Known, type Seat } from '@hideout/kernel';
import { KIND_OF, MASTERMIND, ON_RISK, REWARDS, VALUE_OF, type Face, type Reward } from '../rules/index.ts';
import type { Ending } from '../rules/state.ts';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';
import { namesIn } from '../words/names.ts';
import { numberText, scoreText, signOf } from '../words/signs.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { CARD_TEXTS, type CardTexts } from './texts.ts';

/** A heist as it is decided. */
export interface Verdict {
  readonly risk: number;
  readonly value: number;
  readonly score: number;
  /** Whether a tie is lost. */
  readonly isStrict: boolean;
  readonly heists: number;
  readonly goal: number;
}

/** Names, and the plain sentence of a Complication. */
const namesBy = (vocabulary: Vocabulary, { rewards }: CardTexts) => ({
  ...namesIn(vocabulary),
  text: (reward: Reward) => rewards[REWARDS[reward]!.id],
});
const english = namesBy(EN, CARD_TEXTS.en);
const german = namesBy(DE, CARD_TEXTS.de);

/** A sentence as it follows a colon in English. */
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** “Risk 11 + Reward 6 = 17”. */
const sumOf = (risk: string, reward: string, v: Verdict): string =>
  `${risk} ${v.risk} + ${reward} ${v.value} = ${v.risk + v.value}`;

/** “17 ≤ 19 ≤ 21”. */
const comparisonOf = (v: Verdict): string => `${v.risk + v.value} ${v.isStrict ? '<' : '≤'} ${v.score} ≤ 21`;

const listed = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)!}`;

/** “Seen before by you and Otto.”, unless nobody had. */
function seenBy(seats: readonly Seat[], to: Audience, by: string, you: string, and: string): string | undefined {
  const who = seats.map((seat) => nameFor(seat, to) ?? you);
  return who.length === 0 ? undefined : `${by} ${listed(who, and)}.`;
}

/** [CC-6.9] The least score that does. */
const neededFor = (v: Verdict): number => v.risk + v.value + (v.isStrict ? 1 : 0);
const missing = (v: Verdict): number => neededFor(v) - v.score;

const en = {
  card: (seat: Seat, face: Face, to: Audience, score: number) =>
    `${seat === to.viewer ? 'You play' : `${to.names[seat]!} plays`} the ${english.face(face)}. The Crew score is ${scoreText(score)}.`,
  flip: (face: Face, from: 'deck' | 'row', score: number) =>
    `${from === 'deck' ? 'The top card of the deck joins the Crew' : 'The next card of the row is turned up'}: ${english.face(face)}. The Crew score is ${scoreText(score)}.`,
  flipAsks: (kind: number, from: 'deck' | 'row') =>
    `${from === 'deck' ? 'The top card of the deck' : 'The next card of the row'} is the ${english.kind(kind)}.`,
  wild: (seat: Seat, face: Face, to: Audience) =>
    `${seat === to.viewer ? 'You lay' : `${to.names[seat]!} lays`} the ${english.kind(KIND_OF[face]!)} as ${numberText(face)}.`,
  cover: (risk: number) => `The ${EN.crew.mastermind.name} lies on the Risk card: the Risk is 8 instead of ${risk}.`,
  turn: (face: Face, score: number) =>
    `The ${EN.crew.gadgeteer.name} turns the ${english.kind(KIND_OF[face]!)} ${english.turn(face)}. The Crew score is now ${scoreText(score)}.`,
  throwOut: (face: Face, score: number) =>
    `The ${EN.crew.muscle.name} throws out the ${english.face(face)}. The Crew score is now ${scoreText(score)}.`,
  riskBack: (risk: number) => ` The Risk is ${risk} again.`,
  look: (seat: Seat, reward: Known<Reward>, needed: number, to: Audience) =>
    reward === UNKNOWN
      ? `The ${EN.crew.thief.name} lets ${nameFor(seat, to) ?? 'you'} look at the Reward. Nobody else learns what it is.`
      : `The ${EN.crew.thief.name} lets you look at the Reward: ${english.reward(reward)}, ${VALUE_OF[reward]}. With the Risk the heist needs ${needed}.`,
  fourth: (seat: Seat, face: Face, to: Audience) => {
    const who = seat === to.viewer ? 'Your' : `${to.names[seat]!}’s`;
    return face === ON_RISK
      ? `${who} ${EN.crew.mastermind.name}, the fourth card, lies on the Risk card: the Risk is 8.`
      : `${who} ${english.face(face)} is the fourth card. The Crew is complete.`;
  },
  sum: (score: number) => `The Crew adds up to ${scoreText(score)}.`,
  onRisk: `${EN.crew.mastermind.name}: lies on the Risk`,
  strike: (reward: Reward) => `A Complication strikes! ${english.reward(reward)}: ${lower(english.text(reward))}`,
  rotates: (faces: readonly Face[]) =>
    listed(
      faces.map((face) => `${english.kind(KIND_OF[face]!)} ${english.turn(face)}`),
      'and',
    ),
  goes: (faces: readonly Face[]) =>
    `${listed(faces.map(english.face), 'and')} ${faces.length === 1 ? 'leaves' : 'leave'} the Crew`,
  struck: (what: string, from: number, to: number) =>
    from === to
      ? `${what}. The Crew score stays ${scoreText(to)}.`
      : `${what}. The Crew score ${to > from ? 'rises' : 'falls'} from ${scoreText(from)} to ${scoreText(to)}.`,
  reward: (reward: Reward, knownTo: readonly Seat[], to: Audience) =>
    `The Reward is turned over: ${english.reward(reward)}, ${VALUE_OF[reward]}.${seenBy(knownTo, to, ' Seen before by', 'you', 'and') ?? (to.names.length > 1 ? ' Nobody had seen it.' : '')}`,
  success: (v: Verdict) =>
    `${sumOf('Risk', 'Reward', v)}, the Crew has ${v.score}: ${comparisonOf(v)}. Heist ${v.heists} of ${v.goal} succeeds!`,
  fails: {
    short: (v: Verdict) =>
      `${sumOf('Risk', 'Reward', v)}, and the Crew has only ${scoreText(v.score)}: ${missing(v)} too few. The heist fails, and the game is lost.`,
    tied: (v: Verdict) =>
      `${sumOf('Risk', 'Reward', v)}, and the Crew has ${v.score} as well. The ${EN.rewards.loomLens.name} makes a tie a failure: one more was needed. The game is lost.`,
    bust: (v: Verdict) =>
      `Bust! The Crew has ${v.score}, ${v.score - 21} above 21. ${neededFor(v)} to 21 would have done. The game is lost.`,
  } satisfies Record<Exclude<Ending, 'won'>, (v: Verdict) => string>,
  tuck: (reward: Reward) =>
    `The ${english.reward(reward)} is tucked under the Risk card. From now on: ${lower(english.text(reward))}`,
  boss: (seat: Seat, heist: number, to: Audience) =>
    seat === to.viewer
      ? ` You are the Boss and begin heist ${heist}.`
      : ` ${to.names[seat]!} is the Boss and begins heist ${heist}.`,
  won: (goal: number, isMine: boolean, _isAlone: boolean) =>
    `All ${goal} heists pulled off in a row. ${isMine ? 'You have won!' : 'The game is won!'}`,
};

/** What the moments say. */
export type MomentWords = typeof en;

/** „Der Dieb“, „das Superhirn“: a kind with its article, as what does something. */
const derKind = (kind: number): string => `${kind === MASTERMIND ? 'das' : 'der'} ${german.kind(kind)}`;

const de: MomentWords = {
  card: (seat, each, to, score) =>
    `${seat === to.viewer ? 'Du spielst' : `${to.names[seat]!} spielt`} ${german.theKind(KIND_OF[each]!)} (${signOf(each)}). Der Crewwert ist ${scoreText(score)}.`,
  flip: (each, from, score) =>
    `${from === 'deck' ? 'Die oberste Karte vom Stapel kommt in die Crew' : 'Die nächste Karte der Reihe wird aufgedeckt'}: ${german.face(each)}. Der Crewwert ist ${scoreText(score)}.`,
  flipAsks: (kind, from) =>
    `${from === 'deck' ? 'Die oberste Karte vom Stapel' : 'Die nächste Karte der Reihe'} ist ${derKind(kind)}.`,
  wild: (seat, each, to) =>
    `${seat === to.viewer ? 'Du legst' : `${to.names[seat]!} legt`} ${german.theKind(KIND_OF[each]!)} als ${numberText(each)}.`,
  cover: (risk) => `Das ${DE.crew.mastermind.name} liegt auf der Risikokarte: Das Risiko ist 8 statt ${risk}.`,
  turn: (each, score) =>
    `Der ${DE.crew.gadgeteer.name} dreht ${german.theKind(KIND_OF[each]!)} ${german.turn(each)}. Der Crewwert ist jetzt ${scoreText(score)}.`,
  throwOut: (each, score) =>
    `Der ${DE.crew.muscle.name} wirft ${german.theKind(KIND_OF[each]!)} (${signOf(each)}) hinaus. Der Crewwert ist jetzt ${scoreText(score)}.`,
  riskBack: (risk) => ` Das Risiko ist wieder ${risk}.`,
  look: (seat, reward, needed, to) =>
    reward === UNKNOWN
      ? `Der ${DE.crew.thief.name} lässt ${nameFor(seat, to) ?? 'dich'} die Beute ansehen. Sonst erfährt niemand, was es ist.`
      : `Der ${DE.crew.thief.name} lässt dich die Beute ansehen: ${german.reward(reward)}, ${VALUE_OF[reward]}. Mit dem Risiko braucht der Coup ${needed}.`,
  fourth: (seat, each, to) => {
    const by = seat === to.viewer ? 'Von dir' : `Von ${to.names[seat]!}`;
    return each === ON_RISK
      ? `${by} als vierte Karte: das ${DE.crew.mastermind.name} auf die Risikokarte. Das Risiko ist 8.`
      : `${by} als vierte Karte: ${german.face(each)}. Die Crew ist vollständig.`;
  },
  sum: (score) => `Die Crew kommt auf ${scoreText(score)}.`,
  onRisk: `${DE.crew.mastermind.name}: liegt auf dem Risiko`,
  strike: (reward) => `Eine Komplikation schlägt zu! ${german.reward(reward)}: ${german.text(reward)}`,
  rotates: (faces) =>
    listed(
      faces.map((each) => `${german.kind(KIND_OF[each]!)} ${german.turn(each)}`),
      'und',
    ),
  goes: (faces) => `${listed(faces.map(german.face), 'und')} ${faces.length === 1 ? 'verlässt' : 'verlassen'} die Crew`,
  struck: (what, from, to) =>
    from === to
      ? `${what}. Der Crewwert bleibt ${scoreText(to)}.`
      : `${what}. Der Crewwert ${to > from ? 'steigt' : 'fällt'} von ${scoreText(from)} auf ${scoreText(to)}.`,
  reward: (reward, knownTo, to) =>
    `Die Beute wird aufgedeckt: ${german.reward(reward)}, ${VALUE_OF[reward]}.${seenBy(knownTo, to, ' Vorher gesehen von', 'dir', 'und') ?? (to.names.length > 1 ? ' Niemand kannte sie.' : '')}`,
  success: (v) =>
    `${sumOf('Risiko', 'Beute', v)}, die Crew hat ${v.score}: ${comparisonOf(v)}. Coup ${v.heists} von ${v.goal} glückt!`,
  fails: {
    short: (v) =>
      `${sumOf('Risiko', 'Beute', v)}, und die Crew hat nur ${scoreText(v.score)}: ${missing(v)} zu wenig. Der Coup misslingt, das Spiel ist verloren.`,
    tied: (v) =>
      `${sumOf('Risiko', 'Beute', v)}, und die Crew hat auch ${v.score}. Die ${DE.rewards.loomLens.name} macht den Gleichstand zum Fehlschlag: Eins mehr war nötig. Das Spiel ist verloren.`,
    bust: (v) =>
      `Geplatzt! Die Crew hat ${v.score} und liegt damit um ${v.score - 21} über 21. ${neededFor(v)} bis 21 hätten gereicht. Das Spiel ist verloren.`,
  },
  tuck: (reward) => `${german.reward(reward)} kommt unter die Risikokarte. Ab jetzt gilt: ${german.text(reward)}`,
  boss: (seat, heist, to) =>
    seat === to.viewer
      ? ` Du bist der Boss und beginnst Coup ${heist}.`
      : ` ${to.names[seat]!} ist der Boss und beginnt Coup ${heist}.`,
  won: (goal, isMine, isAlone) => {
    const mine = isAlone ? 'Du hast gewonnen!' : 'Ihr habt gewonnen!';
    return `Alle ${goal} Coups hintereinander geglückt. ${isMine ? mine : 'Das Spiel ist gewonnen!'}`;
  },
};

/** What the moments say by language. */
export const MOMENT_WORDS: ByLanguage<MomentWords> = { en, de };
