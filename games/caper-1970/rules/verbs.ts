import { act, type Action, type Verb } from '@hideout/kernel';
import { CARD_KINDS, type Card } from './cards.ts';
import { SITES, SLOTS } from './graph.ts';
import { SIDES } from './sides.ts';
import { MAX_SEATS } from './state.ts';
import { TOOL_KINDS, type Tool } from './tools.ts';

export const STEP = 0;
export const SILENCE = 1;
export const PLACE = 2;
export const TOOL = 3;
export const THEFT = 4;
export const AUTO = 5;
export const ROLL_AGAIN = 6;
export const DISCARD = 7;
export const GIVE_BACK = 8;
export const DONE = 9;

/** In a placement: the thief's own space instead of a way out of it (CA-4.6). */
export const HERE = SLOTS;
/** In the placing of an auto: it comes from off the board. */
export const OFF = SIDES;
const SOURCES = SIDES + 1;

/** The verbs by number. */
export const VERBS: readonly Verb[] = [
  { id: 'step', nouns: SLOTS },
  { id: 'silence', nouns: SLOTS },
  { id: 'place', nouns: (SLOTS + 1) * TOOL_KINDS },
  { id: 'tool', nouns: TOOL_KINDS },
  { id: 'theft', nouns: SITES + MAX_SEATS * TOOL_KINDS },
  { id: 'auto', nouns: SIDES * SOURCES },
  { id: 'roll-again', nouns: 1 },
  { id: 'discard', nouns: CARD_KINDS },
  { id: 'give-back', nouns: TOOL_KINDS },
  { id: 'done', nouns: 1 },
];

/** Move to the neighbour on that side. */
export const step = (slot: number): Action => act(STEP, slot);
/** Move onto the alarm on that side and silence it (CA-4.2). */
export const silence = (slot: number): Action => act(SILENCE, slot);
/** Place a tool on that side, or HERE. */
export const place = (slot: number, tool: Tool): Action => act(PLACE, slot * TOOL_KINDS + tool);
/** Turn in a tool card. */
export const takeTool = (tool: Tool): Action => act(TOOL, tool);
/** Turn in a Tool Theft for the tool that lies on a site. */
export const theftAt = (site: number): Action => act(THEFT, site);
/** Turn in a Tool Theft for a tool of an opponent. */
export const theftFrom = (seat: number, tool: Tool): Action => act(THEFT, SITES + seat * TOOL_KINDS + tool);
/** Turn in an Auto card; the auto comes from another street, or from OFF the board. */
export const putAuto = (street: number, from: number = OFF): Action => act(AUTO, street * SOURCES + from);
/** Turn in a Roll Again. */
export const rollAgain = (): Action => act(ROLL_AGAIN);
/** Lay a card on the face-up pile at the end of the turn. */
export const discard = (card: Card): Action => act(DISCARD, card);
/** Return a tool to the depot. */
export const giveBack = (tool: Tool): Action => act(GIVE_BACK, tool);
/** Turn in no more cards although nothing else can be done, or end the turn. */
export const done = (): Action => act(DONE);

/** The parts of a noun, by verb. */
export const slotOfPlace = (noun: number): number => Math.floor(noun / TOOL_KINDS);
export const toolOfPlace = (noun: number): Tool => (noun % TOOL_KINDS) as Tool;
export const isTheftAtSite = (noun: number): boolean => noun < SITES;
export const victimOfTheft = (noun: number): number => Math.floor((noun - SITES) / TOOL_KINDS);
export const toolOfTheft = (noun: number): Tool => ((noun - SITES) % TOOL_KINDS) as Tool;
export const streetOfAuto = (noun: number): number => Math.floor(noun / SOURCES);
export const sourceOfAuto = (noun: number): number => noun % SOURCES;
