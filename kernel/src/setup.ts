import { ok, problem, type Result } from './result.ts';

/** One value of an option; some need a certain number of seats. */
export interface Choice {
  readonly id: string;
  readonly minSeats?: number;
  readonly maxSeats?: number;
}

/** A choice made at set-up, as data, so that page, terminal and API need no form of their own for any game. */
export interface Option {
  readonly id: string;
  readonly choices: readonly Choice[];
  /** The id of the choice taken by default; it fits every number of seats. */
  readonly standard: string;
  readonly clause: string;
}

/** How many seats a game takes. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** What is played: the number of seats and one choice for every option, in the game's order. */
export interface Setup {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}

/** The part of a game that a set-up is checked against. */
export interface SetupRules {
  readonly seats: SeatRange;
  readonly options: readonly Option[];
}

/** A whole set-up from a number of seats and the options that somebody chose, or what is wrong with them. */
export function setUp(rules: SetupRules, seats: number, chosen: Readonly<Record<string, string>> = {}): Result<Setup> {
  const { min, max } = rules.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return problem(min === max ? `this game is for ${min} players` : `this game is for ${min} to ${max} players`);
  }
  const unknown = Object.keys(chosen).find((id) => !rules.options.some((option) => option.id === id));
  if (unknown !== undefined) {
    const known = rules.options.map((option) => option.id).join(', ') || 'none';
    return problem(`there is no option “${unknown}” (options: ${known})`);
  }
  const options: Record<string, string> = {};
  for (const option of rules.options) {
    const id = Object.hasOwn(chosen, option.id) ? chosen[option.id]! : option.standard;
    const choice = option.choices.find((each) => each.id === id);
    if (!choice || !fits(choice, seats)) {
      const possible = option.choices.filter((each) => fits(each, seats)).map((each) => each.id);
      return problem(`“${id}” is not a choice of ${option.id} here (choices: ${possible.join(', ')})`);
    }
    options[option.id] = id;
  }
  return ok({ seats, options });
}

/** Those of the chosen options that fit this number of seats; all others are left to the standard. */
export const fittingOptions = (rules: SetupRules, seats: number, chosen: Setup['options']): Setup['options'] =>
  Object.fromEntries(Object.entries(chosen).filter(([id, choice]) => setUp(rules, seats, { [id]: choice }).ok));

/** Every set-up that a game allows: each number of seats with each combination of choices. */
export function* everySetup(rules: SetupRules): Generator<Setup> {
  for (let seats = rules.seats.min; seats <= rules.seats.max; seats++) {
    for (const options of combinations(rules.options, seats, 0)) yield { seats, options };
  }
}

/** A few set-ups that have every choice with every number of seats, though not every choice with every other. */
export function* fewSetups(rules: SetupRules): Generator<Setup> {
  for (let seats = rules.seats.min; seats <= rules.seats.max; seats++) {
    const fitting = rules.options.map(({ id, choices }) => ({
      id,
      choices: choices.filter((each) => fits(each, seats)),
    }));
    const rows = Math.max(1, ...fitting.map(({ choices }) => choices.length));
    for (let row = 0; row < rows; row++) {
      yield {
        seats,
        options: Object.fromEntries(fitting.map(({ id, choices }) => [id, choices[row % choices.length]!.id])),
      };
    }
  }
}

/** One line that names a set-up, the same wherever it is written. */
export const setupLine = (game: string, rulesVersion: number, setup: Setup): string =>
  JSON.stringify([game, rulesVersion, setup.seats, setup.options]);

const fits = (choice: Choice, seats: number): boolean =>
  seats >= (choice.minSeats ?? 0) && seats <= (choice.maxSeats ?? Infinity);

function* combinations(options: readonly Option[], seats: number, from: number): Generator<Record<string, string>> {
  const option = options[from];
  if (!option) return yield {};
  for (const choice of option.choices) {
    if (!fits(choice, seats)) continue;
    for (const rest of combinations(options, seats, from + 1)) yield { [option.id]: choice.id, ...rest };
  }
}
