const crew = {
  gadgeteer: { name: 'Gadgeteer', ability: 'rotate one ♦ in play' },
  fixer: { name: 'Fixer', ability: '+1 for each other ♥ in play' },
  thief: { name: 'Thief', ability: 'the next player looks at the Reward first' },
  grifter: { name: 'Grifter', ability: '−1 for each ♠ in play' },
  wildCard: { name: 'Wild Card', ability: 'choose which number is upright' },
  muscle: { name: 'Muscle', ability: 'discard another odd Crew in play' },
  mastermind: { name: 'Mastermind', ability: 'may lie on the Risk instead: the Risk is 8' },
  insider: { name: 'Insider', ability: 'must be played as 10' },
};

/** What the labels of actions and the boards say in English, which is also the list of what every language says there. */
export const ENGLISH = {
  crew,
  /** What the labels of actions say. */
  labels: {
    play: (kind: string, sign: string) => `Play the ${kind} (${sign})`,
    discard: (face: string) => `Discard the ${face}`,
    rotate: (what: string) => `Rotate the ${what}`,
    coverRisk: (kind: string) => `Put the ${kind} on the Risk card`,
    joinCrew: (kind: string) => `Let the ${kind} join the Crew`,
    layAs: (kind: string, number: string) => `Lay the ${kind} as ${number}`,
  },
  /** What only the text board says. */
  textBoard: {
    heist: (heist: number, goal: number) => `heist ${heist} of ${goal}`,
    needs: (least: number, most: number) =>
      least === most ? `${least} to 21 will do` : `${least} may do, ${most} will, 22 is a bust`,
    /** What a place in the Crew waits for. */
    deck: 'deck',
    row: 'row',
    discarded: 'discarded',
  },
  /** What the board says. */
  board: {
    hand: 'Your hand',
    crew: 'Crew in play',
    players: 'Players',
    places: 'Risk, Reward and piles',
    risk: 'Risk',
    riskIs: (risk: number) => `Risk card: ${risk}`,
    riskUnder: `under the ${crew.mastermind.name}`,
    needed: (least: number, most: number) => (least === most ? `${least} needed` : `${least} to ${most} needed`),
    riskText: 'The heist needs Risk plus Reward. The Crew score must reach that sum and stay at 21 or below.',
    reward: 'Reward',
    rewardHidden: (left: number) => `Reward, face down, ${left} left in the pile`,
    rewardKnown: (name: string, value: number) => `Reward: ${name}, ${value}`,
    rewardText: 'It is turned over after the fourth Crew card. There are 5, 5, 6, 6, 6, 7, 7, 7 and 8.',
    rewardLater: (text: string) => `Once it is won, it makes every later heist harder or easier: ${text}`,
    complicationText: 'A Complication: it holds for every heist until the game is over.',
    pile: (left: number) => `${left} left`,
    needs: (least: number, most: number) =>
      least === most ? `${least} to 21 will do` : `${least} may do, ${most} is safe`,
    over: 'over 21',
    sure: 'enough',
    maybe: 'perhaps enough',
    short: 'too low',
    scoreText:
      'What the Crew in play adds up to. After the fourth card it must reach Risk plus Reward; over 21 is a bust.',
    heists: (done: number, goal: number) => `${done} of ${goal} heists pulled off`,
    deck: 'Crew deck',
    row: 'face-down row',
    discard: 'Discard pile',
    discardNone: 'Nothing has been discarded.',
    boss: 'Boss',
    bossText: 'The Boss plays the first card of a heist. After it The Boss passes to the left.',
    playerText: (count: number) =>
      `${count === 1 ? 'One card is' : `${count} cards are`} in this hand. Nobody may speak of cards, only the Crew score is announced.`,
    you: 'you',
    looked: 'has seen the Reward',
    gap: (place: number) => `Place ${place}: no card yet`,
    turned: (number: string) => `turned, shows ${number}`,
    layAs: (name: string, number: string) => `${name} as ${number}`,
  },
};
