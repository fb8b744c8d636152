import type { ByLanguage } from '@hideout/kernel';
import type { KindId, RewardId } from '../rules/index.ts';

/** What stands on the cards: the plain sentence of every kind of Crew card and of every Complication. */
export interface CardTexts {
  readonly crew: Readonly<Record<KindId, string>>;
  readonly rewards: Readonly<Record<RewardId, string>>;
}

const en: CardTexts = {
  crew: {
    gadgeteer: 'Turn over one ♦ in play.',
    fixer: '+1 for each other ♥ in play.',
    thief: 'The next player looks at the Reward.',
    grifter: '−1 for each ♠ in play.',
    wildCard: 'Counts 6 or 9: you choose.',
    muscle: 'Throw out another odd card.',
    mastermind: 'Counts 8, or put it on the Risk: the Risk is 8.',
    insider: 'Counts 10. Turned over, only 01.',
  },
  rewards: {
    shadowCuirass: '−4 if no ♠ is in play.',
    paperMarionette: '−2 for each ♦ in play.',
    ring: 'Before scoring, cards of a kind leave together.',
    ancestorMask: 'Before scoring, the lowest number leaves.',
    changebringer: '+1 for each odd card in play.',
    journal: '+2 for each ♣ in play.',
    warpedGeode: 'Before scoring, every ♦ is turned over.',
    singingBloom: '+1 for each even card, if a ♥ is in play.',
    loomLens: 'A tie is a failure, one more is needed.',
  },
};

const de: CardTexts = {
  crew: {
    gadgeteer: 'Drehe ein ♦ im Spiel um.',
    fixer: '+1 für jedes andere ♥ im Spiel.',
    thief: 'Wer als Nächstes dran ist, sieht die Beute an.',
    grifter: '−1 für jedes ♠ im Spiel.',
    wildCard: 'Zählt 6 oder 9: Du wählst.',
    muscle: 'Wirf eine andere ungerade Karte hinaus.',
    mastermind: 'Zählt 8. Oder leg es aufs Risiko: Das ist dann 8.',
    insider: 'Zählt 10, umgedreht nur 01.',
  },
  rewards: {
    shadowCuirass: '−4, wenn kein ♠ im Spiel ist.',
    paperMarionette: '−2 für jedes ♦ im Spiel.',
    ring: 'Vor der Wertung gehen gleiche Karten alle ab.',
    ancestorMask: 'Vor der Wertung geht die niedrigste Zahl ab.',
    changebringer: '+1 für jede ungerade Karte im Spiel.',
    journal: '+2 für jedes ♣ im Spiel.',
    warpedGeode: 'Vor der Wertung wird jedes ♦ umgedreht.',
    singingBloom: '+1 für jede gerade Karte, wenn ein ♥ im Spiel ist.',
    loomLens: 'Gleichstand ist verloren, eins mehr ist nötig.',
  },
};

/** The texts of the cards by language. */
export const CARD_TEXTS: ByLanguage<CardTexts> = { en, de };
