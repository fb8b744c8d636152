import { nameFor, plural, UNKNOWN, type Audience, type Seat } from '@hideout/kernel';
import { facts } from '../facts.ts';
import { KIND_OF, ON_RISK, WILD_CARD } from '../rules/crew.ts';
import { REWARDS, VALUE_OF } from '../rules/rewards.ts';
import { kindSign, numberText, scoreText, signOf } from './signs.ts';
import type { Vocabulary } from './vocabulary.ts';

const crew: Vocabulary['crew'] = {
  gadgeteer: { name: 'Tüftler', ability: 'drehe ein ♦ im Spiel' },
  fixer: { name: 'Vermittler', ability: '+1 für jedes andere ♥ im Spiel' },
  thief: { name: 'Dieb', ability: 'der nächste Spieler sieht vorher die Beute an' },
  grifter: { name: 'Gauner', ability: '−1 für jedes ♠ im Spiel' },
  wildCard: { name: 'Joker', ability: 'wähle, welche Zahl aufrecht ist' },
  muscle: { name: 'Schläger', ability: 'wirf eine andere ungerade Crewkarte im Spiel ab' },
  mastermind: { name: 'Superhirn', ability: 'darf stattdessen auf das Risiko: Risiko 8' },
  insider: { name: 'Insider', ability: 'muss als 10 gespielt werden' },
};

const rewards: Vocabulary['rewards'] = {
  shadowCuirass: { name: 'Schattenkürass', complication: '−4, wenn kein ♠ im Spiel ist' },
  paperMarionette: { name: 'Papiermarionette', complication: '−2 für jedes ♦ im Spiel' },
  ring: { name: 'Ring des verborgenen Auges', complication: 'vor der Wertung: mehrfache Karten gehen' },
  ancestorMask: { name: 'Ahnenmaske', complication: 'vor der Wertung: die niedrigste Zahl geht' },
  changebringer: { name: 'Wandelmünze', complication: '+1 für jede ungerade Crewkarte im Spiel' },
  journal: { name: 'Ketzertagebuch', complication: '+2 für jedes ♣ im Spiel' },
  warpedGeode: { name: 'Verzerrte Geode', complication: 'vor der Wertung: jedes ♦ im Spiel wird gedreht' },
  singingBloom: { name: 'Singende Blüte', complication: '+1 je gerade Crewkarte, wenn ein ♥ im Spiel ist' },
  loomLens: { name: 'Webstuhllinse', complication: 'Gleichstand mit der Schwierigkeit ist verloren' },
};

const refusals: Vocabulary['refusals'] = {
  'game over': 'Das Spiel ist zu Ende.',
  'not your turn': 'Du bist nicht am Zug.',
  'ability first': 'Erst kommt die eben gespielte Karte: Triff ihre Wahl.',
  'play a card': 'Keine Fähigkeit wartet auf eine Wahl: Spiele eine Crewkarte aus der Hand.',
  'not in hand': 'Diese Karte ist nicht in deiner Hand.',
  'another card': 'So kann die eben gespielte Karte nicht liegen.',
  'only diamonds': `Der ${crew.gadgeteer.name} dreht nur ein ♦.`,
  'only odd': `Der ${crew.muscle.name} wirft nur eine ungerade Crewkarte ab.`,
  'never itself': `Der ${crew.muscle.name} wirft nie sich selbst ab.`,
  'not in play': 'Diese Crewkarte ist nicht im Spiel.',
};

const endings: Vocabulary['endings'] = {
  won: 'Jeder Coup ist geglückt: Ihr gewinnt gemeinsam.',
  short: 'Der Crewwert ist zu niedrig: Der Coup misslingt, das Spiel ist verloren.',
  tied: `Die ${rewards.loomLens.name} macht den Gleichstand zum Fehlschlag: Das Spiel ist verloren.`,
  bust: 'Der Crewwert liegt über 21: Der Coup platzt, das Spiel ist verloren.',
};

/** „Du spielst“ oder „Ada spielt“. */
const does = (seat: Seat, to: Audience, yours: string, theirs: string): string =>
  seat === to.viewer ? `Du ${yours}` : `${to.names[seat]!} ${theirs}`;
/** „Du wählst“ oder „Ada wählt“. */
const chooses = (name: string | undefined): string => (name === undefined ? 'Du wählst' : `${name} wählt`);

