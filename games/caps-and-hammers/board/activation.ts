import { NUKE, type Event } from '../rules/index.ts';
import { fallIn, fallScenes } from './escalation.ts';
import type { Scene, Staging } from './staging.ts';
import { withTurned } from './tableau.ts';

/** A card is activated: what it costs, then what it does. */
export function activationScenes(staging: Staging): readonly Scene[] {
  const { act } = staging;
  const [event] = act.events;
  const costs = event?.type === 'activated' ? costScenes(staging, event) : [];
  return [...costs, ...act.events.flatMap((each) => effectScene(staging, each) ?? [])];
}

/** [CH-4.1] The Defcon active of a card that no justification pays for. */
function costScenes(staging: Staging, event: Extract<Event, { type: 'activated' }>): readonly Scene[] {
  const { act, words, names } = staging;
  const fall = fallIn(act.events);
  if (!fall) return [];
  const { seat, card, kind, at } = event;
  return fallScenes(staging, withTurned(act.before, seat, [event], 'activated'), fall, {
    text: words.activates(staging.who(seat), names.kind(kind), staging.where(at)),
    things: [`card:${seat}:${card}`],
    clause: 'CH-4.1',
    seat,
  });
}

/** What the events of an active tell, for those that it has an effect on. */
function effectScene(staging: Staging, event: Event): Scene | undefined {
  const effect = effectOf(staging, event);
  if (!effect) return undefined;
  const { act, words } = staging;
  const spent = act.events.find(({ type }) => type === 'spent') ? words.spent(staging.who(act.seat)) : '';
  return {
    weight: staging.isMine(act.seat) ? 'glance' : 'sentence',
    view: act.view,
    ...effect,
    caption: staging.tell(effect.caption, spent),
  };
}

type Effect = Pick<Scene, 'kind' | 'caption' | 'things'> & Partial<Scene>;

/** What one event of an active means, in words. */
function effectOf(staging: Staging, event: Event): Effect | undefined {
  const { act, words, names } = staging;
  const who = staging.who(act.seat);
  switch (event.type) {
    case 'activated': {
      if (event.kind !== NUKE) return undefined;
      const things = [`card:${event.seat}:${event.card}`, `influence:${event.at.place}:${event.seat}`];
      return { kind: 'nuke', caption: words.nuke(who, staging.where(event.at)), things, clause: 'CH-6.10' };
    }
    case 'justified': {
      const things = [`influence:${event.at.place}:${event.seat}`, `place:${event.at.place}`];
      return { kind: 'justified', caption: words.justified(who, staging.where(event.at)), things, clause: 'CH-6.5' };
    }
    case 'shifted': {
      const caption = words.shifted(who, staging.where(event.from), staging.where(event.to));
      return { kind: 'shifted', caption, things: [`card:${event.seat}:${event.card}`], clause: 'CH-6.6' };
    }
    case 'revealed': {
      const list = staging.list(event.cards.map(({ kind }) => names.kind(kind)));
      return {
        kind: 'unmasked',
        caption: words.unmasked(who, staging.who(event.seat), staging.where(event.cards[0]!.at), list),
        things: event.cards.map(({ card }) => `card:${event.seat}:${card}`),
        weight: 'climax',
        clause: 'CH-6.7',
        ...staging.mood(act.seat, true),
      };
    }
    case 'stole':
      return {
        kind: 'stolen',
        caption: words.stole(who, names.country(event.country), staging.where(event.at)),
        things: [`place:${event.at.place}`, `country:${event.country}`],
        weight: 'climax',
        clause: 'CH-6.11',
        ...staging.mood(act.seat, true),
      };
    case 'planted': {
      const things = [`place:${event.at.place}`];
      return { kind: 'planted', caption: words.planted(who, staging.where(event.at)), things, clause: 'CH-6.12' };
    }
    case 'occupied': {
      const things = [`place:${event.at.place}`];
      return { kind: 'occupied', caption: words.occupied(who, staging.where(event.at)), things, clause: 'CH-6.13' };
    }
    default:
      return undefined;
  }
}
