import { tunableCaper1970 } from './caper-1970.ts';
import { tunableCaperEurope } from './caper-europe.ts';
import { tunableCapsAndHammers } from './caps-and-hammers.ts';
import type { Tunable } from './tunable.ts';

/** The games with D figures and balance targets. */
export const TUNABLES: Readonly<Record<string, Tunable>> = {
  'caper-europe': tunableCaperEurope,
  'caper-1970': tunableCaper1970,
  'caps-and-hammers': tunableCapsAndHammers,
};