const sayings: Vocabulary['sayings'] = {
  appointed({ boss, by }, to) {
    const isBoss = boss === to.viewer ? 'Du bist' : `${to.names[boss]!} ist`;
    return `${by === 'lot' ? 'Ausgelost' : 'Bestimmt'}: ${isBoss} der Boss.`;
  },
  looked({ seat, reward, again }, to, n) {
    const looks = `${does(seat, to, 'siehst', 'sieht')} die Beute${again ? ' noch einmal' : ''} an`;
    return reward === UNKNOWN ? `${looks}.` : `${looks}: ${n.reward(reward)} (${VALUE_OF[reward]}).`;
  },
  played({ seat, kind, from }, to, n) {
    const card = `${n.theKind(kind)} (${kindSign(kind)})`;
    if (from === 'row') return `${does(seat, to, 'deckst', 'deckt')} ${card} auf.`;
    return `${does(seat, to, 'spielst', 'spielt')} ${card}${from === 'deck' ? ' vom Stapel' : ''}.`;
  },
  laid({ face }) {
    if (face === ON_RISK) return `Das ${crew.mastermind.name} liegt auf der Risikokarte: Das Risiko ist 8.`;
    if (KIND_OF[face] === WILD_CARD) return `Der ${crew.wildCard.name} zeigt ${numberText(face)}.`;
    return `Das ${crew.mastermind.name} kommt in die Crew.`;
  },
  rotated: ({ seat, face }, to, n) =>
    `${does(seat, to, 'drehst', 'dreht')} ${n.theKind(KIND_OF[face]!)} ${n.turn(face)}.`,
  discarded: ({ seat, face }, to, n) =>
    `${does(seat, to, 'wirfst', 'wirft')} ${n.theKind(KIND_OF[face]!)} (${signOf(face)}) ab.`,
  announced: ({ score }) => `Der Crewwert ist ${scoreText(score)}.`,
  struck({ reward, faces, risk }, _to, n) {
    if (REWARDS[reward]!.complication.do === 'rotate') {
      return `${n.reward(reward)}: ${faces.map((face) => `${n.kind(KIND_OF[face]!)} ${n.turn(face)}`).join(', ')}.`;
    }
    const again = faces.includes(ON_RISK) ? `, das Risiko ist wieder ${risk}` : '';
    return `${n.reward(reward)}: ${faces.map(n.face).join(', ')} abgeworfen${again}.`;
  },
  revealed({ reward, risk, score }, _to, n) {
    const value = VALUE_OF[reward]!;
    const difficulty = `Schwierigkeit ${risk} + ${value} = ${risk + value}`;
    return `Die Beute: ${n.reward(reward)}. ${difficulty}, Crewwert ${scoreText(score)}.`;
  },
  succeeded: ({ heists, goal }) => `Der Coup glückt: ${heists} von ${goal}.`,
  ended: ({ ending }) => endings[ending],
  tucked: ({ reward }, _to, n) => `${n.reward(reward)} bringt eine Komplikation: ${n.complication(reward)}.`,
  passed: ({ to: seat }, to) => `Der Boss geht an ${nameFor(seat, to) ?? 'dich'}.`,
  drew({ seat, kinds }, to, n) {
    const cards = kinds.includes(UNKNOWN) ? `${kinds.length} Crewkarten` : kinds.map(n.theKind).join(' und ');
    return `${does(seat, to, 'ziehst', 'zieht')} ${cards}.`;
  },
};

