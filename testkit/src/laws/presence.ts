import { everySetup, NOBODY, setUp, verbOf, type Action, type AnyGame, type GameRecord } from '@hideout/kernel';
import { byTemper } from '../endings.ts';
import { LawBroken } from '../law.ts';
import { Playout, randomly, type Policy } from '../playout.ts';

/** After this many actions of random games, what never came up counts as never coming up. */
const PATIENCE = 100_000;
/** Every game costs as much as this many actions, so that games of no actions come to an end too. */
const DEALING = 10;

/** [L31] Plays the recorded games, then random ones of every set-up, until everything that the game names came up. */
export function requireEverythingMet(game: AnyGame, records: readonly GameRecord[]): void {
  const missing: Missing = { verbs: new Set(game.verbs.keys()), endings: new Set(game.endings) };
  for (const record of records) {
    const playout = playoutOf(game, record);
    if (playout) watch(missing, playout, follow(record));
  }
  const setups = [...everySetup(game)];
  for (let seed = 0, left = PATIENCE; left > 0 && missing.verbs.size + missing.endings.size > 0; seed++) {
    const playout = new Playout(game, setups[seed % setups.length]!, seed);
    watch(missing, playout, seed % 2 === 0 ? randomly(seed) : byTemper(game, seed));
    left -= playout.moves.length + DEALING;
  }
  const verbs = [...missing.verbs].map((verb) => `the verb “${game.verbs[verb]!.id}” is never legal`);
  const wrong = [...verbs, ...[...missing.endings].map((ending) => `the ending “${ending}” never comes about`)];
  if (wrong.length > 0) throw new LawBroken('L31', `${game.id}: ${wrong.join('; ')}`);
}

/** What has not come up yet. */
interface Missing {
  readonly verbs: Set<number>;
  readonly endings: Set<string>;
}

/** Plays on for as long as the policy finds an action, and strikes off what comes up. */
function watch(missing: Missing, playout: Playout, policy: Policy | Follow): void {
  while (playout.actor !== NOBODY && playout.moves.length <= playout.game.maxActions) {
    const legal = playout.legal();
    for (let i = 0; i < legal.size; i++) missing.verbs.delete(verbOf(legal.at(i)));
    const action = legal.size === 0 ? undefined : policy(legal, playout);
    if (action === undefined) return;
    playout.playUnheard(action);
  }
  const outcome = playout.game.outcome(playout.state);
  if (outcome) missing.endings.delete(outcome.ending);
}

/** A policy that may have no answer. */
type Follow = (...asked: Parameters<Policy>) => Action | undefined;

/** The actions of a record for as long as they are legal. */
const follow =
  ({ moves }: GameRecord): Follow =>
  (legal, { moves: { length } }) => {
    const action = moves[length]?.action;
    return action !== undefined && legal.includes(action) ? action : undefined;
  };

/** The game of a record at its start, unless it is of another game or set-up. */
function playoutOf(game: AnyGame, { game: id, setup: { seats, options }, deal }: GameRecord): Playout | undefined {
  const setup = setUp(game, seats, options);
  return id === game.id && setup.ok ? new Playout(game, setup.value, deal) : undefined;
}
