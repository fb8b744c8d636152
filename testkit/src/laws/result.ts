import { lawChecks } from './lawCheck.ts';

const NEARLY = 1e-9;

export const result = lawChecks({
  L25: {
    end(trial) {
      const { game, state, setup } = trial;
      const outcome = game.outcome(state);
      if (!outcome) return;
      const { ending, winners, scores } = outcome;
      if (!game.endings.includes(ending)) trial.broken(`“${ending}” is not one of the endings`);
      if (new Set(winners).size !== winners.length) trial.broken(`the winners ${String(winners)} repeat a seat`);
      const stranger = winners.find((seat) => !trial.seats.includes(seat));
      if (stranger !== undefined) trial.broken(`the winner ${stranger} is no seat`);
      if (scores.length !== setup.seats) trial.broken(`${scores.length} scores for ${setup.seats} seats`);
      if (!scores.every(Number.isFinite)) trial.broken(`the scores ${String(scores)} are not all numbers`);
    },
  },

  L26: {
    end(trial) {
      const { game, state } = trial;
      const outcome = game.outcome(state);
      if (!outcome) return;
      const payoffs = trial.seats.map((seat) => game.payoff(state, seat));
      const all = payoffs.join(', ');
      if (!payoffs.every((payoff) => payoff >= 0 && payoff <= 1)) trial.broken(`the payoffs are ${all}`);
      const sum = payoffs.reduce((total, payoff) => total + payoff, 0);
      if (!game.cooperative && Math.abs(sum - 1) > NEARLY) trial.broken(`the payoffs ${all} sum to ${sum}`);
      if (game.cooperative && new Set(payoffs).size !== 1) trial.broken(`the payoffs of a team are ${all}`);
      const best = Math.max(...payoffs);
      const robbed = outcome.winners.find((seat) => payoffs[seat]! < best - NEARLY);
      if (robbed !== undefined) trial.broken(`seat ${robbed} won, and the payoffs are ${all}`);
    },
  },
});
