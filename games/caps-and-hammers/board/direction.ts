import type { Event, View } from '../rules/index.ts';
import type { Act, Direction, Weight } from '@hideout/boardkit';
import { answerTo, type ByEvent } from '@hideout/kernel';
import { activationScenes } from './activation.ts';
import { resolutionOf } from './resolution.ts';
import { Staging, type Scene } from './staging.ts';

const KINDS =
  'brink dealt defcon deployed justified nuke occupied planted quiet region reset returned score settled shifted stolen tie unmasked';

/** How Caps & Hammers is staged: the end of a round, Defcon, and what cards do. */
export const direction: Direction<Event, View> = {
  kinds: KINDS.split(' '),
  momentsOf(act: Act<Event, View>): readonly Scene[] {
    const staging = new Staging(act);
    const [event] = act.events;
    return [...((event && answerTo(DURING, event, staging)) ?? []), ...dealScene(staging)];
  },
  weightOf: (events): Weight => (events.every(({ type }) => type === 'finished') ? 'step' : 'glance'),
};

/** What the action itself brought about, by its first event. */
const DURING: Partial<ByEvent<Event, readonly Scene[], [staging: Staging]>> = {
  deployed: deployScene,
  activated: (_event, staging) => activationScenes(staging),
  shifted: (_event, staging) => activationScenes(staging),
  stole: (_event, staging) => activationScenes(staging),
  returned: (event, staging) => [returnScene(staging, event)],
  finished: (_event, staging) =>
    staging.act.events.some(({ type }) => type === 'weighed') ? resolutionOf(staging) : [],
};

/** Another's agent arrives; one's own was placed by hand. */
function deployScene({ seat, card, at }: Extract<Event, { type: 'deployed' }>, staging: Staging): readonly Scene[] {
  if (staging.isMine(seat)) return [];
  return [
    {
      kind: 'deployed',
      caption: staging.tell(staging.words.deployed(staging.who(seat), staging.where(at))),
      weight: 'glance',
      clause: 'CH-3.2',
      things: [`card:${seat}:${card}`, `place:${at.place}`],
      view: staging.act.view,
    },
  ];
}

/** [CH-2.2] A lab has returned a protest. */
function returnScene(staging: Staging, { seat, lab, value }: Extract<Event, { type: 'returned' }>): Scene {
  const { act, words, names } = staging;
  const protests = act.before.protests.map((counts, of) =>
    of === seat ? counts.map((count, each) => count - (each === value ? 1 : 0)) : counts,
  );
  return {
    kind: 'returned',
    caption: staging.tell(words.returned(staging.who(seat), names.lab(lab), value)),
    weight: 'sentence',
    ...staging.mood(seat, true),
    clause: 'CH-2.2',
    things: [`lab:${lab}`, `seat:${seat}`, 'pile'],
    view: { ...act.before, protests },
  };
}

/** [CH-2.3, CH-2.4] A new round lies on the table. */
function dealScene(staging: Staging): readonly Scene[] {
  const { act, words, names } = staging;
  const dealt = act.events.find((event) => event.type === 'dealt');
  if (!dealt) return [];
  const { round, countries, lab, first } = dealt;
  const sites = [...countries.map(names.country), ...(lab > 0 ? [names.lab(lab - 1)] : [])];
  return [
    {
      kind: 'dealt',
      caption: staging.tell(
        words.dealt(round, staging.list(sites)),
        words.begins(staging.who(first), staging.faction(first)),
      ),
      weight: 'sentence',
      clause: 'CH-2.4',
      things: sites.map((_, place) => `place:${place}`),
      view: act.view,
    },
  ];
}
