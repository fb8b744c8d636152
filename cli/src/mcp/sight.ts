import {
  actionSpace,
  PLAIN,
  textOf,
  type Action,
  type ActionList,
  type AnyGame,
  type GameView,
  type Refusal,
  type Seat,
  type Viewer,
} from '@hideout/kernel';
import { rulebookOf } from '../rulebook.ts';

/** A game as somebody at the table may ask about it: a match is one. */
export interface Position {
  readonly game: AnyGame;
  readonly actor: number;
  view(viewer: Viewer): GameView;
  legal(): ActionList;
  refuse(seat: Seat, action: Action): Refusal | undefined;
}

/** How many actions one answer explains. */
const MOST = 6;

/** The table as an agent in one seat may know it, in words; whatever it says comes from that seat's view. */
export class Sight {
  readonly seat: Seat;
  readonly #position: Position;
  readonly #names: readonly string[];

  constructor(position: Position, seat: Seat, names: readonly string[]) {
    this.#position = position;
    this.seat = seat;
    this.#names = names;
  }

  get #words() {
    return this.#position.game.words.en;
  }

  get #view(): GameView {
    return this.#position.view(this.seat);
  }

  /** Whether the agent must act. */
  get isNext(): boolean {
    return this.#position.actor === this.seat;
  }

  /** The board, and who must do what. */
  board(): string {
    const to = { viewer: this.seat, names: this.#names };
    return `${this.#words.board(this.#view, to, PLAIN)}\n\n${this.#words.status(this.#view, to)}`;
  }

  /** The score sheets, line by line with clauses. */
  scores(): string {
    const sheets = this.#position.game.sheets(this.#view).map(({ heading, seat, lines, total }) => {
      const owner = seat === -1 ? '' : ` of ${this.#names[seat]!}`;
      const rows = lines.map((line) => `  ${this.#words.line(line)}: ${line.points} (${line.clause})`);
      return [`${this.#words.heading(heading)}${owner}: ${total}`, ...rows].join('\n');
    });
    return sheets.join('\n');
  }

  /** The agent's legal actions when it must act, ascending. */
  legal(): Action[] {
    return this.isNext ? this.#position.legal().toArray() : [];
  }

  /** The legal actions, numbered from 1 and in words. */
  choices(): string {
    const view = this.#view;
    const labels = this.legal().map((action, i) => `${i + 1}  ${this.#words.label(action, view)}`);
    return labels.join('\n') || 'It is not your turn.';
  }

  /** Why actions whose labels have these words are not possible now, with the clause that says so. */
  whyNot(search: string): string {
    const view = this.#view;
    const words = search.toLowerCase().split(/\s+/);
    const found = [...actionSpace(this.#position.game.verbs)]
      .map((action) => ({ action, label: this.#words.label(action, view) }))
      .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
    if (found.length === 0) return `There is no action like “${search}” in this game.`;
    const answers = found.slice(0, MOST).map(({ action, label }) => this.#reason(action, label));
    if (found.length > MOST) answers.push(`… and ${found.length - MOST} more: be more exact.`);
    return answers.join('\n');
  }

  #reason(action: Action, label: string): string {
    const refusal = this.#position.refuse(this.seat, action);
    if (!refusal) return `${label}: you may do that now.`;
    const clause = rulebookOf(this.#position.game, 'en').clauses.find(({ id }) => id === refusal.clause);
    const rule = clause ? ` ${clause.id}: ${textOf(clause.runs)}` : '';
    return `${label}: ${this.#words.refusal(refusal.reason)}${rule}`;
  }
}
