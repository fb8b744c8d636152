import type { Board, Guide, Primer } from '@hideout/boardkit';
import type { BotRatings, Brain, CharacterName } from '@hideout/bots';
import type { Facts, Game, GameEvent, GameView } from '@hideout/kernel';
import type { Lab } from '@hideout/labkit';
import type { ComponentType } from 'react';

/**
 * What a game's folder tells the house: `games/<id>/manifest.ts`. Everything but the facts is fetched on demand.
 * Whatever is left out has a default: the board is drawn as text, the card on the shelf has a plain picture, the bots
 * use plain search, and there is neither a primer nor a guided first game.
 */
export interface Manifest<
  S extends object = object,
  E extends GameEvent = GameEvent,
  V extends GameView = GameView,
> extends Facts {
  readonly rules: () => Promise<Game<S, E, V>>;
  /** The rules of every earlier version: games that were begun with them go on, and their records replay. */
  readonly earlier?: () => Promise<readonly Game<S, E, V>[]>;
  readonly board?: () => Promise<Board<E, V>>;
  readonly guide?: () => Promise<Guide<V>>;
  /** The game in a minute, for whoever has never played it. */
  readonly primer?: () => Promise<Primer>;
  readonly picture?: () => Promise<ComponentType>;
  readonly brain?: () => Promise<Brain>;
  /** The characters that its brain can express, so that they can be offered before it is fetched. */
  readonly characters?: readonly CharacterName[];
  /** A pack of puzzles, as `hideout puzzles` writes it. */
  readonly puzzles?: () => Promise<unknown>;
  readonly lab?: () => Promise<Lab>;
  /** How strong its bots were measured to be; bots without ratings make a game that counts for nobody. */
  readonly ratings?: () => Promise<BotRatings>;
}
