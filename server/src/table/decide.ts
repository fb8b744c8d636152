import { ok, problem, type Seat } from '@hideout/kernel';
import { REACTIONS, type Command } from '@hideout/protocol';
import { whyTooMany } from './budget.ts';
import { nameAt } from './name.ts';
import { inPlay, standInOf } from './playing.ts';
import { close, planSeat, sit, start } from './seating.ts';
import { deny, type Decision, type Of, type Situation } from './situation.ts';
import type { Offer, Table } from './table.ts';

/** The entry that a command becomes at this table, or why it is refused. Changes nothing. */
export function decide(table: Table, who: Situation, command: Command): Decision {
  const tooMany = whyTooMany(table, who, command);
  if (tooMany) return tooMany;
  switch (command.type) {
    case 'sit':
      return sit(table, who, command);
    case 'plan':
      return planSeat(table, who, command);
    case 'start':
      return start(table, who);
    case 'close':
      return close(table, who);
    case 'say':
      return say(table, who, command);
    case 'greet':
      return greet(table, who, command);
    case 'rematch':
      return rematch(table, who);
    case 'decline':
      return decline(table, who);
    case 'leave':
      return leave(table, who);
    default:
      return inPlay(table, who, command);
  }
}

function say(table: Table, who: Situation, { text }: Of<'say'>): Decision {
  const seat = table.seatOf(who.guest);
  return whyQuiet(table, seat) ?? ok({ type: 'said', name: nameAt(table, who), seat, text });
}

/** Why nobody, or no spectator, may talk freely now. */
function whyQuiet(table: Table, seat: Seat | undefined): Decision | undefined {
  if (table.phase !== 'playing') return undefined;
  const { silence } = table.game;
  if (silence !== undefined) return hush(silence);
  return seat === undefined ? deny('forbidden', 'Only the players may chat during a game.') : undefined;
}

/** Some rules ask for silence while the game is played; greetings give nothing of it away. */
const hush = (clause: string): Decision =>
  problem({
    code: 'forbidden',
    message: `This game is played in silence (${clause}): until it is over, only greetings are passed on.`,
    retry: false,
    clause,
  });

function greet(table: Table, who: Situation, { greeting }: Of<'greet'>): Decision {
  const seat = table.seatOf(who.guest);
  // A token of emotion says something about the game, as talk does.
  const quiet = REACTIONS.some((reaction) => reaction === greeting) ? whyQuiet(table, seat) : undefined;
  return quiet ?? ok({ type: 'greeted', name: nameAt(table, who), seat, greeting });
}

/**
 * The first who wants a rematch offers it; the next table opens as soon as one of the others wants it too, or at once
 * where there are only bots. It does not wait for everybody: somebody may have gone for good. Their seats are kept there
 * until they come, or until whoever offered gives them away.
 */
function rematch(table: Table, who: Situation): Decision {
  const seat = table.seatOf(who.guest);
  if (seat === undefined) return deny('forbidden', 'You do not sit at this table.');
  if (table.phase !== 'over') return deny('untimely', 'The game is not over yet.');
  if (table.next !== undefined) return deny('untimely', 'There is a rematch already.');
  if (table.peopleBut(seat).length === 0) return ok({ type: 'rematch', table: who.newTable });
  if (!table.offer || isOff(table.offer)) return ok({ type: 'offered', seat });
  if (table.offer.seat === seat) return deny('untimely', 'You have offered a rematch already.');
  return ok({ type: 'rematch', table: who.newTable, seat });
}

/** Whether everybody who was asked has said no. */
const isOff = ({ waiting }: Offer): boolean => waiting.length === 0;

function decline(table: Table, who: Situation): Decision {
  const seat = table.seatOf(who.guest);
  if (seat === undefined || !table.offer?.waiting.includes(seat))
    return deny('untimely', 'Nobody is waiting for an answer from you.');
  return ok({ type: 'declined', seat });
}

function leave(table: Table, who: Situation): Decision {
  const seat = table.seatOf(who.guest);
  if (seat === undefined) return deny('forbidden', 'You do not sit at this table.');
  if (table.phase === 'open') return ok({ type: 'stood', seat });
  if (table.phase !== 'playing') return deny('untimely', 'The game is over.');
  if (table.founding.daily !== undefined) return deny('forbidden', 'In the daily heist everybody plays alone.');
  if (table.player(seat) === 'bot') return deny('untimely', 'A bot is already playing for you.');
  return ok({ type: 'relieved', seat, level: standInOf(table, who), why: 'left' });
}
