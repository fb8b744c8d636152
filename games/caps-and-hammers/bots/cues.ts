import { STEPS } from '@hideout/bots';
import { ACTIVATED, CARDS, HIDDEN, KINDS, LAB, LABS, PLACES, ROUNDS, REVEALED, type State } from '../rules/index.ts';
import { Side } from './side.ts';
import { countryLead, labLead, protestLead, swingOf, tieBreak } from './stakes.ts';

const SEATS = 2;
/** Leads of influence are told apart up to this many points. */
const FURTHEST = 6;
const LEADS = 2 * FURTHEST + 1;
/** The most of these that are told apart: Defcon, ranks of locations, cards of a side. */
const [DEFCONS, RANKS, CROWD] = [5, 4, 4] as const;
/** What these are counted in: points of a swing, hidden cards, protests there and in the pile, copies of a kind in play, unseen copies. */
const [SWING, HIDDEN_CARDS, PROTESTS, PILE, COPIES, UNSEEN] = [12, 3, 3, 40, 2, 12] as const;

/** How far leads in points commonly reach. */
const REACH = 12;

/** In a row: of the card, of the location, of its two sides, of the table, of all cards. */
const CARD = 2 * CARDS + 2;
const PLACE = RANKS + 7 + 2 * LEADS;
const SIDE = 2 * CROWD + 1 + KINDS.length;
const TABLE = ROUNDS + DEFCONS + 3 + 4 + LABS.length + 1;
const CARDS_SEEN = 4 * KINDS.length;

/** How many numbers a row has. */
export const CUES = CARD + PLACE + SEATS * SIDE + TABLE + CARDS_SEEN;

/**
 * What tells about one face-down card, to whoever it is hidden from: everything that lies open, and how many cards of each
 * kind that player has not seen. All that belongs to a seat begins with the owner’s. What hidden cards of the owner are,
 * and what he holds, is counted together with the deck and not looked at otherwise.
 */
export class Cues {
  readonly row = new Uint8Array(CUES);
  /** By kind: cards that the enemy of the owner has not seen. */
  readonly unseen = new Int16Array(KINDS.length);
  readonly #sides = [new Side(), new Side()] as const;
  #at = 0;

  write(s: Readonly<State>, at: number): Uint8Array {
    this.row.fill(0);
    this.#at = 0;
    const owner = at < CARDS ? 0 : 1;
    const place = s.place[at]!;
    this.#card(s, owner, at - owner * CARDS);
    this.#place(s, owner, place);
    for (const seat of [owner, 1 - owner]) this.#side(s, seat, place, at - owner * CARDS, owner);
    this.#table(s, owner);
    this.#cards(s, owner);
    return this.row;
  }

  #put(share: number): void {
    this.row[this.#at++] = share > 0 ? (share < 1 ? Math.round(share * STEPS) : STEPS) : 0;
  }

  /** Marks one of so many; the last one stands for all beyond. */
  #mark(which: number, of: number): void {
    this.row[this.#at + (which < 0 ? 0 : which < of ? which : of - 1)] = STEPS;
    this.#at += of;
  }

  #card(s: Readonly<State>, owner: number, card: number): void {
    this.#mark(card, CARDS);
    this.#mark(s.played[owner]! - 1 - card, CARDS);
    this.#put(s.first === owner ? 1 : 0);
    this.#put(s.actor === owner ? 1 : 0);
  }

  #place(s: Readonly<State>, owner: number, place: number): void {
    const labs = labLead(s);
    const side = owner === 0 ? 1 : -1;
    const swing = swingOf(s, place, labs);
    let rank = 0;
    for (let each = 0; each < PLACES; each++) {
      if ((each !== LAB || s.lab > 0) && swingOf(s, each, labs) > swing) rank++;
    }
    this.#mark(rank, RANKS);
    this.#put(place === LAB ? 1 : 0);
    this.#put(swing / SWING);
    this.#put(side * tieBreak(s, place) + 0.5);
    this.#put(s.occupied[place]!);
    this.#put(s.unseen[place]! / PROTESTS);
    this.#put(s.justified[owner * PLACES + place]!);
    this.#put(s.justified[(1 - owner) * PLACES + place]!);
    // What either side sees there, with a guess for every hidden card.
    const [own, foe] = this.#sides;
    for (const isOwner of [false, true]) {
      own.look(s, owner, { isOwner: false, isAhead: side * labs > 0 });
      foe.look(s, 1 - owner, { isOwner, isAhead: side * labs < 0 });
      this.#mark(Math.round(own.points[place]! - foe.points[place]!) + FURTHEST, LEADS);
    }
  }

  /** Cards there before and after, and which of them lie open. */
  #side(s: Readonly<State>, seat: number, place: number, card: number, owner: number): void {
    let [before, after, hidden] = [0, 0, 0];
    const kinds = this.#at + 2 * CROWD + 1;
    // The first card that its seat deployed after this one.
    const later = seat === owner ? card + 1 : seat === s.first ? card + 1 : card;
    for (let each = 0; each < s.played[seat]!; each++) {
      const at = seat * CARDS + each;
      if (s.place[at] !== place || (seat === owner && each === card)) continue;
      if (each < later) before++;
      else after++;
      if (s.face[at] === HIDDEN) hidden++;
      else this.row[kinds + s.kind[at]!] = STEPS;
    }
    this.#mark(before, CROWD);
    this.#mark(after, CROWD);
    this.#put(hidden / HIDDEN_CARDS);
    this.#at += KINDS.length;
  }

  #table(s: Readonly<State>, owner: number): void {
    const side = owner === 0 ? 1 : -1;
    this.#mark(s.round - 1, ROUNDS);
    this.#mark(s.defcon - 1, DEFCONS);
    this.#mark(Math.sign(side * labLead(s)) + 1, 3);
    const lead = side * (countryLead(s, ROUNDS - s.round) + protestLead(s));
    this.#put(1 / (1 + Math.exp(-lead / REACH)));
    let pile = 0;
    for (const count of s.faceDown) pile += count;
    this.#put(pile / PILE);
    this.#put(s.played[owner]! / CARDS);
    this.#put(s.played[1 - owner]! / CARDS);
    this.#mark(s.lab, LABS.length + 1);
  }

  #cards(s: Readonly<State>, owner: number): void {
    const start = this.#at;
    const [active, revealed, shown, unseen] = [0, 1, 2, 3].map((part) => start + part * KINDS.length) as [
      number,
      number,
      number,
      number,
    ];
    this.unseen.fill(0);
    for (let kind = 0; kind < KINDS.length; kind++) this.unseen[kind] = s.hand[owner * KINDS.length + kind]!;
    for (let i = 0; i < s.deckLeft; i++) this.unseen[s.deck[i]!]!++;
    const more = STEPS / COPIES;
    for (let card = 0; card < CARDS; card++) {
      const at = owner * CARDS + card;
      if (s.round > 1) this.#add(shown + s.shown[at]!, more);
      if (card >= s.played[owner]!) continue;
      if (s.face[at] === HIDDEN) this.unseen[s.kind[at]!]!++;
      else if (s.face[at] === ACTIVATED) this.#add(active + s.kind[at]!, more);
      else if (s.face[at] === REVEALED) this.#add(revealed + s.kind[at]!, more);
    }
    for (let kind = 0; kind < KINDS.length; kind++) this.row[unseen + kind] = (this.unseen[kind]! * STEPS) / UNSEEN;
  }

  #add(at: number, more: number): void {
    this.row[at] = Math.min(STEPS, this.row[at]! + more);
  }
}
