import type { FastRng, Viewer } from '@hideout/kernel';
import { numbersIn, placesIn } from '../data.ts';
import { viewerName, type Trial } from '../trial.ts';
import { lawChecks } from './lawCheck.ts';
import { imagine } from './worlds.ts';

/** This many worlds are few enough to list. */
const FEW = 6;
/** So often a world is dealt before one that never came up counts as impossible. */
const TRIES = 360;

/** Deals a world: by the fixture, or by the game. */
type Dealer = () => object;

export const reach = lawChecks({
  L17: {
    share: 2,
    needsFixture: true,
    examples: ['several possible worlds'],
    at(trial) {
      const rng = trial.chance(17);
      const viewer = trial.viewers[rng.below(trial.viewers.length)]!;
      const redeal = (): object => trial.redealt(viewer, rng);
      const possible = linesOf(trial, redeal, FEW + 1);
      if (possible.size < 2) return;
      trial.met('several possible worlds');
      const imagineOne = soundly(trial, viewer, rng);
      if (possible.size > FEW) requireSameValues(trial, viewer, redeal, imagineOne);
      else requireSameWorlds(trial, viewer, possible, linesOf(trial, imagineOne, Infinity));
    },
  },
});

/** Imagines until the census is right: that it is wrong now and then is the matter of another law. */
function soundly(trial: Trial, viewer: Viewer, rng: FastRng): Dealer {
  const census = String(trial.fixture.census(trial.state));
  return () => {
    let world = imagine(trial, viewer, rng);
    for (let i = 0; i < 20 && String(trial.fixture.census(world)) !== census; i++) world = imagine(trial, viewer, rng);
    return world;
  };
}

/** The lines of the worlds that come up, until there are `enough` different ones. */
function linesOf(trial: Trial, deal: Dealer, enough: number): Set<string> {
  const lines = new Set<string>();
  for (let i = 0; i < TRIES && lines.size < enough; i++) lines.add(trial.game.encode(deal()));
  return lines;
}

/** Where there are few worlds, each can be imagined, and no other. */
function requireSameWorlds(
  trial: Trial,
  viewer: Viewer,
  possible: ReadonlySet<string>,
  reached: ReadonlySet<string>,
): void {
  trial.met('few possible worlds');
  const truth = trial.game.encode(trial.state);
  const who = viewerName(viewer);
  if (!possible.has(truth)) trial.broken(`the fixture's re-deal for ${who} never deals the truth`);
  if (!reached.has(truth)) trial.broken(`${who} never imagines the truth`);
  const missed = possible.difference(reached).values().next().value;
  if (missed !== undefined) trial.broken(`${who} never imagines ${missed}`);
  const invented = reached.difference(possible).values().next().value;
  if (invented !== undefined) trial.broken(`${who} imagines what cannot be: ${invented}`);
}

/** Where there are many worlds, each number that is common at some place in the ones comes up there in the others too. */
function requireSameValues(trial: Trial, viewer: Viewer, redeal: Dealer, imagineOne: Dealer): void {
  const who = viewerName(viewer);
  const missed = findMissing(redeal, imagineOne);
  if (missed !== undefined) trial.broken(`${who} never imagines ${missed}`);
  const invented = findMissing(imagineOne, redeal);
  if (invented !== undefined) trial.broken(`${who} imagines ${invented}, which the fixture never deals`);
}

const SAMPLE = 40;
/** A value is common when it is found in this many worlds of a sample. */
const COMMON = 8;

/** A value that is common in the worlds of `from` and never found at the same place in those of `to`. */
function findMissing(from: Dealer, to: Dealer): string | undefined {
  const counts = new Map<number, number>();
  for (let i = 0; i < SAMPLE; i++) {
    numbersIn(from()).forEach((value, place) => {
      const key = place * VALUES + value;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    });
  }
  const wanted = new Set([...counts].filter(([, count]) => count >= COMMON).map(([key]) => key));
  for (let i = 0; i < TRIES && wanted.size > 0; i++) {
    numbersIn(to()).forEach((value, place) => wanted.delete(place * VALUES + value));
  }
  const [missing] = wanted;
  if (missing === undefined) return undefined;
  const place = Math.round(missing / VALUES);
  return `${placesIn(from())[place]} = ${missing - place * VALUES}`;
}

/** More than twice any number in a state, so that a place and a value make one key. */
const VALUES = 2 ** 20;
