import { addresses } from './attacks/addresses.ts';
import type { Attack } from './attacks/attack.ts';
import { crowd } from './attacks/crowd.ts';
import { cuts } from './attacks/cuts.ts';
import { damaged } from './attacks/damaged.ts';
import { clockJump, downtime } from './attacks/downtime.ts';
import { evening } from './attacks/evening.ts';
import { history } from './attacks/history.ts';
import { hurry } from './attacks/hurry.ts';
import { minds } from './attacks/minds.ts';
import { mutations } from './attacks/mutations.ts';
import { names } from './attacks/names.ts';
import { notices } from './attacks/notices.ts';
import { presence } from './attacks/presence.ts';
import { restarts } from './attacks/restarts.ts';
import { rewind } from './attacks/rewind.ts';
import { seats } from './attacks/seats.ts';
import { silence } from './attacks/silence.ts';
import { silentLine } from './attacks/silentLine.ts';
import { takebacks } from './attacks/takebacks.ts';
import { unready } from './attacks/unready.ts';

/** Everything that the house must withstand, by the name that `npm run test:hostile -- <name>` takes. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  mutations,
  restarts,
  cuts,
  damaged,
  unready,
  silence,
  addresses,
  presence,
  seats,
  crowd,
  hurry,
  names,
  minds,
  takebacks,
  history,
  evening,
  rewind,
  downtime,
  clockJump,
  silentLine,
  notices,
};
