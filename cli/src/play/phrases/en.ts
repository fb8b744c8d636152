import type { UndoProblem } from '@hideout/kernel';

const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

/** Everything that the terminal game itself says, in English; what a game says is in its own words. */
export const en = {
  welcome: 'Welcome to Hideout.',
  whichGame: 'Which game?',
  noSuchGame: 'Please type a number or a name from the list.',
  players: (n: number) => (n === 1 ? '1 player' : `${n} players`),
  seatLine: (name: string, role: string | undefined, bot: string | undefined) =>
    [name, role === undefined ? '' : ` as ${role}`, bot === undefined ? '' : `, a bot (${bot})`].join(''),
  byLot: 'Lots decide who sits where.',
  sealed: (commitment: string) => `The cards are sealed before anybody sits down. Commitment: ${commitment}`,
  practice: (seed: string) => `Practice deal from seed ${seed}: its cards are no secret, so it proves nothing.`,
  planHelp: (options: readonly string[]) =>
    `Press Enter to deal, or change something: ${['players 3', 'humans 2', 'names Anna,Ben', 'bots random', 'seat 2', 'lot', ...options, 'luck any words of yours'].join(' · ')}`,
  notUnderstood: (line: string) => `“${line}” is none of these.`,
  player: (n: number) => `Player ${n}`,
  handOver: (name: string) => `Hand the keyboard to ${name}.`,
  pressEnter: 'press Enter',
  orUndo: 'or type undo',
  thinking: (name: string) => `${name} is thinking …`,
  meanwhile: 'What everybody saw:',
  since: 'Since your last turn:',
  shortHelpWays: 'A number, or: go to … · board · hint · why … · undo · log · score · rules … · help · quit',
  shortHelp: 'A number, or: hint · why … · undo · log · score · rules … · save … · help · quit',
  help: [
    ['3', 'take the third action on the list; its words or how they begin will do too'],
    ['go to <place>', 'take all the actions that lead there, where the game has ways'],
    ['why <words>', 'why an action is not possible, and the clause that says so'],
    ['hint', 'what the coach would choose, why, and what other choices cost'],
    ['undo', 'take back your last action, as long as nobody has learnt anything from it'],
    ['board', 'draw the table again'],
    ['log', 'everything that has happened, as you saw it'],
    ['score', 'the scores as they stand'],
    ['rules [clause or word]', 'the rulebook, one clause, or the clauses with a word'],
    ['save <file>', 'write the game so far to a file of its own'],
    ['quit', 'stop here; you can resume the game later'],
  ] as readonly (readonly [command: string, meaning: string])[],
  noSuchNumber: (max: number) => (max === 1 ? 'There is only action 1.' : `Please type a number from 1 to ${max}.`),
  hintIs: (label: string, number: number, chance: number) =>
    `The coach would choose ${label} (number ${number}): it wins ${chance} in 100 games.`,
  hintOr: (label: string, number: number, cost: number) =>
    `Or ${label} (number ${number}): ${cost < 1 ? 'as good' : `wins ${cost} fewer`}.`,
  ambiguous: 'That could be any of these:',
  whyWhat: 'Why what? For example: why play',
  whyLegal: (number: number) => `You can: it is number ${number} on the list.`,
  whyNoSuch: (words: string) => `This game has no action called “${words}”.`,
  more: (n: number) => `${n} more`,
  undone: (label: string) => `Taken back: ${label}`,
  undoProblem: {
    'nothing to undo': 'There is nothing to take back.',
    'somebody else acted': 'It cannot be taken back: somebody else has acted since.',
    'something was learnt': 'It cannot be taken back: somebody has learnt something from it.',
    'game over': 'It cannot be taken back: the game is over.',
  } satisfies Readonly<Record<UndoProblem, string>>,
  nothingYet: 'Nothing has happened yet.',
  noScores: 'There are no scores yet.',
  total: 'total',
  noClause: (word: string) => `No clause mentions “${word}”.`,
  saveWhere: 'Save where? For example: save tonight.json',
  saved: (file: string) => `Saved in ${file}.`,
  keep: (file: string) => `Keep this game in ${file}? [Y/n]`,
  /** What counts as “no” to a question. */
  no: ['n', 'no'],
  kept: (file: string) => `The game is kept. Resume it with: hideout play --resume ${file}`,
  dropped: 'The game is gone.',
  over: 'The game is over.',
  won: (names: readonly string[]) => (names.length === 1 ? `${names[0]!} wins.` : `${listed(names)} win.`),
  nobodyWon: 'Nobody wins.',
  record: (file: string) => `Record: ${file}`,
  prove: (file: string, commitment: string) => `Prove the deal with: hideout verify ${file} --commitment ${commitment}`,
  digest: (digest: string) => `Digest: ${digest}`,
};

/** What every language must say. */
export type Phrases = typeof en;
