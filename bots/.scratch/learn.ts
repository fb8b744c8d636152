import { caperCards, CREW, COPIES } from '@hideout/caper-cards';
import { ActionList, FastRng, NOBODY, seatOf } from '@hideout/kernel';
import { Plan } from '../src/caper-cards/plan.ts';
import { factsOf, WEIGHTS } from '../src/caper-cards/future.ts';
import { decide, values } from './decide.ts';
import { readFileSync, writeFileSync, existsSync } from 'node:fs';
const [seats, risk, games, seed, out, eps = '0.15'] = process.argv.slice(2);
const n = Number(seats);
const W = existsSync(out!) ? JSON.parse(readFileSync(out!, 'utf8')) : {};
const plan = undefined;
const legal = new ActionList();
const goal = n <= 2 ? 5 : 4;
const X: Float64Array[][] = Array.from({ length: goal }, () => []);
const Y: number[][] = Array.from({ length: goal }, () => []);
let wins = 0,
  clean = 0,
  cleanWins = 0;
for (let g = 0; g < Number(games); g++) {
  const rng = new FastRng(Number(seed), g);
  const s = caperCards.setup({ seats: n, options: { risk: risk!, boss: 'random' } }, rng);
  let last = 0;
  const marks: [number, Float64Array][] = [];
  const explore = rng.below(2) === 0;
  while (caperCards.actor(s) !== NOBODY) {
    legal.clear();
    caperCards.legal(s, legal);
    let a = legal.at(0);
    if (legal.size > 1) {
      const view = caperCards.view(s, seatOf(caperCards.actor(s)));
      const v = values(plan, view, legal, W[n]?.[s.round]);
      let b = 0;
      for (let i = 1; i < v.length; i++) if (v[i]! > v[b]! + 1e-12) b = i;
      if (explore && s.round < goal - 1 && rng.below(1000) < 1000 * Number(eps)) {
        // near-best alternative
        const near = v.map((x, i) => [x, i] as const).filter(([x]) => x > v[b]! - 0.1);
        b = near[rng.below(near.length)]![1];
      }
      a = legal.at(b);
    }
    caperCards.apply(s, a, { rng, log: undefined });
    if (s.round > last && caperCards.actor(s) !== NOBODY) {
      last = s.round;
      for (let q = 0; q < n; q++) {
        const own = s.hand.subarray(q * 8, q * 8 + 8);
        const crew = new Int8Array(8); // round may have begun with deck/row card: count it as elsewhere
        const else_ = CREW.map((_, k) => COPIES - s.discard[k]! - own[k]!);
        marks.push([last, factsOf(own, else_, Array.from(s.rewards.subarray(0, s.round)))]);
      }
    }
  }
  const won = caperCards.outcome(s)!.ending === 'won' ? 1 : 0;
  wins += won;
  if (!explore) {
    clean++;
    cleanWins += won;
  }
  for (const [r, x] of marks) {
    X[r]!.push(x);
    Y[r]!.push(won);
  }
}
console.log('self-play', wins / Number(games), 'without exploring', cleanWins / clean, clean);
W[n] ??= [];
for (let r = 1; r < goal; r++) {
  const m = X[r]!.length;
  const w = new Float64Array(WEIGHTS);
  const old = W[n][r - 1];
  if (old) w.set(old);
  // Newton-free: Adam full passes in minibatches on sparse lists
  const idx = X[r]!.map((x) => {
    const a: number[] = [];
    x.forEach((v, i) => {
      if (v !== 0) a.push(i);
    });
    return Int16Array.from(a);
  });
  const mm = new Float64Array(WEIGHTS),
    vv = new Float64Array(WEIGHTS),
    gr = new Float64Array(WEIGHTS);
  let t = 0;
  const rng = new FastRng(5);
  const L2 = (3 / m) * n; // prior
  const avg = new Float64Array(WEIGHTS);
  let na = 0;
  let loss = 0,
    base = 0;
  const EPOCHS = Math.max(6, Math.ceil(2_000_000 / m)),
    B = 256;
  for (let e = 0; e < EPOCHS; e++) {
    const lr = 0.02 * (1 - e / EPOCHS) + 0.0005;
    loss = 0;
    for (let b = 0; b < m; b += B) {
      gr.fill(0);
      t++;
      for (let q = 0; q < B; q++) {
        const i = rng.below(m);
        const x = X[r]![i]!,
          ix = idx[i]!;
        let z = 0;
        for (let j = 0; j < ix.length; j++) z += w[ix[j]!]! * x[ix[j]!]!;
        const p = 1 / (1 + Math.exp(-z));
        const d = p - Y[r]![i]!;
        loss -= Math.log(Y[r]![i] ? p : 1 - p);
        for (let j = 0; j < ix.length; j++) gr[ix[j]!]! += d * x[ix[j]!]!;
      }
      for (let j = 0; j < WEIGHTS; j++) {
        const g = gr[j]! / B + (j ? L2 * w[j]! : 0);
        mm[j] = 0.9 * mm[j]! + 0.1 * g;
        vv[j] = 0.999 * vv[j]! + 0.001 * g * g;
        w[j]! -= (lr * (mm[j]! / (1 - 0.9 ** t))) / (Math.sqrt(vv[j]! / (1 - 0.999 ** t)) + 1e-6);
      }
      if (e >= EPOCHS - 2) {
        na++;
        for (let j = 0; j < WEIGHTS; j++) avg[j]! += w[j]!;
      }
    }
    loss /= Math.ceil(m / B) * B;
  }
  const p = Y[r]!.reduce((a, b) => a + b, 0) / m;
  base = -(p * Math.log(p) + (1 - p) * Math.log(1 - p));
  W[n][r - 1] = Array.from(avg, (x) => Math.round((1000 * x) / na) / 1000);
  console.log(
    'round',
    r,
    'n',
    m,
    'p',
    p.toFixed(3),
    'entropy',
    base.toFixed(4),
    'loss',
    loss.toFixed(4),
    'first',
    W[n][r - 1].slice(1, 9).join(' '),
    'more',
    W[n][r - 1].slice(9, 17).join(' '),
    'else',
    W[n][r - 1].slice(17, 25).join(' '),
  );
}
writeFileSync(out!, JSON.stringify(W));
