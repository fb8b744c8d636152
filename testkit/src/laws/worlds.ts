import { FastRng, NOBODY, type GameView, type Rng, type Viewer } from '@hideout/kernel';
import { viewerName, type Trial } from '../trial.ts';
import { lawChecks } from './lawCheck.ts';

export const worlds = lawChecks({
  L13: {
    share: 20,
    at(trial) {
      const { game, state } = trial;
      for (const viewer of trial.viewers) {
        const view = game.view(state, viewer);
        const text = JSON.stringify(view);
        const seed = trial.chance(13).next();
        const imagined = game.imagine(JSON.parse(text) as GameView, new FastRng(seed));
        const seen = trial.viewText(imagined, viewer);
        if (seen !== text) trial.broken(`${viewerName(viewer)} sees ${text}\n  and imagines ${seen}`);
        const reused = game.imagine(view, new FastRng(seed), game.clone(state));
        trial.requireSame(reused, imagined, 'imagining into a used state kept something of what it held');
        if (JSON.stringify(view) !== text) trial.broken('imagining changed the view');
      }
    },
  },

  L14: {
    needsFixture: true,
    at(trial) {
      const census = trial.fixture.census(trial.state);
      if (String(census) !== String(trial.census)) {
        trial.broken(`it was ${String(trial.census)} and is ${String(census)}`);
      }
    },
  },

  L15: {
    share: 20,
    needsFixture: true,
    at(trial) {
      const rng = trial.chance(15);
      for (const viewer of trial.viewers) {
        requireCensus(trial, imagine(trial, viewer, rng), `what ${viewerName(viewer)} imagines`);
        requireCensus(trial, trial.redealt(viewer, rng), `the fixture's re-deal for ${viewerName(viewer)}`);
      }
    },
  },

  L16: {
    share: 5,
    at(trial) {
      const { game } = trial;
      const rng = trial.chance(16);
      const viewer = trial.viewers[rng.below(trial.viewers.length)]!;
      const state = imagine(trial, viewer, rng);
      const start = game.encode(state);
      for (let left = game.maxActions - trial.playout.moves.length; game.actor(state) !== NOBODY; left--) {
        const legal = trial.legal(state);
        if (legal.size === 0) trial.broken(`imagined by ${viewerName(viewer)}, then stuck: ${game.encode(state)}`);
        if (left <= 0) trial.broken(`imagined by ${viewerName(viewer)}, then endless: ${start}`);
        game.apply(state, legal.at(rng.below(legal.size)), { rng, log: undefined });
      }
      if (!game.outcome(state)) trial.broken(`imagined by ${viewerName(viewer)}, then without outcome: ${start}`);
    },
  },
});

function requireCensus(trial: Trial, state: object, what: string): void {
  const [here, there] = [trial.fixture.census(trial.state), trial.fixture.census(state)].map(String);
  if (here !== there) {
    trial.broken(`${what} counts ${there}, not ${here}: ${trial.game.encode(state)}`);
  }
}

/** A state that the viewer imagines now. */
export const imagine = (trial: Trial, viewer: Viewer, rng: Rng): object =>
  trial.game.imagine(trial.game.view(trial.state, viewer), rng);
