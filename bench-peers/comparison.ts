import type { PeerRates } from './measureBoardgame.ts';

/** What one of our games reaches, per second of one core. */
export interface OurRates {
  readonly game: string;
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly midgameSearchesPerSecond: number;
  readonly plainSearchesPerSecond: number;
}

/** Everything that was measured in one run. */
export interface Comparison {
  readonly boardgame: { readonly short: PeerRates; readonly bare: PeerRates };
  /** Games a second of the bare draft in C++; undefined without a compiler. */
  readonly native: number | undefined;
  readonly ours: readonly OurRates[];
}

const BOARDGAME = 'boardgame.io 0.50.2';
const figure = (number: number): string => Math.round(number).toLocaleString('en');
const line = (name: string, ...cells: readonly string[]): string =>
  name.padEnd(46) + cells.map((cell) => cell.padStart(17)).join('');
/** Decisions a game. */
const lengthOf = ({ actionsPerSecond, gamesPerSecond }: OurRates): number => actionsPerSecond / gamesPerSecond;
const times = (rate: number, than: number): string => `${figure(rate / than)} ×`;

/** The comparison as tables for a terminal. */
export const textOf = (comparison: Comparison): string =>
  [playText(comparison), lengthText(comparison), searchText(comparison)].map((part) => part.join('\n')).join('\n\n');

function playText({ boardgame, ours }: Comparison): string[] {
  const { movesPerSecond } = boardgame.short;
  return [
    'Random play of whole games with the legal list, per second of one core, same machine, same run',
    line('', 'actions', 'to boardgame.io'),
    line(`${BOARDGAME}, a short card game`, figure(movesPerSecond), '1 ×'),
    ...ours.map(({ game, actionsPerSecond }) =>
      line(`Hideout, ${game}`, figure(actionsPerSecond), times(actionsPerSecond, movesPerSecond)),
    ),
  ];
}

function lengthText({ boardgame, native, ours }: Comparison): string[] {
  const { gamesPerSecond, movesPerGame } = boardgame.bare;
  const awayFrom = (rates: OurRates): number => Math.abs(lengthOf(rates) - movesPerGame);
  const nearest = ours.toSorted((a, b) => awayFrom(a) - awayFrom(b))[0]!;
  return [
    `Whole games of one length: a bare draft of ${movesPerGame.toFixed(0)} decisions, and the nearest of ours with all its rules`,
    line('', 'games', 'decisions', 'to boardgame.io'),
    line(`${BOARDGAME}, bare draft`, figure(gamesPerSecond), movesPerGame.toFixed(1), '1 ×'),
    native === undefined
      ? line('C++ by hand, bare draft', 'no compiler here')
      : line('C++ by hand, bare draft', figure(native), movesPerGame.toFixed(1), times(native, gamesPerSecond)),
    line(
      `Hideout, ${nearest.game}`,
      figure(nearest.gamesPerSecond),
      lengthOf(nearest).toFixed(1),
      times(nearest.gamesPerSecond, gamesPerSecond),
    ),
  ];
}

function searchText({ boardgame, ours }: Comparison): string[] {
  const peer = (name: string, { mctsIterationsPerSecond, movesPerGame }: PeerRates): string =>
    line(`${BOARDGAME}, ${name}`, figure(mctsIterationsPerSecond), '', movesPerGame.toFixed(1));
  return [
    'Iterations of tree search half-way through games, each to the end of the game',
    line('', 'random playouts', 'as our bots', 'decisions a game'),
    peer('a short card game', boardgame.short),
    peer('bare draft', boardgame.bare),
    ...ours.map((rates) =>
      line(
        `Hideout, ${rates.game}`,
        figure(rates.plainSearchesPerSecond),
        figure(rates.midgameSearchesPerSecond),
        lengthOf(rates).toFixed(1),
      ),
    ),
  ];
}
