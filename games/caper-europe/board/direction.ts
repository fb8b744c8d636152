import type { Act, Direction, Moment } from '@hideout/boardkit';
import { seatOf, SPECTATOR } from '@hideout/kernel';
import { DEALT, type caperEurope, type CardId, type Event, type LocationId, type View } from '../rules/index.ts';
import { cardId, ownSeat, wornId } from './cards.ts';
import { finaleOf } from './finale.ts';
import { told } from './told.ts';
import { addUp, HEADINGS, leaderAt, locationLines, pointsOf, voiceOf, type Voice } from './voice.ts';

type Told = Act<Event, View>;
type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const KINDS = 'burn coins fin forced gear goods lead location return round swap theft thieves total';

/** How Caper: Europe is staged: what the table stops for in the middle of a turn, at the end of a round and of the game. */
export const directionOf = (game: typeof caperEurope): Direction<Event, View> => ({
  kinds: KINDS.split(' '),
  momentsOf: (act) => new Telling(game, act).moments(),
});

/** What a card gave back when it was burned. */
const REVERTS = new Set<Event['type']>(['caper reverted', 'coins returned', 'good returned', 'laundered returned']);

/** Tells one action event by event, and stops where there is something to see. */
class Telling {
  readonly #game: typeof caperEurope;
  readonly #act: Told;
  readonly #voice: Voice;
  readonly #moments: Moment<View>[] = [];
  /** The table as it has been told so far. */
  #now: View;
  /** The table when it was last said who leads where, and the Capers since then. */
  #mark: View;
  #capers: EventOf<'caper made'>[] = [];
  #burned: EventOf<'gear burned'> | undefined;

  constructor(game: typeof caperEurope, act: Told) {
    this.#game = game;
    this.#act = act;
    this.#voice = voiceOf(game, act);
    this.#now = { ...act.before, frames: [] };
    this.#mark = this.#now;
  }

  moments(): readonly Moment<View>[] {
    this.#act.events.forEach((event, index) => this.#tell(event, index));
    this.#tellLeads();
    return this.#moments;
  }

  #tell(event: Event, index: number): void {
    const before = this.#now;
    if (event.type === 'swapped' || event.type === 'discarded') this.#tellLeads();
    this.#now = told(before, event, this.#act.view);
    switch (event.type) {
      case 'caper made':
        this.#capers.push(event);
        return;
      case 'good stolen':
        return this.#tellTheft(event);
      case 'gear burned':
        this.#burned = event;
        return this.#tellBurn(event, before, index);
      case 'good returned':
        if (this.#burned === undefined) this.#tellReturn(event);
        return;
      case 'coins gained':
        if (event.rival > 0) this.#tellCoins(event);
        return;
      case 'sold':
        if (event.forced) this.#say('forced', event, { things: [`coins:${event.seat}`], clause: 'CE-5.10' });
        return;
      case 'swapped':
        return this.#tellSwap(event, before);
      case 'round began':
        if (event.round > 0) this.#tellRound(event);
        return;
      case 'game ended':
        this.#tellLeads();
        this.#moments.push(...finaleOf(this.#game, this.#act, this.#now));
        return;
      default:
    }
  }

