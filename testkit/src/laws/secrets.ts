import { actionSpace, FastRng, type Action, type Seat, type Viewer } from '@hideout/kernel';
import { viewerName, type Aftermath, type Trial } from '../trial.ts';
import { lawChecks } from './lawCheck.ts';
import { nameOf } from './flow.ts';

const OTHER_WORLD = 'a world that differs';

/** A re-deal for the viewer that really differs from the truth, or undefined when a few tries gave none. */
function otherWorld(trial: Trial, viewer: Viewer, rng: FastRng): object | undefined {
  const truth = trial.game.encode(trial.state);
  for (let i = 0; i < 3; i++) {
    const world = trial.redealt(viewer, rng);
    if (trial.game.encode(world) !== truth) return world;
  }
  return undefined;
}

export const secrets = lawChecks({
  L18: {
    share: 20,
    needsFixture: true,
    examples: [OTHER_WORLD],
    at(trial) {
      const rng = trial.chance(18);
      for (const viewer of trial.viewers) {
        const world = otherWorld(trial, viewer, rng);
        if (!world) continue;
        trial.met(OTHER_WORLD);
        const [here, there] = [trial.viewText(trial.state, viewer), trial.viewText(world, viewer)];
        if (here === there) continue;
        trial.broken(`${viewerName(viewer)} sees ${here}\n  and in ${trial.game.encode(world)}\n  sees ${there}`);
      }
    },
  },

  L19: {
    share: 20,
    needsFixture: true,
    examples: [OTHER_WORLD],
    at(trial) {
      const { actor } = trial;
      const world = actor === undefined ? undefined : otherWorld(trial, actor, trial.chance(19));
      if (!world) return;
      trial.met(OTHER_WORLD);
      const [here, there] = [trial.legal().toArray(), trial.legal(world).toArray()];
      if (String(here) === String(there)) return;
      const odd = here.find((action) => !there.includes(action)) ?? there.find((action) => !here.includes(action))!;
      trial.broken(`${nameOf(trial, odd)} is legal here or in ${trial.game.encode(world)}, not in both`);
    },
  },

  L20: {
    share: 10,
    needsFixture: true,
    examples: [OTHER_WORLD],
    at(trial) {
      const rng = trial.chance(20);
      for (const seat of trial.seats) {
        const world = otherWorld(trial, seat, rng);
        if (!world) continue;
        trial.met(OTHER_WORLD);
        for (const action of actionSpace(trial.game.verbs)) requireSameRefusal(trial, seat, action, world);
      }
    },
  },

  L21: {
    share: 10,
    needsFixture: true,
    examples: ['events behind equal views'],
    at(trial) {
      const rng = trial.chance(21);
      const action = trial.anyAction(rng);
      if (action === undefined) return;
      for (const viewer of trial.viewers) {
        const world = trial.redealt(viewer, rng);
        const chance = rng.next();
        const here = trial.after(trial.state, action, new FastRng(chance));
        for (const other of rivals(trial, viewer, action, world, rng)) {
          const there = trial.after(world, other, new FastRng(chance));
          requireSameNews(trial, viewer, here, there, `${nameOf(trial, action)} and ${nameOf(trial, other)}`);
        }
      }
    },
  },
});

/** The sentences follow from the reason alone, so clause and reason say it all. */
function requireSameRefusal(trial: Trial, seat: Seat, action: Action, world: object): void {
  const here = trial.game.refuse(trial.state, seat, action);
  const there = trial.game.refuse(world, seat, action);
  if (here?.clause === there?.clause && here?.reason === there?.reason) return;
  // Whether an action of the actor is legal at all is the matter of the legal list.
  if (!here || !there) return;
  const what = `${nameOf(trial, action)} is refused to seat ${seat} by “${here.clause} ${here.reason}” here`;
  trial.broken(`${what} and by “${there.clause} ${there.reason}” in ${trial.game.encode(world)}`);
}

/** This many actions in the other world are compared with the one in this world. */
const RIVALS = 12;

/** Actions in the other world that the viewer might mistake for this one: the actor itself knows what it did. */
function rivals(trial: Trial, viewer: Viewer, action: Action, world: object, rng: FastRng): Action[] {
  const legal = trial.legal(world).toArray();
  const same = legal.filter((each) => each === action);
  const isOpen = (state: object, each: Action): boolean => trial.fixture.isOpenChoice?.(state, each) ?? false;
  if (viewer === trial.actor || isOpen(trial.state, action)) return same;
  const others = legal.filter((each) => each !== action && !isOpen(world, each));
  while (others.length > RIVALS) others.splice(rng.below(others.length), 1);
  return [...same, ...others];
}

function requireSameNews(trial: Trial, viewer: Viewer, here: Aftermath, there: Aftermath, what: string): void {
  if (trial.viewText(here.state, viewer) !== trial.viewText(there.state, viewer)) return;
  trial.met('events behind equal views');
  const [a, b] = [news(trial, viewer, here), news(trial, viewer, there)];
  if (a !== b) trial.broken(`${what} look the same to ${viewerName(viewer)}, who is told ${a}\n  and ${b}`);
}

/** Everything that an action's events say to a viewer, and whether they say it is new. */
function news(trial: Trial, viewer: Viewer, { events }: Aftermath): string {
  const { game } = trial;
  return JSON.stringify(
    events.flatMap((event) => {
      const seen = game.redact(event, viewer);
      const told = trial.seats.some((seat) => seat === viewer && game.tells(event, seat));
      return seen || told ? [[seen ?? 'nothing', told]] : [];
    }),
  );
}
