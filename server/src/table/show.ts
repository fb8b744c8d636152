import { ActionList, SPECTATOR, seatOf, type Seat, type Viewer } from '@hideout/kernel';
import type { GameState, SeatInfo, SeenEntry, SeenEvent, SeenView, TableLine, TableState } from '@hideout/protocol';
import type { Clock } from './clock.ts';
import { mayTake } from './seating.ts';
import type { Applied, Offer, Table } from './table.ts';

/** Who looks at a table: a guest or a stranger, and after the end perhaps from another seat. */
export interface Onlooker {
  readonly guest: string | undefined;
  readonly as?: number | undefined;
  /** The guests whose words this one does not want to hear. */
  readonly deaf?: ReadonlySet<string> | undefined;
}

/** The entries after number `from` up to number `to`, as a viewer may see them: their JSON, with a comma after each. */
export interface Past {
  readonly viewer: Viewer;
  readonly from: number;
  readonly to: number;
  readonly bytes: Buffer;
}

/** Which seat somebody sees the game from. */
export function viewerOf(table: Table, { guest, as }: Onlooker): Viewer {
  if (as !== undefined && mayLookAround(table, guest) && as < table.seats.length) return seatOf(as);
  return table.seatOf(guest) ?? SPECTATOR;
}

/** Once the game is over, its players may see everything, and so may the others where the table allows it. */
export const mayLookAround = (table: Table, guest: string | undefined): boolean =>
  table.phase === 'over' && (table.founding.openAfter || table.seatOf(guest) !== undefined);

/** Onlookers of one standpoint are shown the same of everything after entry `from` and of how things stand. */
export function standpointOf(table: Table, { guest, as = -1, deaf }: Onlooker, from: number): string {
  const isStranger =
    table.phase !== 'open' &&
    deaf === undefined &&
    guest !== table.founding.host &&
    table.seatOf(guest) === undefined &&
    !table.entries(from).some(({ by }) => by === guest);
  return guest === undefined || isStranger ? `${as}` : `${as} ${guest}`;
}

/** The parts of an update's JSON, of which the past is one and the same for all who share it; `state` is how things stand. */
export function writeUpdate(
  table: Table,
  onlooker: Onlooker,
  past: Past,
  state = JSON.stringify(showState(table, onlooker)),
): readonly Buffer[] {
  // Whoever has sat down since, or may look around since the end, sees what they could not see then.
  const { to, bytes } = past.viewer === viewerOf(table, onlooker) ? past : { to: past.from, bytes: Buffer.of() };
  const entries = showEntries(table, onlooker, to);
  const head = JSON.stringify({ type: 'update', table: table.founding.id, number: table.number });
  return [
    Buffer.from(`${head.slice(0, -1)},"entries":[`),
    entries.length === 0 ? bytes.subarray(0, -1) : bytes,
    Buffer.from(`${JSON.stringify(entries).slice(1)},"state":${state}}`),
  ];
}

/** The JSON of the entries after number `from` up to number `to`, with a comma after each. */
export const writeEntries = (table: Table, viewer: Viewer, deaf: Onlooker['deaf'], from: number, to: number): Buffer =>
  Buffer.from(
    table
      .entries(from, to)
      .filter((each) => hears(deaf, each))
      .map((each) => `${JSON.stringify(showEntry(table, viewer, each))},`)
      .join(''),
  );

/** Everything after entry `from`, as this onlooker may see it. */
export function showEntries(table: Table, onlooker: Onlooker, from: number): SeenEntry[] {
  const viewer = viewerOf(table, onlooker);
  const heard = table.entries(Math.min(from, table.number)).filter((each) => hears(onlooker.deaf, each));
  return heard.map((each) => {
    const entry = showEntry(table, viewer, each);
    return each.key !== '' && each.by === onlooker.guest ? { ...entry, key: each.key } : entry;
  });
}

/** Whether somebody who is deaf to these guests is told of an entry: of everything but what they say. */
const hears = (deaf: Onlooker['deaf'], { by, entry }: Applied): boolean =>
  !deaf?.has(by) || (entry.type !== 'said' && entry.type !== 'greeted');

/** How things stand, as this onlooker may see it. */
export function showState(table: Table, onlooker: Onlooker): TableState {
  return { ...showSetting(table, onlooker), ...showPosition(table, onlooker) };
}

/** The part of a state that no action changes unless it ends the game. */
export function showSetting(table: Table, { guest }: Onlooker): Omit<TableState, 'turn' | 'play'> {
  const { founding } = table;
  return {
    game: founding.game,
    rulesVersion: founding.rulesVersion,
    options: table.setup.options,
    phase: table.phase,
    commitment: table.commitment,
    host: guest === founding.host,
    hostName: hostName(table),
    seat: table.seatOf(guest),
    seats: showSeats(table, guest),
    clock: founding.clock,
    standIn: founding.standIn,
    openAfter: founding.openAfter,
    rated: founding.rated ?? false,
    daily: founding.daily,
    previous: founding.previous,
    next: table.next,
    offer: table.offer && showOffer(table.offer),
  };
}