  #show(moment: Omit<Moment<View>, 'view'> & { readonly view?: View }): void {
    this.#moments.push({ view: this.#now, ...moment });
  }
  /** What happened in the words of the log. */
  #say(kind: string, event: Event, more: Pick<Moment<View>, 'things' | 'clause'>): void {
    this.#show({ kind, caption: this.#voice.say(event), weight: 'sentence', ...more });
  }

  /** [CE-5.3] Whoever chose the Good has seen it; the other reads what it is worth. */
  #tellTheft(event: EventOf<'good stolen'>): void {
    const { seat, location, good } = event;
    this.#show({
      kind: 'theft',
      caption: `${this.#voice.say(event)} ${this.#goodsWorth(seat)}`,
      weight: seat === this.#now.viewer ? 'glance' : 'sentence',
      ...this.#voice.mood(seat),
      clause: 'CE-9.4',
      things: [`location:${location}`, `good:${location}:${good}`, `loot:${seat}:${good}`],
    });
  }
  #tellReturn(event: EventOf<'good returned'>): void {
    this.#show({
      kind: 'return',
      caption: `${this.#voice.say(event)} ${this.#goodsWorth(event.owner)}`,
      weight: 'sentence',
      ...this.#voice.mood(1 - event.owner),
      clause: 'CE-7.2',
      things: [`good:${event.location}:${event.good}`, `loot:${event.owner}:${event.good}`],
    });
  }
  #goodsWorth(seat: number): string {
    return this.#voice.words.goodsWorth(this.#voice.who(seat), pointsOf(this.#game, this.#now, seat, 'goods'));
  }

  /** [CE-7.1] [CE-7.2] The card lies there once more; then it is gone, and what its icons gave with it. */
  #tellBurn(event: EventOf<'gear burned'>, before: View, index: number): void {
    const { owner, thief, location } = event;
    const after = this.#act.events.slice(index + 1);
    const end = after.findIndex(({ type }) => !REVERTS.has(type));
    const reverts = after.slice(0, end < 0 ? after.length : end);
    this.#show({
      kind: 'burn',
      caption: [this.#voice.say(event), ...this.#lossesOf(owner, reverts)].join(' '),
      weight: 'climax',
      ...this.#voice.mood(1 - owner),
      clause: 'CE-7.2',
      things: [`location:${location}`, cardId(thief), topmostOn(before, owner, thief)],
      view: before,
    });
  }

  /** What the owner of a burned card loses, its Capers in one sentence. */
  #lossesOf(owner: number, reverts: readonly Event[]): readonly string[] {
    const { words, who, say } = this.#voice;
    const isCaper = (event: Event): boolean => event.type === 'caper reverted' && !event.lost;
    const capers = reverts.filter(isCaper).length;
    return [
      ...(capers > 0 ? [words.loses(who(owner), capers)] : []),
      ...reverts.filter((event) => !isCaper(event)).map(say),
    ];
  }

  /** [CE-6.2] */
  #tellCoins(event: EventOf<'coins gained'>): void {
    this.#show({
      kind: 'coins',
      caption: `${this.#voice.say(event)} ${this.#voice.words.coinsTaken}`,
      weight: 'sentence',
      ...this.#voice.mood(event.seat),
      clause: 'CE-6.2',
      things: ['coins:0', 'coins:1'],
    });
  }

  /** [CE-2.3] The hands lie as they were; when this is over they change sides. */
  #tellSwap({ hands }: EventOf<'swapped'>, before: View): void {
    const { words } = this.#voice;
    const { names } = this.#act;
    const isFirst = before.round === 0 && hands[0]!.length === DEALT[0] - 1;
    const rival = names[1 - ownSeat(before)]!;
    const text = isFirst ? words.firstSwap(rival) : words.swap(rival, hands[0]!.length);
    this.#show({
      kind: 'swap',
      caption: before.viewer === SPECTATOR ? words.swapOthers(names) : text,
      weight: isFirst ? 'sentence' : 'glance',
      clause: 'CE-2.3',
      things: [],
      view: before,
    });
  }

  /** [CE-2.4] Nothing is dealt yet: the last cards lie with the discards, and it is said how the table stands. */
  #tellRound(event: EventOf<'round began'>): void {
    this.#tellLeads();
    const last = this.#act.events.flatMap((each) => (each.type === 'discarded' ? [each.card] : []));
    const { v, words, game, say } = this.#voice;
    this.#show({
      kind: 'round',
      caption: `${words.roundOver(event.round, last.map(v.card))} ${say(event)}`,
      weight: 'sentence',
      count: [seatOf(0), seatOf(1)].flatMap((seat) =>
        addUp(
          seat,
          HEADINGS.map((each) => [game.heading(each), pointsOf(this.#game, this.#now, seat, each)]),
        ),
      ),
      clause: 'CE-2.4',
      things: ['score:0', 'score:1'],
    });
  }

  /** [CE-9.1] Where somebody else leads than before: who led, who leads now, and what it is worth. */
  #tellLeads(): void {
    this.#now.sites.forEach(({ location, tracker }, site) => {
      const before = this.#mark.sites[site]!.tracker;
      if (Math.sign(before) !== Math.sign(tracker)) this.#tellLead(location, before, tracker);
    });
    this.#mark = this.#now;
    this.#capers = [];
  }

  #tellLead(location: LocationId, before: number, now: number): void {
    const leader = now === 0 ? undefined : leaderAt(now);
    const loser = before === 0 ? undefined : leaderAt(before);
    this.#show({
      kind: 'lead',
      caption: this.#leadText(location, before, now),
      weight: loser !== undefined && leader !== undefined ? 'climax' : 'sentence',
      ...this.#voice.mood(leader ?? 1 - loser!),
      ...this.#capersAt(location),
      ...(loser !== undefined && leader !== undefined && { seal: seatOf(leader) }),
      clause: 'CE-9.1',
      things: [`location:${location}`],
    });
  }
  #leadText(location: LocationId, before: number, now: number): string {
    const [was, is] = [Math.abs(before), Math.abs(now)];
    const { words } = this.#voice;
    const loser = this.#voice.who(leaderAt(before));
    if (now === 0) return words.levels(location, loser, was);
    const leader = leaderAt(now);
    const who = this.#voice.who(leader);
    const text = before === 0 ? words.takesLead(who, location, is) : words.turns(location, loser, was, who, is);
    const lines = locationLines(this.#game, this.#now, leader, location);
    const stake = lines.reduce((sum, line) => sum + line.points, 0);
    return `${text} ${words.stake(who, stake)}`;
  }
  /** Which cards made the Capers, where there were several. */
  #capersAt(location: LocationId): Pick<Moment<View>, 'count'> {
    const { v, words } = this.#voice;
    const made = this.#capers.filter((caper) => caper.location === location && !caper.lost);
    if (made.length < 2) return {};
    const source = ({ by }: EventOf<'caper made'>): string =>
      'card' in by ? v.card(by.card) : v.location(by.location);
    return { count: made.map((caper) => ({ text: source(caper), figure: words.capers(1) })) };
  }
}

/** The topmost Gear of a Thief, as a thing. */
function topmostOn(view: View, owner: number, thief: CardId): string {
  const { gear } = view.sites.flatMap((site) => site.crews[owner]!).find((member) => member.thief === thief)!;
  return wornId(thief, gear, gear.length - 1);
}
