import * as z from 'zod/mini';
import { SeenEvent } from './entry.ts';
import { EntryNumber } from './ids.ts';
import { LIMITS } from './limits.ts';

const Foreseen = SeenEvent.check(
  z.refine((event) => JSON.stringify(event).length <= LIMITS.event, 'That is no event of a game.'),
);

/**
 * One line of an order: when all of `when` has been seen to happen, exactly as it would be told to the owner, in any order,
 * then these actions are done one after another. With nothing to wait for it holds whatever the others do.
 */
export const OrderLine = z.strictObject({
  when: z.array(Foreseen).check(z.maxLength(LIMITS.foreseen)),
  actions: z.array(z.int().check(z.gte(0), z.lte(0x7fff_ffff))).check(z.minLength(1), z.maxLength(LIMITS.ordered)),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** What somebody lays down while others are to act, on the position of this turn. */
export const NewOrder = z.strictObject({
  turn: EntryNumber,
  lines: z.array(OrderLine).check(z.minLength(1), z.maxLength(LIMITS.orderLines)),
});
export type NewOrder = z.infer<typeof NewOrder>;

/**
 * Why an order holds no more. `learnt`: its owner has learnt something that no line foresaw; `unforeseen`: the turn came
 * and nothing that it waited for had happened; `refused`: the rules refuse what it says; `acted`: the owner did something
 * else; `back`: something was taken back; `relieved`: a bot plays for the owner; `over`: the game is over.
 */
export const WHY_DISARMED = ['learnt', 'unforeseen', 'refused', 'acted', 'back', 'relieved', 'over'] as const;
export type WhyDisarmed = (typeof WHY_DISARMED)[number];

/** An order as its owner, and nobody else, may see it. */
export const Order = z.object({
  ...NewOrder.shape,
  state: z.enum(['armed', 'done', 'disarmed']),
  why: z.optional(z.enum(WHY_DISARMED)),
  /** The numbers of the actions of the game that it has brought about. */
  moves: z.array(z.int()),
});
export type Order = z.infer<typeof Order>;

/** The order that stands at a table, if there is one. */
export const Standing = z.object({ order: z.optional(Order) });
export type Standing = z.infer<typeof Standing>;
