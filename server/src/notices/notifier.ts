import type { VapidKeys } from '@block65/webcrypto-web-push';
import { seatOf, type Language } from '@hideout/kernel';
import type { Notice } from '@hideout/protocol';
import type { Rooms } from '../room/rooms.ts';
import { Rounds } from '../rounds.ts';
import { hookOwner, type Call, type NoticeRow, type NoticeShelf } from '../store/noticeShelf.ts';
import { Aside } from '../table/aside.ts';
import type { Table } from '../table/table.ts';
import type { Address } from './address.ts';
import { push, ring, type Delivery, type SendMail } from './carrier.ts';
import type { Post } from './post.ts';
import { quietFor } from './quiet.ts';
import { NOTICE_WORDS } from './words.ts';

const HOUR_MS = 3_600_000;
/** Whoever moves on at once need not be called. */
const DELAY_MS = 10_000;
/** Whoever looked at a page this short a time ago sees for themselves. */
const ATTENTION_MS = 45_000;
/** How many calls are made in one round, and how many messages sent. */
const ROUND = 100;
/** How many messages may wait for an answer at once. */
const MOST_UNDER_WAY = 200;
/** Whoever sends a notice has this long for it; then it is anybody's again. */
const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 15_000;
/** Each pause is twice as long as the one before, up to about two hours. */
const MOST_DOUBLINGS = 9;
/** After a week in vain nobody is taken to be there: it may be the house that is cut off, and then nobody is lost. */
const MOST_ATTEMPTS = 90;

/** The turns that a message is about were over before it was sent. */
class TooLate extends Error {}

/** What the notifier works with. */
export interface Office {
  readonly shelf: NoticeShelf;
  readonly rooms: Rooms;
  readonly now: () => number;
  /** The wall clock, for hours of the day. */
  readonly wall: () => number;
  readonly keys: VapidKeys;
  readonly post: Post;
  readonly mail: SendMail | undefined;
  /** Where browsers reach the house; mail and hooks have no links without it. */
  readonly origin: string | undefined;
  /** The address at which a channel is given up without signing in. */
  readonly unsubscribeAt: (guest: string, channel: string) => string;
  readonly everyMs: number;
  readonly onDelivery: (kind: Address['kind'], delivery: Delivery) => void;
}

/**
 * Calls people to tables that wait for them: once a turn, after looking again whether they still wait, and never while
 * they look at a page. What is on its way is in the store; a notice may be sent twice if a node dies between sending and
 * noting so, and then replaces itself where it is shown.
 */
export class Notifier {
  readonly #office: Office;
  readonly #rounds: Rounds;
  readonly #underWay = new Set<Promise<void>>();

  constructor(office: Office) {
    this.#office = office;
    this.#rounds = new Rounds(office.everyMs, () => this.#call().then(() => this.#deliver()));
  }

  async close(): Promise<void> {
    await this.#rounds.close();
    await Promise.all(this.#underWay);
  }

  /** Puts every call on its way that is due. */
  async #call(): Promise<void> {
    const { shelf, now } = this.#office;
    for (const call of await shelf.calls(now() - DELAY_MS, now(), ROUND)) {
      const own = call.hasOrder || this.#isAttentive(call) ? [] : await shelf.channels(call.guest);
      await shelf.call(call, [...own, ...(await shelf.channels(hookOwner(call.table)))], now());
    }
  }

