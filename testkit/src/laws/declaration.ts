import { everySetup, LANGUAGES, setUp, type AnyGame } from '@hideout/kernel';
import type { AnyFixture } from '../fixture.ts';
import { LawBroken } from '../law.ts';
import { clausesOf, isWorded } from '../trial.ts';

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MOST_NOUNS = 0x10000;

/** [L1] The game describes itself soundly, with words in every language. */
export function requireSoundDescription(game: AnyGame, fixture?: AnyFixture): void {
  const wrong = [...numbersOf(game), ...namesOf(game), ...optionsOf(game, fixture), ...wordsOf(game)].join('; ');
  if (wrong !== '') throw new LawBroken('L1', `${game.id}: ${wrong}`);
}

function* numbersOf({ rulesVersion, seats, verbs, maxActions }: AnyGame): Generator<string> {
  if (!isCount(rulesVersion)) yield `rules version ${rulesVersion}`;
  if (!isCount(seats.min) || !isCount(seats.max) || seats.min > seats.max) yield `seats ${seats.min} to ${seats.max}`;
  if (!isCount(maxActions)) yield `at most ${maxActions} actions`;
  for (const verb of verbs) {
    if (!isCount(verb.nouns) || verb.nouns > MOST_NOUNS) yield `verb “${verb.id}” with ${verb.nouns} nouns`;
  }
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1;

function* namesOf({ id, verbs, endings, options }: AnyGame): Generator<string> {
  if (!ID.test(id)) yield `“${id}” is not lower case with hyphens`;
  const lists = { verb: verbs.map((verb) => verb.id), ending: endings, option: options.map((option) => option.id) };
  for (const [kind, names] of Object.entries(lists)) {
    if (names.length === 0 && kind !== 'option') yield `no ${kind}`;
    if (names.includes('')) yield `a ${kind} without a name`;
    if (new Set(names).size !== names.length) yield `a ${kind} twice`;
  }
}

function* optionsOf(game: AnyGame, fixture?: AnyFixture): Generator<string> {
  for (const { id, choices, clause } of game.options) {
    const names = choices.map((choice) => choice.id);
    if (new Set(names).size !== names.length) yield `a choice of ${id} twice`;
    if (fixture?.rules !== undefined && !clausesOf(fixture.rules).has(clause)) yield `${id} cites “${clause}”`;
  }
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const standard = setUp(game, seats);
    if (!standard.ok) yield `the standard set-up for ${seats}: ${standard.problem}`;
  }
  if (everySetup(game).next().done === true) yield 'no set-up at all';
}

function* wordsOf(game: AnyGame): Generator<string> {
  for (const language of LANGUAGES) {
    const words = game.words[language];
    const texts: Record<string, string> = { name: words.name, tagline: words.tagline };
    for (const ending of game.endings) texts[`ending ${ending}`] = words.ending(ending);
    for (const { id, choices } of game.options) {
      texts[`option ${id}`] = words.option(id);
      for (const choice of choices) texts[`choice ${id} ${choice.id}`] = words.choice(id, choice.id);
    }
    for (const [what, text] of Object.entries(texts))
      if (!isWorded(text)) yield `${what} (${language}) reads “${text}”`;
  }
}
