import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { library } from '@hideout/catalogue/house';
import {
  FastRng,
  Match,
  ok,
  replay,
  rulesFor,
  seatOf,
  seedOf,
  writeRecord,
  type Action,
  type AnyGame,
  type AnyMatch,
  type Deal,
  type GameRecord,
  type Language,
  type Result,
  type Seat,
  type UndoProblem,
  type Viewer,
} from '@hideout/kernel';
import { randomInt } from 'node:crypto';
import { BadInput, demand } from '../badInput.ts';
import { readRecordFile, replaceFile, writeNew } from '../files.ts';
import { harmless } from '../harmless.ts';
import type { Terminal } from '../terminal.ts';
import type { Arrangement } from './wish.ts';
import { playerFrom, recordedName, type Player } from './player.ts';

/** The number before the first action: what happens as the cards are dealt. */
export const OPENING = -1;

/** A match and what belongs to it. */
type Dealt = Pick<Session, 'match' | 'players' | 'deal'>;

/** A game to be dealt. */
interface NewGame {
  readonly game: AnyGame;
  readonly table: Arrangement;
  readonly deal: Deal;
  readonly force: 'force' | undefined;
}

/** A match at this terminal, its players, and the file that always holds it. */
export class Session {
  readonly game: AnyGame;
  readonly players: readonly Player[];
  readonly deal: Deal;
  readonly match: AnyMatch;
  readonly language: Language;
  /** The file as the player knows it. */
  readonly file: string;
  readonly #path: string;
  readonly #chance = new FastRng(randomInt(2 ** 48 - 1));

  private constructor({ streams }: Terminal, file: string, language: Language, { match, players, deal }: Dealt) {
    this.game = match.game;
    this.match = match;
    this.players = players;
    this.deal = deal;
    this.language = language;
    this.file = file;
    this.#path = resolve(streams.folder, file);
  }

  /** Deals a new game and claims its file, which must not exist yet unless `force` is given. */
  static start(terminal: Terminal, file: string, language: Language, { game, table, deal, force }: NewGame): Session {
    const { setup, players } = table;
    const seed = seedOf({ game: game.id, rulesVersion: game.rulesVersion, setup, deal });
    const session = new Session(terminal, file, language, { match: new Match(game, setup, seed), players, deal });
    writeNew(terminal, file, writeRecord(session.record()), force);
    return session;
  }

  /** Resumes a recorded game and keeps it in the same file. */
  static resume(terminal: Terminal, file: string, language: Language): Session {
    const record = readRecordFile(terminal, file);
    const game = demand(rulesFor(record, library));
    const match = demand(replay(game, record));
    if (match.outcome) throw new BadInput(`${file}: this game is over; see it with: hideout replay ${file}`);
    if (record.names.some((name) => harmless(name) !== name)) {
      throw new BadInput(`${file}: a name in this record cannot be shown`);
    }
    const players = record.names.map((name) => playerFrom(name, game));
    return new Session(terminal, file, language, { match, players, deal: record.deal });
  }

  get names(): readonly string[] {
    return this.players.map(({ name }) => name);
  }

  get words() {
    return this.game.words[this.language];
  }

  /** How many people share this keyboard. */
  get humans(): number {
    return this.players.filter(({ bot }) => !bot).length;
  }

  /** The level of the bots that a single person plays with, if it is one. */
  get company(): string | undefined {
    const levels = new Set(this.players.flatMap(({ bot }) => bot?.name ?? []));
    return levels.size === 1 && this.humans <= 1 ? [...levels][0] : undefined;
  }

  record(): GameRecord {
    return {
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      setup: this.match.setup,
      names: this.players.map(recordedName),
      deal: this.deal,
      moves: this.match.moves,
      outcome: this.match.outcome,
    };
  }

  save(): void {
    replaceFile(this.#path, writeRecord(this.record()));
  }

  /** Removes the file. */
  drop(): void {
    rmSync(this.#path, { force: true });
  }

  /** Carries out a legal action and saves it. */
  play(seat: Seat, action: Action): void {
    const played = this.match.play(seat, action);
    if (!played.ok) throw new Error(`the action was offered but refused: ${played.problem.clause}`);
    this.save();
  }

  /** Takes back the seat's last action and saves that; answers with the label of the action, or why not. */
  undo(seat: Seat): Result<string, UndoProblem> {
    const undone = this.match.undo(seat);
    if (!undone.ok) return undone;
    this.save();
    return ok(this.words.label(undone.value.action, this.match.view(seat)));
  }

  /** Lets the bot whose turn it is act, on what its seat sees. */
  playBot(): void {
    const seat = seatOf(this.match.actor);
    const view = () => this.match.view(seat);
    const question = { legal: this.match.legal(), view, rng: this.#chance, budget: {} };
    this.play(seat, this.players[seat]!.bot!.choose(question));
  }

  /** What the viewer was told from action number `from` on; from OPENING on also what happened before the first. */
  told(viewer: Viewer, from: number): string[] {
    const to = { viewer, names: this.names };
    const opening = from === OPENING ? this.match.opening(viewer) : [];
    const events = [...opening, ...this.match.history(viewer, Math.max(from, 0)).flat()];
    return events.map((event) => this.words.say(event, to));
  }
}
