import { nounOf, verbOf } from '@hideout/kernel';
import { ROTATED } from '@hideout/caper-cards';
import { Plan } from '../src/caper-cards/plan.ts';
export function values(_: any, view: any, legal: any, w: any) {
  const plan = new Plan(view, w);
  const out = [];
  for (let i = 0; i < legal.size; i++) {
    const a = legal.at(i);
    const n = nounOf(a);
    let v;
    switch (verbOf(a)) {
      case 0:
        v = plan.play(n);
        break;
      case 1:
        v = plan.settle([...view.crew, n]);
        break;
      case 2: {
        const c = [...view.crew];
        c[c.indexOf(n)] = ROTATED[n];
        v = plan.settle(c);
        break;
      }
      default: {
        const c = [...view.crew];
        c.splice(c.indexOf(n), 1);
        v = plan.settle(c);
      }
    }
    out.push(v);
  }
  return out;
}
export function decide(plan: any, view: any, legal: any, w: any) {
  const v = values(plan, view, legal, w);
  let b = 0;
  for (let i = 1; i < v.length; i++) if (v[i]! > v[b]! + 1e-12) b = i;
  return legal.at(b);
}
