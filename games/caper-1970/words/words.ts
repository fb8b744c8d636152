import {
  inEveryLanguage,
  nameFor,
  nounOf,
  seatOf,
  teller,
  verbOf,
  type Action,
  type Audience,
  type ByLanguage,
  type Words,
} from '@hideout/kernel';
import { ROLL_AGAIN_CARD } from '../rules/cards.ts';
import type { CaperEvent } from '../rules/events.ts';
import { NEXT, OBSTACLE_OF, SLOTS } from '../rules/graph.ts';
import { GLASS, PROPER_TOOL } from '../rules/obstacles.ts';
import { SQUARES } from '../rules/spaces.ts';
import { TOOLS, type ToolName } from '../rules/tools.ts';
import * as verbs from '../rules/verbs.ts';
import type { View } from '../rules/view.ts';
import { drawBoard } from './board.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { namesIn } from './names.ts';
import { storyOf } from './story.ts';
import { wayTo } from './wayTo.ts';
import type { Names } from './called.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What each language says: a new one is one more entry. */
export const VOCABULARIES: ByLanguage<Vocabulary> = { en: EN, de: DE };

/** Caper (1970) in every language. */
export const WORDS = inEveryLanguage(VOCABULARIES, wordsIn);

/** The game in the language of a vocabulary. */
function wordsIn(v: Vocabulary): Words<CaperEvent, View> {
  const names = namesIn(v);
  return {
    name: v.name,
    tagline: v.tagline,
    say: teller(v.sayings, names),
    label: (action, view) => labelOf(v, names, action, view),
    wayTo: (place, view) => wayTo(v, names, place, view),
    status: (view, to) => statusOf(v, view, to),
    refusal: (reason) => v.refusals[reason as keyof Vocabulary['refusals']],
    option: (option) => v.options[option as keyof Vocabulary['options']],
    choice: (_option, choice) => v.choices[choice] ?? v.thieves[choice as keyof Vocabulary['thieves']],
    ending: (ending) => v.endings[ending as keyof Vocabulary['endings']],
    story: (view, to) => storyOf(v, names, view, to),
    motive: ({ motive, of }) => v.motives[motive as keyof Vocabulary['motives']](of, names),
    theme: (motive) => v.themes[motive as keyof Vocabulary['themes']],
    riddle: ({ of: [seat, card] }, _view, to) => v.holds(to.names[seat!]!, names.card(card!)),
    way: (actions, view) => v.goTo(names.space(endOf(actions, view))),
    heading: () => v.heading,
    line: ({ what, of }) => v.lines[what as keyof Vocabulary['lines']](names.jewel(of[0]!), of[1]!),
    board: (view, to, paint) => drawBoard({ v, names, view, to, paint }),
  };
}

function statusOf(v: Vocabulary, view: View, to: Audience): string {
  if (view.phase !== 'over') return v.asks[view.phase](nameFor(seatOf(view.turn), to), view);
  return view.ending === 'none' ? v.refusals['game over'] : v.endings[view.ending];
}

function labelOf({ labels }: Vocabulary, names: Names, action: Action, view: View): string {
  const noun = nounOf(action);
  const towards = (slot: number): string => towardsOf(labels, names, view, slot);
  const byVerb: Readonly<Record<number, () => string>> = {
    [verbs.STEP]: () => labels.step(towards(noun)),
    [verbs.SILENCE]: () => labels.silence(towards(noun)),
    [verbs.PLACE]() {
      const slot = verbs.slotOfPlace(noun);
      return labels.place(TOOLS[verbs.toolOfPlace(noun)]!, slot === verbs.HERE ? labels.here : towards(slot));
    },
    [verbs.TOOL]: () => labels.turnIn(names.card(noun)),
    [verbs.THEFT]: () => theftOf(labels, names, noun, view),
    [verbs.AUTO]() {
      const from = verbs.sourceOfAuto(noun);
      return labels.auto(names.street(verbs.streetOfAuto(noun)), from === verbs.OFF ? undefined : names.street(from));
    },
    [verbs.ROLL_AGAIN]: () => labels.turnIn(names.card(ROLL_AGAIN_CARD)),
    [verbs.DISCARD]: () => labels.discard(names.card(noun)),
    [verbs.GIVE_BACK]: () => labels.giveBack(TOOLS[noun]!),
  };
  return byVerb[verbOf(action)]?.() ?? (view.phase === 'tidy' ? labels.end : labels.noMoreCards);
}

/** Where a way out of the thief's space leads. */
function towardsOf(labels: Vocabulary['labels'], names: Names, view: View, slot: number): string {
  const from = view.thieves[view.turn]!;
  const to = NEXT[from * SLOTS + slot]!;
  const way = labels.ways[from < SQUARES ? 'square' : 'ring'][slot]!;
  return to < 0 ? way : labels.towards(way, names.space(to));
}

function theftOf(labels: Vocabulary['labels'], names: Names, noun: number, view: View): string {
  if (verbs.isTheftAtSite(noun)) return labels.theft(toolOnSite(view, noun), names.theSite(noun));
  const victim = verbs.victimOfTheft(noun);
  const side = view.sides[victim];
  const from = side === undefined ? labels.seat(victim + 1) : names.thief(side);
  return labels.theft(TOOLS[verbs.toolOfTheft(noun)]!, from);
}

/** The tool that lies on a site, or undefined when none does. */
function toolOnSite(view: View, site: number): ToolName | undefined {
  const found = view.lying.find(([at]) => at === site);
  if (!found) return undefined;
  const obstacle = OBSTACLE_OF[site]!;
  return TOOLS[obstacle === GLASS ? found[1] - 1 : PROPER_TOOL[obstacle]!];
}

/** The space on which a way ends. */
function endOf(actions: readonly Action[], { thieves, turn }: View): number {
  let space = thieves[turn]!;
  for (const action of actions) {
    const isStep = verbOf(action) === verbs.STEP || verbOf(action) === verbs.SILENCE;
    if (isStep) space = NEXT[space * SLOTS + nounOf(action)]!;
  }
  return space;
}
