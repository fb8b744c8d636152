import { resolve } from 'node:path';
import { grid, writeRecord, type Action } from '@hideout/kernel';
import { writeNew } from '../files.ts';
import { answerLog, answerRules, answerScore, answerWhy, problemOr, type Desk } from './answers.ts';
import type { Keyboard } from './keyboard.ts';
import { boardLines, numbered, told } from './screen.ts';

/** How a person's turn at the keyboard ended: with an action, an undo, `quit`, or the end of the input. */
export type TurnEnd = 'acted' | 'undone' | 'quit' | 'ended';

/** Shows a person the table and answers questions until something is done. `seen` is how far the log was read. */
export async function takeTurn(desk: Desk, keyboard: Keyboard, seen: number): Promise<TurnEnd> {
  const legal = desk.session.match.legal().toArray();
  showTurn(desk, legal, seen);
  for (;;) {
    const line = await keyboard.line('> ');
    if (line === undefined) return 'ended';
    const end = obey(desk, line, legal, seen);
    if (end) return end;
  }
}

function showTurn(desk: Desk, legal: readonly Action[], seen: number): void {
  const { terminal, session, phrases, seat } = desk;
  const to = { viewer: seat, names: session.names };
  terminal.print(
    // The news first: what scrolls away on a small screen is the oldest.
    ...told(terminal, phrases.since, session.told(seat, seen)),
    ...boardLines(terminal, session, seat),
    '',
    terminal.paint('strong', session.words.status(session.match.view(seat), to)),
    ...numbered(terminal, labels(desk, legal)),
    terminal.paint('quiet', phrases.shortHelp),
  );
}

function labels({ session, seat }: Desk, actions: readonly Action[]): string[] {
  const view = session.match.view(seat);
  return actions.map((action) => session.words.label(action, view));
}

/** Does what the line says; undefined when the turn goes on. */
function obey(desk: Desk, line: string, legal: readonly Action[], seen: number): TurnEnd | undefined {
  const { terminal } = desk;
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(line)!;
  switch (word.toLowerCase()) {
    case '':
    case 'board':
      showTurn(desk, legal, seen);
      return undefined;
    case 'quit':
      return 'quit';
    case 'undo':
      return undo(desk);
    default: {
      const answer = ANSWERS[word.toLowerCase()];
      if (!answer) return act(desk, line, legal);
      terminal.print(...answer(desk, rest, legal));
      return undefined;
    }
  }
}

const ANSWERS: Readonly<Record<string, (desk: Desk, rest: string, legal: readonly Action[]) => string[]>> = {
  why: answerWhy,
  log: answerLog,
  score: answerScore,
  rules: answerRules,
  save: (desk, file) => problemOr(() => save(desk, file)),
  help: ({ terminal, phrases }) =>
    grid(
      phrases.help.map(([command, meaning]) => [`  ${command}`, meaning]),
      terminal.width,
    ),
};

function save({ terminal, session, phrases }: Desk, file: string): string[] {
  if (file === '') return [phrases.saveWhere];
  writeNew(resolve(terminal.streams.folder, file), file, writeRecord(session.record()), undefined);
  return [phrases.saved(file)];
}

function undo({ terminal, session, phrases, seat }: Desk): TurnEnd | undefined {
  const undone = session.undo(seat);
  terminal.print(undone.ok ? phrases.undone(undone.value) : phrases.undoProblem[undone.problem]);
  return undone.ok ? 'undone' : undefined;
}

/** Takes the action with that number or with those words. */
function act(desk: Desk, line: string, legal: readonly Action[]): TurnEnd | undefined {
  const { terminal, session, phrases, seat } = desk;
  const names = labels(desk, legal);
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

/** The places of the labels that are this text, else of those that begin with it. */
function matching(names: readonly string[], text: string): number[] {
  const lower = text.toLowerCase();
  const places = names.map((name, i) => ({ name: name.toLowerCase(), i }));
  const same = places.filter(({ name }) => name === lower);
  return (same.length > 0 ? same : places.filter(({ name }) => name.startsWith(lower))).map(({ i }) => i);
}
