import { NONCE_BYTES, sha256, toHex, utf8 } from '@hideout/kernel';
import type { Founding, Reservation, WhyRelieved } from './entry.ts';

/** A seat as it stands: who it is for, who has it, and which bot plays on for somebody who left. */
export interface SeatState {
  plan: Reservation;
  guest: string | undefined;
  name: string;
  nonce: string | undefined;
  relief: { readonly level: string; readonly why: WhyRelieved } | undefined;
}

/** A seat before anybody sits down. A bot's nonce follows from the secret that the server has committed to. */
export function emptySeat(plan: Reservation, founding: Founding, index: number): SeatState {
  const isBot = plan.kind === 'bot';
  const nonce = isBot ? shareOf(founding, index) : undefined;
  return { plan, guest: undefined, name: isBot ? plan.level : '', nonce, relief: undefined };
}

/**
 * A bot's share of the chance, and everybody's in the deal of a day. The server has no choice here: another nonce would
 * need another secret, and it has committed to this one.
 */
export function shareOf({ secret }: Founding, seat: number): string {
  return toHex(sha256(utf8(`hideout/bot/1 ${secret} ${seat}`)).slice(0, NONCE_BYTES));
}
