import { nounOf, verbOf, type Action } from '@hideout/kernel';
import type { Book } from '../rules/book.ts';
import type { CardId, LocationId } from '../rules/card.ts';
import { GOODS, type Good } from '../rules/cities.ts';
import { siteOf, SLOTS } from '../rules/state.ts';
import { BURN, cardOfNoun, EQUIP, HIRE, placeOfNoun, RETURN, SELL } from '../rules/verbs.ts';
import type { View } from '../rules/view.ts';

/** An action with its nouns spelled out, for the labels of a language. */
export type SpelledAction =
  | { readonly do: 'hire'; readonly card: CardId; readonly location: LocationId }
  /** Without a Thief where the slot is empty. */
  | {
      readonly do: 'equip';
      readonly card: CardId;
      readonly cost: number;
      readonly thief: CardId | undefined;
      readonly slot: number;
      readonly location: LocationId;
    }
  | { readonly do: 'sell'; readonly card: CardId }
  | { readonly do: 'steal' | 'return'; readonly good: Good }
  /** Without a card where nothing can burn. */
  | {
      readonly do: 'burn';
      readonly card: CardId | undefined;
      readonly thief: CardId | undefined;
      readonly slot: number;
      readonly location: LocationId;
    };

/** Spells the action out for the seat that must act. */
export function spell(book: Book, action: Action, view: View): SpelledAction {
  const [verb, noun] = [verbOf(action), nounOf(action)];
  const actor = Math.max(view.actor, 0);
  switch (verb) {
    case HIRE: {
      const location = view.sites[placeOfNoun(verb, noun)]!.location;
      return { do: 'hire', card: cardOfNoun(verb, noun), location };
    }
    case EQUIP: {
      const card = cardOfNoun(verb, noun);
      const { location, slot, member } = spot(view, actor, placeOfNoun(verb, noun));
      return { do: 'equip', card, cost: book.cost[card]!, thief: member?.thief, slot, location };
    }
    case SELL:
      return { do: 'sell', card: cardOfNoun(verb, noun) };
    case BURN: {
      const { location, slot, member } = spot(view, 1 - actor, noun);
      return { do: 'burn', card: member?.gear.at(-1), thief: member?.thief, slot, location };
    }
    default:
      return { do: verb === RETURN ? 'return' : 'steal', good: GOODS[noun]! };
  }
}

function spot(view: View, seat: number, place: number) {
  const site = view.sites[siteOf(place)]!;
  const slot = place % SLOTS;
  return { location: site.location, slot: slot + 1, member: site.crews[seat]![slot] };
}
