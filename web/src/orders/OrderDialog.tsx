import { seatOf, type Action, type AnyGame, type GameEvent, type GameView } from '@hideout/kernel';
import { LIMITS, type Order, type SeenEvent, type TableState } from '@hideout/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Denial } from '../server/ask.ts';
import { giveOrder } from '../server/papers.ts';
import { Button } from '../shell/Button.tsx';
import { Field, Select, type Choices } from '../shell/Field.tsx';
import { Trouble } from '../shell/Trouble.tsx';
import { useLanguage, useMessages } from '../words/words.ts';
import { foresee } from './foresee.ts';
import { useOrderWords } from './words.ts';
import './order.css';

interface Line {
  readonly when: readonly SeenEvent[];
  readonly actions: readonly Action[];
}
const NEW_LINE: Line = { when: [], actions: [] };

/** The table that an order is for, and who gives it. */
export interface OrderTable {
  readonly id: string;
  readonly token: string;
  readonly table: TableState;
  readonly game: AnyGame;
  readonly names: readonly string[];
}

interface OrderDialogProps extends OrderTable {
  readonly order: Order | undefined;
  readonly onGiven: (order: Order | undefined) => void;
  readonly onClose: () => void;
}

/** Where an order is laid down or changed, case by case. */
export function OrderDialog({ id, token, table, game, names, order, onGiven, onClose }: OrderDialogProps) {
  const m = useMessages();
  const words = useOrderWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [lines, setLines] = useState<readonly Line[]>(() =>
    order?.state === 'armed' ? order.lines.map((line) => ({ ...line, actions: line.actions as Action[] })) : [NEW_LINE],
  );
  const [trouble, setTrouble] = useState<string | undefined>();
  useEffect(() => dialog.current?.showModal(), []);
  const change = (at: number, line: Line) => setLines(lines.with(at, line));
  const save = async () => {
    if (lines.some(({ actions }) => actions.length === 0)) return setTrouble(words.incomplete);
    const given = lines.map(({ when, actions }) => ({ when: [...when], actions: [...actions] }));
    try {
      onGiven(await giveOrder(id, token, { turn: table.turn, lines: given }));
      dialog.current?.close();
    } catch (error) {
      const problem = error instanceof Denial ? error.problem : undefined;
      setTrouble(problem?.code === 'stale' ? words.moved : problem ? m.link.problem(problem) : m.table.contact.lost);
    }
  };
  return (
    <dialog className="help order-dialog" ref={dialog} onClose={onClose} aria-labelledby="order-title">
      <h2 id="order-title">{words.title}</h2>
      <p>{words.about}</p>
      {lines.map((line, at) => (
        <fieldset key={at}>
          <legend>{words.line(at + 1)}</legend>
          <LineFields {...{ game, table, names, line }} onChange={(next) => change(at, next)} />
          {lines.length > 1 && (
            <Button
              look="quiet"
              label={words.removeLine(at + 1)}
              onClick={() => setLines(lines.filter((_, each) => each !== at))}
            />
          )}
        </fieldset>
      ))}
      <Trouble text={trouble} />
      <div className="order-ways">
        {lines.length < LIMITS.orderLines && (
          <Button look="quiet" label={words.addLine} onClick={() => setLines([...lines, NEW_LINE])} />
        )}
        <Button look="quiet" label={words.cancel} onClick={() => dialog.current?.close()} />
        <Button look="primary" label={words.save} onClick={() => void save()} />
      </div>
    </dialog>
  );
}

interface LineFieldsProps extends Pick<OrderDialogProps, 'game' | 'table' | 'names'> {
  readonly line: Line;
  readonly onChange: (line: Line) => void;
}

/** One case: what must happen, and what is then done. */
function LineFields({ game, table, names, line, onChange }: LineFieldsProps) {
  const words = useOrderWords();
  const language = useLanguage();
  const { label, say } = game.words[language];
  const seat = seatOf(table.seat!);
  const view = table.play!.view as unknown as GameView;
  const foresight = useMemo(() => foresee(game, view, seat, line), [game, view, seat, line]);
  const { when, actions } = line;
  const inOrder = (choices: Choices): Choices => choices.toSorted((a, b) => a[1].localeCompare(b[1], language));
  const told = (event: GameEvent): string => say(event, { viewer: seat, names });
  const foreseen = inOrder(Array.from(foresight.events, ([text, event]) => [text, told(event)] as const));
  const possible = inOrder(Array.from(foresight.actions, ([action, seen]) => [action, label(action, seen)] as const));
  const waitFor = (at: number, text: string) =>
    onChange({ when: [...when.slice(0, at), ...(text === '' ? [] : [JSON.parse(text) as SeenEvent])], actions: [] });
  const act = (at: number, value: string) =>
    onChange({ when, actions: [...actions.slice(0, at), ...(value === '' ? [] : [Number(value) as Action])] });
  return (
    <>
      {when.map((event, at) => (
        <Field key={at} label={at === 0 ? words.when : words.andWhen}>
          <Select
            value={JSON.stringify(event)}
            choices={[
              ['', words.whatever],
              [JSON.stringify(event), told(event)],
            ]}
            onChoose={(text) => waitFor(at, text)}
          />
        </Field>
      ))}
      {when.length < LIMITS.foreseen && foreseen.length > 0 && (
        <Field label={when.length === 0 ? words.when : words.andWhen}>
          <Select
            value=""
            choices={[['', when.length === 0 ? words.whatever : words.nothingElse], ...foreseen]}
            onChoose={(text) => waitFor(when.length, text)}
          />
        </Field>
      )}
      {actions.map((action, at) => (
        <Field key={at} label={at === 0 ? words.act : words.andThen}>
          <Select
            value={action}
            choices={[
              ['', at === 0 ? words.choose : words.nothingMore],
              [action, label(action, view)],
            ]}
            onChoose={(value) => act(at, value)}
          />
        </Field>
      ))}
      {actions.length < LIMITS.ordered && possible.length > 0 && (
        <Field label={actions.length === 0 ? words.act : words.andThen}>
          <Select
            value=""
            choices={[['', actions.length === 0 ? words.choose : words.nothingMore], ...possible]}
            onChoose={(value) => act(actions.length, value)}
          />
        </Field>
      )}
      {actions.length === 0 && possible.length === 0 && <p className="quiet-text">{words.noAction}</p>}
    </>
  );
}