/** The part of a state that every action changes. */
export const showPosition = (table: Table, onlooker: Onlooker): Pick<TableState, 'turn' | 'play'> => ({
  turn: table.turn,
  play: table.match && showPlay(table, onlooker.guest, viewerOf(table, onlooker)),
});

/** What the host is called, where the host has a seat. */
export function hostName({ founding: { host }, seats }: Table): string | undefined {
  const own = seats.find(({ guest, plan }) => guest === host || (plan.kind === 'kept' && plan.guest === host));
  return own && (own.name || (own.plan.kind === 'kept' ? own.plan.name : undefined));
}

const showOffer = ({ seat, waiting, declined }: Offer): TableState['offer'] => ({
  seat,
  waiting: [...waiting],
  declined: [...declined],
});

/** Filled for one onlooker after another: a new one would be half a kilobyte for each action. */
const LEGAL = new ActionList();

function showPlay(table: Table, guest: string | undefined, viewer: Viewer): GameState {
  const { stop, asked, clock, idleAt } = table;
  const match = table.match!;
  const own = table.seatOf(guest);
  const isPlaying = table.phase === 'playing' && own !== undefined && table.player(own) === 'person';
  return {
    view: match.view(viewer) as unknown as SeenView,
    legal: isPlaying && table.actor === own ? match.legal(LEGAL).toArray() : [],
    noUndo: isPlaying ? table.whyNoUndo(own) : whyOnlyLook(table, own),
    moves: match.length,
    outcome: match.outcome as GameState['outcome'],
    stop,
    asked: asked && { ...asked, waiting: [...asked.waiting] },
    idleAt,
    clock: clock && showClock(clock),
  };
}

const showClock = ({ left, running, since, rests }: Clock): GameState['clock'] => ({
  left: [...left],
  running,
  at: since,
  ...(rests.length > 0 && { rest: rests.map((rest) => ({ ...rest })) }),
});

/** Somebody for whom a bot plays watches like everybody else. */
const whyOnlyLook = (table: Table, own: Seat | undefined): GameState['noUndo'] =>
  table.phase === 'over' && own !== undefined ? 'game over' : 'watching';

function showSeats(table: Table, guest: string | undefined): SeatInfo[] {
  return table.seats.map(({ plan, name, guest: sitter, nonce }, index) => ({
    plan: plan.kind,
    name: name === '' && plan.kind === 'kept' ? plan.name : name,
    player: table.player(seatOf(index)),
    level: table.level(seatOf(index)),
    ownNonce: nonce !== undefined && plan.kind !== 'bot',
    yours: isFree(table, guest, sitter) && mayTake(table, plan, { guest: guest!, isInvited: false }),
  }));
}

const isFree = (table: Table, guest: string | undefined, sitter: string | undefined): boolean =>
  table.phase === 'open' && guest !== undefined && sitter === undefined && table.seatOf(guest) === undefined;

function showEntry(table: Table, viewer: Viewer, { number, at, entry, events, moves, tookBack }: Applied): SeenEntry {
  switch (entry.type) {
    case 'sat':
      return { number, at, type: 'sat', seat: entry.seat, name: entry.name };
    case 'started':
      return { number, at, type: 'started', events: table.match!.opening(viewer) as unknown as SeenEvent[] };
    case 'planned':
      return { number, at, type: 'planned', seat: entry.seat };
    case 'acted':
      return {
        number,
        at,
        type: 'acted',
        seat: entry.seat,
        move: moves,
        ...((viewer as Seat) === entry.seat && { action: entry.action, forced: entry.forced }),
        events: events.flatMap((event) => (table.game.redact(event, viewer) as SeenEvent | undefined) ?? []),
      };
    case 'undone':
      return { number, at, ...entry, moves };
    case 'asked':
    case 'answered':
      return { number, at, ...entry, done: tookBack };
    default:
      return { number, at, ...entry };
  }
}

/** A table as one line of a list. */
export function showLine(table: Table, guest: string | undefined, changedAt: number): TableLine {
  const seat = table.seatOf(guest);
  return {
    table: table.founding.id,
    game: table.founding.game,
    options: table.setup.options,
    phase: table.phase,
    seats: showSeats(table, guest),
    clock: table.founding.clock,
    number: table.number,
    seat,
    yourTurn: seat !== undefined && table.actor === seat && table.player(seat) === 'person',
    changedAt,
    idleAt: table.idleAt,
    outcome: table.match?.outcome as GameState['outcome'],
    stop: table.stop,
    daily: table.founding.daily,
  };
}
