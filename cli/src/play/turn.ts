import { grid, writeRecord, type Action } from '@hideout/kernel';
import { writeNew } from '../files.ts';
import { answerLog, answerRules, answerScore, answerWhy, problemOr, type Turn } from './answers.ts';
import { answerHint } from './hint.ts';
import type { Keyboard } from './keyboard.ts';
import { boardLines, isGoingOn, numbered, told } from './screen.ts';

/** How a person's turn at the keyboard ended: with an action, an undo, `quit`, or the end of the input. */
export type TurnEnd = 'acted' | 'undone' | 'quit' | 'ended';

/** Shows a person the table and answers questions until they act. `seen` is how far they have read the log. */
export async function takeTurn(turn: Turn, keyboard: Keyboard, seen: number): Promise<TurnEnd> {
  const legal = turn.session.match.legal().toArray();
  if (isGoingOn(turn.session, turn.seat)) showChoices(turn, legal, seen);
  else showTurn(turn, legal, seen);
  for (;;) {
    const line = await keyboard.line('> ');
    if (line === undefined) return 'ended';
    const end = obey(turn, line, legal, seen);
    if (end) return end;
  }
}

function showTurn(turn: Turn, legal: readonly Action[], seen: number): void {
  const { terminal, session, phrases, seat } = turn;
  terminal.print(
    // News first: on a small screen the oldest lines scroll away.
    ...told(terminal, phrases.since, session.told(seat, seen)),
    ...boardLines(terminal, session, seat),
    '',
    ...choiceLines(turn, legal),
  );
}

/** The same without the board, in the middle of a turn. */
function showChoices(turn: Turn, legal: readonly Action[], seen: number): void {
  const { terminal, session, phrases, seat } = turn;
  terminal.print(...told(terminal, phrases.since, session.told(seat, seen)), ...choiceLines(turn, legal));
}

function choiceLines(turn: Turn, legal: readonly Action[]): string[] {
  const { terminal, session, phrases, seat } = turn;
  const status = session.words.status(session.match.view(seat), { viewer: seat, names: session.names });
  return [
    terminal.paint('strong', status),
    ...numbered(terminal, labels(turn, legal)),
    terminal.paint('quiet', session.words.wayTo ? phrases.shortHelpWays : phrases.shortHelp),
  ];
}

function labels({ session, seat }: Turn, actions: readonly Action[]): string[] {
  const view = session.match.view(seat);
  return actions.map((action) => session.words.label(action, view));
}

/** Does what the line says; undefined if the turn goes on. */
function obey(turn: Turn, line: string, legal: readonly Action[], seen: number): TurnEnd | undefined {
  const { terminal, session } = turn;
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(line)!;
  switch (word.toLowerCase()) {
    case '':
    case 'board':
      showTurn(turn, legal, seen);
      return undefined;
    case 'quit':
      return 'quit';
    case 'undo':
      return undo(turn);
    case 'go':
      return session.words.wayTo ? go(turn, rest.replace(/^(to|nach|zu|zum|zur)\s+/i, '')) : act(turn, line, legal);
    default: {
      const answer = ANSWERS[word.toLowerCase()];
      if (!answer) return act(turn, line, legal);
      terminal.print(...answer(turn, rest, legal));
      return undefined;
    }
  }
}

const ANSWERS: Readonly<Record<string, (turn: Turn, rest: string, legal: readonly Action[]) => string[]>> = {
  why: answerWhy,
  hint: answerHint,
  log: answerLog,
  score: answerScore,
  rules: answerRules,
  save: (turn, file) => problemOr(() => save(turn, file)),
  help: answerHelp,
  '?': answerHelp,
};

function answerHelp({ terminal, phrases }: Turn): string[] {
  const rows = phrases.help.map(([command, meaning]) => [`  ${command}`, meaning]);
  return grid(rows, terminal.width);
}

function save({ terminal, session, phrases }: Turn, file: string): string[] {
  if (file === '') return [phrases.saveWhere];
  writeNew(terminal, file, writeRecord(session.record()), undefined);
  return [phrases.saved(file)];
}

function undo({ terminal, session, phrases, seat }: Turn): TurnEnd | undefined {
  const undone = session.undo(seat);
  terminal.print(undone.ok ? phrases.undone(undone.value) : phrases.undoProblem[undone.problem]);
  return undone.ok ? 'undone' : undefined;
}

/** Takes the actions that lead to a place, one after another, as far as they are still possible. */
function go({ terminal, session, seat }: Turn, place: string): TurnEnd | undefined {
  const { match, words } = session;
  const way = words.wayTo!(place, match.view(seat));
  if (!way.ok) {
    terminal.print(way.problem);
    return undefined;
  }
  for (const action of way.value) {
    if (match.refuse(seat, action)) break;
    session.play(seat, action);
  }
  return 'acted';
}

/** Takes the action with that number or with those words. */
function act(turn: Turn, line: string, legal: readonly Action[]): TurnEnd | undefined {
  const { terminal, session, phrases, seat } = turn;
  const names = labels(turn, legal);
  const chosen = /^\d+$/.test(line) ? [Number(line) - 1].filter((i) => i in legal) : matching(names, line);
  if (chosen.length === 1) {
    session.play(seat, legal[chosen[0]!]!);
    return 'acted';
  }
  if (/^\d+$/.test(line)) terminal.print(phrases.noSuchNumber(legal.length));
  else if (chosen.length === 0) terminal.print(phrases.notUnderstood(line), terminal.paint('quiet', phrases.shortHelp));
  else terminal.print(phrases.ambiguous, ...chosen.map((i) => `  ${i + 1}  ${names[i]!}`));
  return undefined;
}

/** The places of the labels equal to this text, or else of those that begin with it. */
function matching(names: readonly string[], text: string): number[] {
  const lower = text.toLowerCase();
  const places = names.map((name, i) => ({ name: name.toLowerCase(), i }));
  const same = places.filter(({ name }) => name === lower);
  return (same.length > 0 ? same : places.filter(({ name }) => name.startsWith(lower))).map(({ i }) => i);
}
