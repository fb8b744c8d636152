import type { Account, Kept } from '@hideout/protocol';
import type { GuestPass } from '../../server/pass.ts';

/** Tells that this browser is somebody else now, or nobody, and why. */
export type OnPass = (pass: GuestPass | undefined, said?: string) => void;

/** What parts of the panel are given: they hand on what came of a change, or that all is to be fetched again. */
export interface PartProps {
  readonly token: string;
  readonly account: Account;
  readonly change: (work: Promise<Kept | Account | undefined>) => Promise<void>;
}
