import { nounOf, ok, problem, seatOf, verbOf, type Action, type AnyMatch, type Seat } from '@hideout/kernel';
import type { Entry, WhyRelieved } from './entry.ts';
import { deny, type Decision, type Of, type Situation } from './situation.ts';
import type { Table } from './table.ts';

/** The bot that plays on for somebody: the table's choice, or one of middling strength. */
export const standInOf = (table: Table, { levels }: Pick<Situation, 'levels'>): string =>
  table.founding.standIn ?? (levels.includes('medium') ? 'medium' : (levels[0] ?? 'random'));

type InPlay = Of<'act' | 'undo' | 'ask' | 'answer' | 'resign' | 'return' | 'rest' | 'relieve'>;

/** What somebody at the table can do while the game is going on. */
export function inPlay(table: Table, who: Situation, command: InPlay): Decision {
  const seat = table.seatOf(who.guest);
  if (seat === undefined) return deny('forbidden', 'You do not sit at this table.');
  if (table.phase !== 'playing' || !table.match)
    return deny('untimely', table.phase === 'open' ? 'The game has not started.' : 'The game is over.');
  if (command.type === 'return') return comeBack(table, seat);
  if (table.player(seat) === 'bot') return deny('untimely', 'A bot is playing for you: come back first.');
  if ('turn' in command && command.turn !== table.turn)
    return deny('stale', 'The table has moved on; look again and decide again.');
  switch (command.type) {
    case 'act':
      return act(table, table.match, who, seat, command);
    case 'undo':
      return undo(table, seat);
    case 'ask':
      return ask(table, table.match, seat, command);
    case 'answer':
      return answer(table, seat, command);
    case 'resign':
      return ok(giveUp(table, seat, 'resigned', who.levels));
    case 'rest':
      return rest(table, seat, command);
    case 'relieve':
      return relieve(table, who, seat, seatOf(command.seat));
  }
}

function act(table: Table, match: AnyMatch, who: Situation, seat: Seat, command: Of<'act'>): Decision {
  const action = command.action as Action;
  const refusal = match.refuse(seat, action);
  if (refusal) {
    const verb = match.game.verbs[verbOf(action)]?.id ?? `verb ${verbOf(action)}`;
    const message = `The rules refuse ${verb} ${nounOf(action)}: ${match.game.words.en.refusal(refusal.reason)}`;
    return problem({ code: 'refused', message, retry: false, ...refusal });
  }
  const endsAt = table.clock?.endsAt;
  if (endsAt !== undefined && who.now >= endsAt) return deny('untimely', 'Your time is up.');
  return ok({ type: 'acted', seat, action, forced: command.forced });
}

function undo(table: Table, seat: Seat): Decision {
  const why = table.whyNoUndo(seat);
  return why ? deny('untimely', `That cannot be undone: ${why}.`) : ok({ type: 'undone', seat });
}

function ask(table: Table, match: AnyMatch, seat: Seat, { moves }: Of<'ask'>): Decision {
  if (table.founding.daily !== undefined) return deny('forbidden', 'In the daily heist nothing is taken back.');
  if (moves >= match.length) return deny('untimely', 'There is nothing to take back.');
  if (table.asked) return deny('untimely', 'Somebody has already asked for a take-back.');
  // Whoever comes back finds the game that was played. A question would wait in vain while the stand-in plays on, and be
  // forgotten with the next action: it is refused at once.
  const absent = table.peopleBut(seat).find((each) => table.mayReturn(each));
  if (absent !== undefined)
    return deny('untimely', `A bot plays for ${table.seats[absent]!.name}, who must agree too: wait for them.`);
  if (moves < table.settled) return deny('untimely', 'What a bot did for somebody who was away stands.');
  return ok({ type: 'asked', seat, moves });
}

function answer(table: Table, seat: Seat, { yes }: Of<'answer'>): Decision {
  if (!table.asked?.waiting.includes(seat)) return deny('untimely', 'Nobody is waiting for an answer from you.');
  return ok({ type: 'answered', seat, yes });
}

function comeBack(table: Table, seat: Seat): Decision {
  if (!table.seats[seat]!.relief) return deny('untimely', 'You are already playing for yourself.');
  if (!table.mayReturn(seat)) return deny('untimely', 'Your part in this game is over.');
  return ok({ type: 'returned', seat });
}

function rest(table: Table, seat: Seat, { days }: Of<'rest'>): Decision {
  const left = table.clock?.rests[seat]?.days;
  if (left === undefined) return deny('untimely', 'Only a game that is played by days has days to rest.');
  if (days > left) return deny('untimely', `You have ${left} days left to rest in this game.`);
  return ok({ type: 'rested', seat, days });
}

function relieve(table: Table, who: Situation, seat: Seat, target: Seat): Decision {
  const isAwaited = table.actor === target && table.player(target) === 'person' && target !== seat;
  if (!isAwaited) return deny('untimely', 'The table is not waiting for a person in that seat.');
  if (table.clock) return deny('untimely', 'The clock decides here.');
  const left = table.awaitedSince + who.patienceMs - who.now;
  if (left > 0) return deny('untimely', `Give them ${Math.ceil(left / 1000)} more seconds.`);
  return ok({ type: 'relieved', seat: target, level: standInOf(table, who), why: 'absent' });
}

/** What happens when a seat gives up: in a duel or a team the game ends, otherwise a bot plays on for good. */
export function giveUp(table: Table, seat: Seat, why: 'resigned' | 'time', levels: readonly string[]): Entry {
  const endsGame = table.seats.length <= 2 || table.game.cooperative;
  if (endsGame) return { type: 'stopped', seat, why };
  return { type: 'relieved', seat, level: standInOf(table, { levels }), why: why satisfies WhyRelieved };
}
