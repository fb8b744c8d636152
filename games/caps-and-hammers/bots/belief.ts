import { KINDS } from '../rules/index.ts';
import { Nearby, type Net } from '@hideout/bots';
import { Cues } from './cues.ts';
import type { Weigh } from './likelihood.ts';

/** How much of a belief is that any unseen card is as likely as another: so no kind is impossible, and no bluff convinces. */
const DOUBT = 0.1;

/** By what has been learnt about whoever plays well: how much likelier than by chance a face-down card is of each kind. */
export function weighBy(net: Net, doubt = DOUBT): Weigh {
  const cues = new Cues();
  const nearby = new Nearby(net);
  return (s, at, out, start) => {
    const likely = nearby.evaluate(cues.write(s, at));
    const { unseen } = cues;
    let [cards, sum] = [0, 0];
    for (let kind = 0; kind < KINDS.length; kind++) {
      if (unseen[kind] === 0) continue;
      cards += unseen[kind]!;
      sum += likely[kind]!;
    }
    for (let kind = 0; kind < KINDS.length; kind++) {
      const told = unseen[kind] === 0 ? 0 : (likely[kind]! * cards) / (unseen[kind]! * sum);
      out[start + kind] = (1 - doubt) * told + doubt;
    }
  };
}
