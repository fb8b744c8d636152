import { LANGUAGES, type AnyGame } from '@hideout/kernel';
import { GameList, type GameInfo } from '@hideout/protocol';
import type { ServerConfig } from '../config.ts';
import { says, type App } from './route.ts';

/** The games of the house. */
export function routeGames(app: App, { games, levels }: ServerConfig): void {
  const list: GameList = { games: games.map((game) => infoOf(game, levels(game))) };
  app.get('/api/games', { schema: says('games', 'What can be played here', GameList) }, () => list);
}

const infoOf = (game: AnyGame, bots: readonly string[]): GameInfo => ({
  id: game.id,
  rulesVersion: game.rulesVersion,
  names: Object.fromEntries(LANGUAGES.map((language) => [language, game.words[language].name])),
  seats: { ...game.seats },
  options: game.options.map((option) => ({ ...option, choices: option.choices.map((choice) => ({ ...choice })) })),
  verbs: game.verbs.map((verb) => ({ ...verb })),
  cooperative: game.cooperative,
  silence: game.silence,
  bots: [...bots],
});
