import { CREW, KIND_OF } from '../../rules/crew.ts';
import { REWARDS } from '../../rules/rewards.ts';
import { signOf, type Names } from '../names.ts';

/** The cards in German. */
export const GERMAN: Names = {
  crew: {
    gadgeteer: { name: 'Tüftler', ability: 'drehe ein ♦ im Spiel' },
    fixer: { name: 'Vermittler', ability: '+1 für jedes andere ♥ im Spiel' },
    thief: { name: 'Dieb', ability: 'wer als Nächster spielt, sieht vorher die Beute an' },
    grifter: { name: 'Gauner', ability: '−1 für jedes ♠ im Spiel' },
    wildCard: { name: 'Joker', ability: 'wähle, welche Zahl aufrecht ist' },
    muscle: { name: 'Schläger', ability: 'wirf eine andere ungerade Crewkarte im Spiel ab' },
    mastermind: { name: 'Superhirn', ability: 'darf stattdessen auf das Risiko: Risiko 8' },
    insider: { name: 'Insider', ability: 'muss als 10 gespielt werden' },
  },
  rewards: {
    shadowCuirass: { name: 'Schattenkürass', complication: '−4, wenn kein ♠ im Spiel ist' },
    paperMarionette: { name: 'Papiermarionette', complication: '−2 für jedes ♦ im Spiel' },
    ring: { name: 'Ring des verborgenen Auges', complication: 'vor der Wertung: mehrfache Karten gehen' },
    ancestorMask: { name: 'Ahnenmaske', complication: 'vor der Wertung: die niedrigste Zahl geht' },
    changebringer: { name: 'Wandelmünze', complication: '+1 für jede ungerade Crewkarte im Spiel' },
    journal: { name: 'Ketzertagebuch', complication: '+2 für jedes ♣ im Spiel' },
    warpedGeode: { name: 'Verzerrte Geode', complication: 'vor der Wertung: jedes ♦ im Spiel wird gedreht' },
    singingBloom: { name: 'Singende Blüte', complication: '+1 je gerade Crewkarte, wenn ein ♥ im Spiel ist' },
    loomLens: { name: 'Webstuhllinse', complication: 'Gleichstand mit der Schwierigkeit ist verloren' },
  },
};

export const kindName = (kind: number): string => GERMAN.crew[CREW[kind]!.id].name;
/** For example “Fixer (3 ♥)”. */
export const faceName = (face: number): string => `${kindName(KIND_OF[face]!)} (${signOf(face)})`;
export const rewardName = (reward: number): string => GERMAN.rewards[REWARDS[reward]!.id].name;
export const complication = (reward: number): string => GERMAN.rewards[REWARDS[reward]!.id].complication;
