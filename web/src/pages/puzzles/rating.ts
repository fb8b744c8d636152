/** How strong a solver or how hard a puzzle is taken to be, as Glicko-2 has it. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Somebody of whom nothing is known. */
export const NEWCOMER: Rating = { rating: 1300, deviation: 250, volatility: 0.06 };

/** A puzzle that nobody here has tried; miners know about how hard it is. */
export const untried = (rating: number): Rating => ({ rating, deviation: 150, volatility: 0.06 });

/** One try moves nobody further, and nobody is ever surer or less sure than this. */
export const MOST_CHANGE = 60;
export const [SUREST, LEAST_SURE] = [60, 250];

/** Whether a rating says much already. */
export const isSettled = ({ deviation }: Rating): boolean => deviation < 110;

const SCALE = 173.7178;
const MIDDLE = 1500;
/** How much volatility may change. */
const TAU = 0.5;
const CLOSE = 1e-6;

/** The rating after one meeting: `score` is 1 for who came out ahead, 0 for the other. */
export function ratedAfter(own: Rating, other: Rating, score: number): Rating {
  const [mu, phi] = [(own.rating - MIDDLE) / SCALE, own.deviation / SCALE];
  const [theirs, doubt] = [(other.rating - MIDDLE) / SCALE, other.deviation / SCALE];
  const g = 1 / Math.sqrt(1 + (3 * doubt ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp(-g * (mu - theirs)));
  const v = 1 / (g ** 2 * expected * (1 - expected));
  const delta = v * g * (score - expected);
  const volatility = volatilityAfter(own.volatility, { phi, v, delta });
  const before = Math.sqrt(phi ** 2 + volatility ** 2);
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / v);
  const change = SCALE * after ** 2 * g * (score - expected);
  return {
    rating: own.rating + within(change, -MOST_CHANGE, MOST_CHANGE),
    deviation: within(SCALE * after, SUREST, LEAST_SURE),
    volatility,
  };
}

const within = (number: number, least: number, most: number): number => Math.max(least, Math.min(most, number));

/** The root that Glickman's paper finds by the Illinois method. */
function volatilityAfter(
  sigma: number,
  { phi, v, delta }: { readonly phi: number; readonly v: number; readonly delta: number },
): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    return (e * (delta ** 2 - phi ** 2 - v - e)) / (2 * (phi ** 2 + v + e) ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = delta ** 2 > phi ** 2 + v ? Math.log(delta ** 2 - phi ** 2 - v) : below(f, a);
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const at = f(next);
    if (at * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, at];
  }
  return Math.exp(low / 2);
}

function below(f: (x: number) => number, a: number): number {
  let k = 1;
  while (f(a - k * TAU) < 0) k++;
  return a - k * TAU;
}
