import { type Bot } from '@hideout/bots';
import { botNames, botOf } from '@hideout/catalogue/house';
import type { AnyGame } from '@hideout/kernel';
import { demand } from '../badInput.ts';

/** Who sits on a seat: a person, or a bot. */
export interface Player {
  readonly name: string;
  readonly bot: Bot | undefined;
}

/** Names for bots, by seat. */
export const BOT_NAMES = ['Rita', 'Otto', 'Vera', 'Hugo', 'Mila', 'Kurt', 'Ines', 'Emil'];

/** The name as a record keeps it; a bot's has its kind in brackets. */
export const recordedName = ({ name, bot }: Player): string => (bot ? `${name} (${bot.name})` : name);

/** Who sat there, from a recorded name. */
export function playerFrom(recorded: string, game: AnyGame): Player {
  const [, name, kind] = /^(.+) \(([^()]+)\)$/.exec(recorded) ?? [];
  if (name === undefined || kind === undefined || !botNames(game).includes(kind))
    return { name: recorded, bot: undefined };
  return { name, bot: demand(botOf(kind, game)) };
}