/** Caper Cards in German. */
export const DE: Vocabulary = {
  ...facts.titles.de,
  crew,
  rewards,
  the: (kind) => (kind === 'mastermind' ? 'das' : 'den'),
  turn: (from, to) => `von ${from} auf ${to}`,
  cards: (count) => plural(count, 'Karte', 'Karten'),
  refusals,
  endings,
  story: {
    won: (needed, score) =>
      score === needed
        ? `Der letzte Coup brauchte ${needed}, und genau das hatte die Crew.`
        : `Der letzte Coup brauchte ${needed}, und die Crew hatte ${score}.`,
    short: (needed, score, missing) =>
      `Der letzte Coup brauchte ${needed}, und die Crew hatte ${scoreText(score)}: ${missing} zu wenig.`,
    bust: (needed, score, over) => `Die Crew hatte ${score}, um ${over} über 21; ${needed} hätte gereicht.`,
    weighed: (reward, points) =>
      points < 0 ? `${reward}: Das allein kostete ${-points}.` : `${reward}: Das allein brachte ${points}.`,
    lower: (value) => `Gegen eine Beute von ${value === 5 ? '5' : `höchstens ${value}`} wäre er geglückt.`,
    seen: (seers) =>
      seers.length === 0
        ? 'Niemand hatte die Beute gesehen.'
        : `Die Beute war vorher gesehen von ${seers.map((name) => name ?? 'dir').join(', ')}.`,
    heists: (done, goal) => `Geglückte Coups: ${done} von ${goal}.`,
  },
  options: { risk: 'Risiko', boss: 'Der Boss (am nächsten an 21 Jahren)' },
  choices: { 11: '11', 12: '12, schwerer', random: 'ausgelost' },
  seat: (number) => `Platz ${number}`,
  motives: {
    heist: ([heist]) => `Coup ${heist!} glückt`,
    short: () => 'ein Crewwert ist zu niedrig',
    bust: () => 'eine Crew kommt über 21',
    informed: () => 'jemand kennt die Belohnung rechtzeitig',
    later: ([kind], n) => `für einen späteren Coup bleibt: ${n.kind(kind!)}`,
  },
  themes: {
    heist: 'Geglückte Coups',
    short: 'Zu niedriger Wert',
    bust: 'Über 21 kommen',
    informed: 'Die Belohnung kennen',
    later: 'Eine Karte aufheben',
  },
  holds: (name, kind) => `Hat ${name} eine Karte dieser Art: ${kind}?`,
  headings: { crew: 'Crewwert', difficulty: 'Schwierigkeit' },
  lines: {
    number: ([face], n) => n.face(face!),
    fixer: () => `${crew.fixer.name}: jedes andere ♥`,
    grifter: () => `${crew.grifter.name}: jedes ♠`,
    complication: ([reward], n) => `${n.reward(reward!)}: ${n.complication(reward!)}`,
    risk: () => 'Risiko',
    mastermind: () => `Risiko unter dem ${crew.mastermind.name}`,
    reward: ([reward], n) => n.reward(reward!),
  },
  sayings,
  labels: {
    play: (kind, sign) => `${kind} spielen (${sign})`,
    discard: (face) => `${face} abwerfen`,
    rotate: (what) => `${what} drehen`,
    coverRisk: (kind) => `${kind} auf die Risikokarte legen`,
    joinCrew: (kind) => `${kind} in die Crew nehmen`,
    layAs: (kind, number) => `${kind} als ${number} legen`,
  },
  asks: {
    play: (name) =>
      name === undefined ? 'Du bist am Zug: Spiele eine Crewkarte aus der Hand.' : `${name} spielt eine Crewkarte.`,
    wildCard: (name) => `${chooses(name)}, welche Zahl des ${crew.wildCard.name}s aufrecht ist.`,
    mastermind: (name) => `${chooses(name)}, ob das ${crew.mastermind.name} in die Crew kommt oder auf das Risiko.`,
    rotate: (name) => `${chooses(name)} das ♦, das der ${crew.gadgeteer.name} dreht.`,
    discard: (name) => `${chooses(name)} die ungerade Crewkarte, die der ${crew.muscle.name} abwirft.`,
  },
  textBoard: {
    heist: (heist, goal) => `Coup ${heist} von ${goal}`,
    needs: (least, most) =>
      least === most ? `${least} bis 21 reicht` : `${least} kann reichen, ${most} reicht, 22 platzt`,
    deck: 'Stapel',
    row: 'Reihe',
    discarded: 'abgeworfen',
  },
  board: {
    hand: 'Deine Hand',
    crew: 'Crew im Spiel',
    players: 'Am Tisch',
    places: 'Risiko, Beute und Stapel',
    risk: 'Risiko',
    riskIs: (risk) => `Risikokarte: ${risk}`,
    riskUnder: `unter dem ${crew.mastermind.name}`,
    needed: (least, most) => (least === most ? `${least} nötig` : `${least} bis ${most} nötig`),
    riskText:
      'Der Coup braucht Risiko plus Beute. Der Crewwert muss diese Summe erreichen und darf 21 nicht übersteigen.',
    reward: 'Beute',
    rewardHidden: (left) => `Beute, verdeckt, noch ${left} im Stapel`,
    rewardKnown: (name, value) => `Beute: ${name}, ${value}`,
    rewardText: 'Sie wird nach der vierten Crewkarte aufgedeckt. Es gibt 5, 5, 6, 6, 6, 7, 7, 7 und 8.',
    rewardLater: (text) => `Ist sie gewonnen, macht sie jeden späteren Coup schwerer oder leichter: ${text}`,
    complicationText: 'Eine Komplikation: Sie gilt für jeden Coup bis zum Ende des Spiels.',
    pile: (left) => `noch ${left}`,
    needs: (least, most) => (least === most ? `${least} bis 21 reicht` : `${least} kann reichen, ${most} ist sicher`),
    over: 'über 21',
    sure: 'genug',
    maybe: 'vielleicht genug',
    short: 'zu wenig',
    scoreText:
      'So viel zählt die Crew im Spiel. Nach der vierten Karte muss sie Risiko plus Beute erreichen; über 21 platzt der Coup.',
    heists: (done, goal) => `${done} von ${goal} Coups geschafft`,
    deck: 'Crewstapel',
    row: 'verdeckte Reihe',
    discard: 'Ablagestapel',
    discardNone: 'Noch liegt nichts auf der Ablage.',
    boss: 'Boss',
    bossText: 'Der Boss spielt die erste Karte eines Coups. Danach geht der Boss nach links weiter.',
    playerText: (count) =>
      `${count === 1 ? 'Eine Karte ist' : `${count} Karten sind`} auf dieser Hand. Über Karten wird nicht geredet, nur der Crewwert wird angesagt.`,
    you: 'du',
    looked: 'kennt die Beute',
    gap: (place) => `Platz ${place}: noch keine Karte`,
    turned: (number) => `gedreht, zeigt ${number}`,
    layAs: (name, number) => `${name} als ${number}`,
  },
};