  #isAttentive({ attentiveAt }: Pick<Call, 'attentiveAt'>): boolean {
    return attentiveAt > this.#office.now() - ATTENTION_MS;
  }

  #isWanted(row: NoticeRow): Promise<boolean> {
    return this.#office.shelf.isWanted(row, this.#office.now() - ATTENTION_MS);
  }

  /** Sends what is due: one message a channel, however many tables wait. Who does not answer holds nobody up. */
  async #deliver(): Promise<void> {
    const { shelf, now } = this.#office;
    const room = Math.min(ROUND, MOST_UNDER_WAY - this.#underWay.size);
    const due = Map.groupBy(await shelf.due(now(), room), ({ channel }) => channel.id);
    for (const rows of due.values()) {
      if (this.#rounds.isClosed) return;
      const claimed: NoticeRow[] = [];
      for (const row of rows) if (await shelf.claim(row, now() + LEASE_MS)) claimed.push(row);
      const wanted: NoticeRow[] = [];
      for (const row of claimed) {
        if (await this.#isWanted(row)) wanted.push(row);
        else await shelf.settle(row);
      }
      if (wanted.length === 0) continue;
      // What cannot be noted because the store is down is tried again when nobody has it any more.
      const sending = this.#send(wanted).catch(() => {});
      this.#underWay.add(sending);
      void sending.finally(() => this.#underWay.delete(sending));
    }
  }

  async #send(rows: readonly NoticeRow[]): Promise<void> {
    const { shelf, now, wall, onDelivery } = this.#office;
    const { channel, manners } = rows[0]!;
    const quiet = quietFor(manners, wall());
    if (quiet > 0) return this.#each(rows, (row) => shelf.postpone(row, now() + quiet));
    const delivery = await this.#carry(rows).catch((error: unknown) => {
      if (error instanceof Aside) return 'aside';
      return error instanceof TooLate ? 'late' : 'failed';
    });
    if (delivery !== 'late' && delivery !== 'aside') onDelivery(channel.address.kind, delivery);
    if (delivery === 'sent' || delivery === 'late') return this.#each(rows, (row) => shelf.settle(row));
    const isHopeless = delivery === 'failed' && rows.some(({ attempts }) => attempts + 1 >= MOST_ATTEMPTS);
    if (delivery === 'gone' || isHopeless) return void (await shelf.removeChannel(channel.guest, channel.id));
    const pause = ({ attempts }: NoticeRow): number => FIRST_RETRY_MS * 2 ** Math.min(attempts, MOST_DOUBLINGS);
    return this.#each(rows, (row) => shelf.postpone(row, now() + pause(row)));
  }

  async #each(rows: readonly NoticeRow[], work: (row: NoticeRow) => Promise<void>): Promise<void> {
    for (const row of rows) await work(row);
  }

  /** One message about all of these tables, unless all has been seen to by the moment at which it is sent. */
  async #carry(rows: readonly NoticeRow[]): Promise<Delivery> {
    const { keys, mail } = this.#office;
    const look = async (): Promise<void> => {
      for (const row of rows) if (await this.#isWanted(row)) return;
      throw new TooLate();
    };
    const post: Post = async (letter) => {
      await look();
      return this.#office.post(letter);
    };
    const { channel, manners } = rows[0]!;
    const { address } = channel;
    const { language = 'en' } = manners;
    if (address.kind === 'hook') return ring(address.url, await this.#announce(rows[0]!), post);
    const notice = await this.#compose(rows, language);
    if (address.kind === 'push') return push(address, notice, keys, post);
    if (!mail) return 'failed';
    const unsubscribe = this.#office.unsubscribeAt(channel.guest, channel.id);
    await look();
    await mail({
      to: address.to,
      subject: notice.title,
      text: this.#letter(notice, language, unsubscribe),
      unsubscribe,
    });
    return 'sent';
  }

  async #compose(rows: readonly NoticeRow[], language: Language): Promise<Notice> {
    const { shelf, now } = this.#office;
    const words = NOTICE_WORDS[language];
    const { channel, table, kind } = rows[0]!;
    const count = await shelf.countAwaiting(channel.guest);
    if (rows.length > 1) return { title: words.several(count), body: words.against([]), path: '/', tag: 'turn', count };
    return this.#look(table, (at) => {
      const game = at.game.words[language].name;
      const others = at.seats.flatMap(({ guest, name }) => (guest === channel.guest || name === '' ? [] : [name]));
      const endsAt = at.clock?.endsAt;
      const left = endsAt === undefined ? '' : ` ${words.left(Math.floor((endsAt - now()) / HOUR_MS))}`;
      return { title: words[kind](game), body: words.against(others) + left, path: `/t/${table}`, tag: 'turn', count };
    });
  }

  /** What a table's hook says: to everybody there, so by name. */
  #announce({ table }: NoticeRow): Promise<string> {
    const { origin } = this.#office;
    return this.#look(table, (at) => {
      const { name } = at.seats[at.awaited?.seat ?? seatOf(0)]!;
      const link = origin === undefined ? '' : ` ${origin}/t/${table}`;
      return NOTICE_WORDS.en.hook(name, at.game.words.en.name) + link;
    });
  }

  #letter({ title, body, path }: Notice, language: Language, unsubscribe: string): string {
    const words = NOTICE_WORDS[language];
    const { origin = '' } = this.#office;
    return `${title}\n${body}\n\n${words.open}: ${origin}${path}\n\n--\n${words.stop}: ${unsubscribe}\n`;
  }

  async #look<T>(id: string, look: (table: Table) => T): Promise<T> {
    const room = await this.#office.rooms.get(id);
    if (!room) throw new Error(`there is no table ${id}`);
    return room.read(look);
  }
}
