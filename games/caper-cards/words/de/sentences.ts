import { UNKNOWN } from '@hideout/kernel';
import { KIND_OF, MASTERMIND, ON_RISK, ROTATED, WILD_CARD } from '../../rules/crew.ts';
import { REWARDS, VALUE_OF } from '../../rules/rewards.ts';
import type { Ending } from '../../rules/state.ts';
import { kindSign, numberText, scoreText, signOf } from '../names.ts';
import { doer, type Sentences } from '../sentences.ts';
import { complication, faceName, kindName, rewardName } from './names.ts';

const does = doer('Du');

/** With its article, as what somebody plays: „den Dieb“, „das Superhirn“. */
const theKind = (kind: number): string => `${kind === MASTERMIND ? 'das' : 'den'} ${kindName(kind)}`;

/** How the game ended. */
export const ENDINGS: Readonly<Record<Ending, string>> = {
  won: 'Jeder Coup ist geglückt: Ihr gewinnt gemeinsam.',
  short: 'Der Crewwert ist zu niedrig: Der Coup misslingt, das Spiel ist verloren.',
  tied: 'Die Webstuhllinse macht den Gleichstand zum Fehlschlag: Das Spiel ist verloren.',
  bust: 'Der Crewwert liegt über 21: Die Wachen sind alarmiert, das Spiel ist verloren.',
};

/** „von 6 auf 9“. */
export const turn = (face: number): string => `von ${numberText(face)} auf ${numberText(ROTATED[face]!)}`;

const turned = (face: number): string => `${kindName(KIND_OF[face]!)} ${turn(face)}`;

/** Every event in German. */
export const SENTENCES: Sentences = {
  looked({ seat, reward, again }, to) {
    const looks = `${does(seat, to, 'siehst', 'sieht')} die Beute${again ? ' noch einmal' : ''} an`;
    return reward === UNKNOWN ? `${looks}.` : `${looks}: ${rewardName(reward)} (${VALUE_OF[reward]}).`;
  },
  played({ seat, kind, from }, to) {
    const card = `${theKind(kind)} (${kindSign(kind)})`;
    if (from === 'row') return `${does(seat, to, 'deckst', 'deckt')} ${card} auf.`;
    return `${does(seat, to, 'spielst', 'spielt')} ${card}${from === 'deck' ? ' vom Stapel' : ''}.`;
  },
  laid({ face }) {
    if (face === ON_RISK) return 'Das Superhirn liegt auf der Risikokarte: Das Risiko ist 8.';
    if (KIND_OF[face] === WILD_CARD) return `Der Joker zeigt ${numberText(face)}.`;
    return 'Das Superhirn kommt in die Crew.';
  },
  rotated: ({ seat, face }, to) => `${does(seat, to, 'drehst', 'dreht')} ${theKind(KIND_OF[face]!)} ${turn(face)}.`,
  discarded({ seat, face }, to) {
    return `${does(seat, to, 'wirfst', 'wirft')} ${theKind(KIND_OF[face]!)} (${signOf(face)}) ab.`;
  },
  announced: ({ score }) => `Der Crewwert ist ${scoreText(score)}.`,
  struck({ reward, faces, risk }) {
    if (REWARDS[reward]!.complication.do === 'rotate') return `${rewardName(reward)}: ${faces.map(turned).join(', ')}.`;
    const again = faces.includes(ON_RISK) ? `, das Risiko ist wieder ${risk}` : '';
    return `${rewardName(reward)}: ${faces.map(faceName).join(', ')} abgeworfen${again}.`;
  },
  revealed({ reward, risk, score }) {
    const value = VALUE_OF[reward]!;
    const difficulty = `Schwierigkeit ${risk} + ${value} = ${risk + value}`;
    return `Die Beute: ${rewardName(reward)}. ${difficulty}, Crewwert ${scoreText(score)}.`;
  },
  succeeded: ({ heists, goal }) => `Der Coup glückt: ${heists} von ${goal}.`,
  ended: ({ ending }) => ENDINGS[ending],
  tucked: ({ reward }) => `${rewardName(reward)} bringt eine Komplikation: ${complication(reward)}.`,
  passed: ({ to: seat }, to) => `Der Boss geht an ${seat === to.viewer ? 'dich' : to.names[seat]}.`,
  drew({ seat, kinds }, to) {
    const cards = kinds.includes(UNKNOWN) ? `${kinds.length} Crewkarten` : kinds.map(theKind).join(' und ');
    return `${does(seat, to, 'ziehst', 'zieht')} ${cards}.`;
  },
};
