import { GAMES } from '@hideout/catalogue/house';
import { hang, type AnyGame, type Language } from '@hideout/kernel';
import { environmentLanguage, language, LANGUAGE_VALUE } from '../arguments.ts';
import { command, flag, option } from '../command.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS = {
  json: flag('print one JSON list'),
  language: option(LANGUAGE_VALUE, 'the language of the words', language),
};

/** `hideout games`: what can be played. */
export const addGames = command('games', {
  about: 'list the games with their players and options',
  flags: FLAGS,
  note: '\nExample:\n  hideout games --json',
  act: (terminal, flags) => {
    const tongue = flags.language ?? environmentLanguage(terminal.streams.environment);
    if (flags.json) terminal.printJson(GAMES.map((game) => summarise(game, tongue)));
    else for (const game of GAMES) terminal.print(...describe(game, tongue, terminal), '');
  },
});

const summarise = ({ id, words, seats, options, rulesVersion }: AnyGame, tongue: Language) => ({
  id,
  name: words[tongue].name,
  tagline: words[tongue].tagline,
  rulesVersion,
  players: seats,
  options: options.map(({ id: option, standard, choices, clause }) => ({
    id: option,
    name: words[tongue].option(option),
    standard,
    clause,
    choices: choices.map((choice) => ({ ...choice, name: words[tongue].choice(option, choice.id) })),
  })),
});

function describe(game: AnyGame, tongue: Language, { paint, width }: Terminal): string[] {
  const words = game.words[tongue];
  const { min, max } = game.seats;
  return [
    `${paint('strong', words.name)}  ${paint('quiet', `${game.id} · ${min === max ? min : `${min}–${max}`} players`)}`,
    ...hang('  ', words.tagline, width),
    ...game.options.flatMap((option) => {
      const choices = option.choices.map(({ id }) => {
        const name = words.choice(option.id, id);
        return (name === id ? id : `${id} (${name})`) + (id === option.standard ? '*' : '');
      });
      return hang(`  --option ${option.id}=…  `, `${words.option(option.id)}: ${choices.join(', ')}`, width);
    }),
  ];
}
