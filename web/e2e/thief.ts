import type { Bot } from '@hideout/bots';
import { botOf } from '@hideout/catalogue/house';
import {
  AUTO,
  caper1970,
  CARDS,
  DONE,
  GIVE_BACK,
  isTheftAtSite,
  PLACE,
  ROLL_AGAIN,
  streetOfAuto,
  STREETS,
  THEFT,
  toolOfTheft,
  victimOfTheft,
  type View,
} from '@hideout/games/caper-1970';
import { FastRng, nounOf, readRecord, replay, verbOf, type Action, type AnyGame, type AnyMatch } from '@hideout/kernel';
import type { Page } from '@playwright/test';

const game = caper1970 as unknown as AnyGame;
const ADA = 0;

/** What Ada does next in a game of Caper (1970). */
export interface Deed {
  /** The thing that she points at first; none for what only has a button. */
  readonly thing: string | undefined;
  /** The button of the action, where pointing leaves more than one. */
  readonly label: string;
  /** What a Tool Theft takes, which is pointed at where there are too many for buttons. */
  readonly loot: string | undefined;
}

/** What bots of these names choose, by seat. */
export function choices(names: readonly string[]): (match: AnyMatch) => Action {
  const bots = names.map(botNamed);
  const rng = new FastRng(3);
  return (match) => {
    const view = () => match.view(match.actor as never);
    return bots[match.actor]!.choose({ legal: match.legal(), view, rng, budget: {} });
  };
}

function botNamed(name: string): Bot {
  const made = botOf(name, game);
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

/** Ada, who plays a kept game as a greedy thief would, from nothing but her view. */
export class Ada {
  readonly #bot = botNamed('greedy');
  readonly #rng = new FastRng(7);

  /** What she does next in the game that the page keeps under this id. */
  async deed(page: Page, id: string): Promise<Deed> {
    const kept = await page.evaluate(keptGame, `hideout/game/${id}`);
    const record = readRecord((JSON.parse(kept) as { record: string }).record);
    const match = record.ok ? replay(game, record.value) : record;
    if (!match.ok) throw new Error(match.problem);
    const action = this.#choose(match.value);
    const view = match.value.view(ADA as never) as unknown as View;
    const label = caper1970.words.en.label(action, view);
    const isUnit = verbOf(action) <= PLACE;
    const loot = lootOf(action);
    return { thing: isUnit ? `space:${this.#goal(match.value, action)}` : thingOf(action), label, loot };
  }

  #choose(match: AnyMatch): Action {
    const view = () => match.view(ADA as never);
    return this.#bot.choose({ legal: match.legal(), view, rng: this.#rng, budget: {} });
  }

  /** Where the units that she has in mind lead: to the first alarm or jewel, else to the end of the count. */
  #goal(match: AnyMatch, first: Action): number {
    let next: Action = first;
    for (;;) {
      const events = match.play(ADA as never, next);
      if (!events.ok) throw new Error('the thief had an illegal unit in mind');
      const isThere = events.value.some(({ type }) => ['stole', 'silenced', 'rolled', 'lost', 'drew'].includes(type));
      const isHers = match.actor === ADA && match.outcome === undefined;
      if (!isThere && isHers) next = this.#choose(match);
      if (isThere || !isHers || verbOf(next) > PLACE) return lastSpace(match);
    }
  }
}

/** What the page keeps under a key, once all that it has shown is kept. */
async function keptGame(key: string): Promise<string> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
  return localStorage.getItem(key)!;
}

/** Where Ada's thief stepped last. */
function lastSpace(match: AnyMatch): number {
  const steps = match
    .history(ADA as never, 0)
    .flat()
    .filter((event) => event.type === 'stepped' && 'seat' in event && event.seat === ADA);
  return (steps.at(-1) as unknown as { to: number }).to;
}

/** The tool that a Tool Theft takes, on the block or in a stockpile. */
function lootOf(action: Action): string | undefined {
  const noun = nounOf(action);
  if (verbOf(action) !== THEFT) return undefined;
  return isTheftAtSite(noun) ? `site:${noun}` : `stock:${victimOfTheft(noun)}:${toolOfTheft(noun)}`;
}

/** The card or tool that an action is about. */
function thingOf(action: Action): string | undefined {
  const [verb, noun] = [verbOf(action), nounOf(action)];
  const card = (name: string): string => `hand:${CARDS.findIndex((each) => each === name)}:0`;
  if (verb === DONE) return undefined;
  if (verb === GIVE_BACK) return `stock:${ADA}:${noun}`;
  if (verb === THEFT) return card('theft');
  if (verb === AUTO) return card(`auto-${STREETS[streetOfAuto(noun)]}`);
  if (verb === ROLL_AGAIN) return card('roll-again');
  return `hand:${noun}:0`;
}
