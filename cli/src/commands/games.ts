import type { Command } from 'commander';
import { GAMES } from '@hideout/catalogue/house';
import { hang, type AnyGame, type Language } from '@hideout/kernel';
import { environmentLanguage, language, LANGUAGE_FLAG } from '../arguments.ts';
import type { Terminal } from '../terminal.ts';

interface Flags {
  readonly json?: true;
  readonly language?: Language;
}

/** `hideout games`: what can be played. */
export function addGames(program: Command, terminal: Terminal): void {
  program
    .command('games')
    .description('list the games with their players and options')
    .option('--json', 'print one JSON list')
    .option(LANGUAGE_FLAG, 'the language of the words', language)
    .addHelpText('after', '\nExample:\n  hideout games --json')
    .action((flags: Flags) => {
      const tongue = flags.language ?? environmentLanguage(terminal.streams.environment);
      if (flags.json) terminal.printJson(GAMES.map((game) => summarise(game, tongue)));
      else for (const game of GAMES) terminal.print(...describe(game, tongue, terminal), '');
    });
}

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
