import { setImmediate as breathe } from 'node:timers/promises';
import { hang, NOBODY, seatOf, SPECTATOR, type Seat } from '@hideout/kernel';
import { EXIT } from '../badInput.ts';
import { digestOf, practiceSeedOf } from '../deal.ts';
import type { Terminal } from '../terminal.ts';
import { sheetLines } from './answers.ts';
import type { Keyboard } from './keyboard.ts';
import { phrasesOf, type Phrases } from './phrases/index.ts';
import { boardLines, clear, isGoingOn, told } from './screen.ts';
import { OPENING, type Session } from './session.ts';
import { takeTurn } from './turn.ts';

/** A game from where it stands to its end, or until somebody leaves. */
export class Sitting {
  readonly #terminal: Terminal;
  readonly #keyboard: Keyboard;
  readonly #session: Session;
  readonly #phrases: Phrases;
  /** By seat: how many actions its player had been told about when they last acted. */
  readonly #seen: number[];
  /** Who is looking at the screen, and how many actions there were when they came to it. */
  #holder: Seat | undefined;
  #heldFrom = OPENING;

  constructor(terminal: Terminal, keyboard: Keyboard, session: Session) {
    this.#terminal = terminal;
    this.#keyboard = keyboard;
    this.#session = session;
    this.#phrases = phrasesOf(session.language);
    const { moves } = session.match;
    this.#seen = session.players.map((_, seat) =>
      Math.max(
        moves.findLastIndex((move) => move.seat === seat),
        0,
      ),
    );
  }

  async run(): Promise<void> {
    const { match, players } = this.#session;
    while (match.actor !== NOBODY) {
      if (this.#keyboard.interrupted) return void this.#leave('keep');
      const seat = seatOf(match.actor);
      if (players[seat]!.bot) await this.#botActs(players[seat]!.name);
      else if (!(await this.#personActs(seat))) return;
    }
    this.#showEnd();
  }

  /** One decision of a bot; meanwhile the screen says who is thinking. */
  async #botActs(name: string): Promise<void> {
    if (this.#terminal.isLive) this.#terminal.write(`\r\u001B[K${this.#phrases.thinking(name)}`);
    await breathe(); // lets that be seen, and Ctrl-C be heard
    this.#session.playBot();
    if (this.#terminal.isLive) this.#terminal.write('\r\u001B[K');
  }

  /** One decision of a person; false when that person left. */
  async #personActs(seat: Seat): Promise<boolean> {
    const { match } = this.#session;
    if (this.#holder !== seat) {
      const handed = await this.#handOver(seat);
      if (handed !== 'handed') return handed === 'undone' || this.#leave('keep');
    } else if (!isGoingOn(this.#session, seat)) clear(this.#terminal, 'screen');
    const desk = { terminal: this.#terminal, session: this.#session, phrases: this.#phrases, seat };
    const before = match.length;
    const end = await takeTurn(desk, this.#keyboard, Math.min(this.#seen[seat]!, before));
    if (end === 'quit') return this.#quit();
    if (end === 'ended') return this.#leave('keep');
    // Players are told what their action led to at their next turn.
    if (end === 'acted') this.#seen[seat] = before;
    return true;
  }

  /** Makes sure that only the seat's own player sees what comes next; the one before may still take an action back. */
  async #handOver(seat: Seat): Promise<'handed' | 'undone' | 'ended'> {
    const { players, humans } = this.#session;
    const last = this.#holder;
    this.#holder = seat;
    if (humans === 1) return 'handed';
    if (last !== undefined) clear(this.#terminal, 'everything');
    const seen = this.#session.told(SPECTATOR, this.#heldFrom);
    this.#terminal.print(...told(this.#terminal, this.#phrases.meanwhile, seen), '');
    const mayUndo = last !== undefined && this.#session.match.whyNoUndo(last) === undefined;
    const hint = mayUndo ? `${this.#phrases.pressEnter}, ${this.#phrases.orUndo}` : this.#phrases.pressEnter;
    const line = await this.#keyboard.line(`${this.#phrases.handOver(players[seat]!.name)} [${hint}] `);
    if (line === undefined) return 'ended';
    if (mayUndo && line.toLowerCase() === 'undo') {
      this.#session.undo(last);
      this.#holder = last;
      return 'undone';
    }
    clear(this.#terminal, 'everything');
    this.#heldFrom = this.#session.match.length;
    return 'handed';
  }

  async #quit(): Promise<boolean> {
    const answer = await this.#keyboard.line(`${this.#phrases.keep(this.#session.file)} `);
    return this.#leave(answer !== undefined && this.#phrases.no.includes(answer.toLowerCase()) ? 'drop' : 'keep');
  }

  #leave(what: 'keep' | 'drop'): false {
    if (what === 'drop') this.#session.drop();
    if (this.#keyboard.interrupted) this.#terminal.exitCode = EXIT.interrupted;
    this.#terminal.print('', what === 'drop' ? this.#phrases.dropped : this.#phrases.kept(this.#session.file));
    return false;
  }

  /** The last position, who won, and how to prove the deal. */
  #showEnd(): void {
    const { match, words, names, game, humans } = this.#session;
    const { ending, winners } = match.outcome!;
    const phrases = this.#phrases;
    const viewer = humans === 1 ? this.#holder! : SPECTATOR;
    const since = humans === 1 ? this.#seen[viewer]! : this.#heldFrom;
    if (humans > 0) clear(this.#terminal, 'screen');
    this.#terminal.print(
      ...told(this.#terminal, humans === 1 ? phrases.since : phrases.meanwhile, this.#session.told(viewer, since)),
      ...boardLines(this.#terminal, this.#session, viewer),
      '',
      ...hang('', `${this.#terminal.paint('strong', phrases.over)} ${words.ending(ending)}`, this.#terminal.width),
      winners.length === 0 ? phrases.nobodyWon : phrases.won(winners.map((seat) => names[seat]!)),
      '',
      ...game.sheets(match.view(viewer)).flatMap((each) => sheetLines(this.#terminal, this.#session, phrases, each)),
      '',
      ...this.#proofLines(),
    );
  }

  /** Where the record is and how to prove it; the command on one line, for copying. */
  #proofLines(): string[] {
    const { file, deal } = this.#session;
    const phrases = this.#phrases;
    const practice = practiceSeedOf(deal);
    return [
      phrases.record(file),
      ...(practice === undefined
        ? [phrases.digest(digestOf(this.#session.record())), phrases.prove(file, deal.commitment)]
        : [phrases.practice(practice)]),
    ];
  }
}
