import { readHere } from '../store/here.ts';
import { endPush } from './notices.ts';
import { currentPass, keepPass, type GuestPass } from './pass.ts';

const KEY = 'hideout/guest';
const OTHERS = 'hideout/guests';

/** Other names that this browser has at the server, set aside. */
export function otherPasses(): readonly GuestPass[] {
  const passes = readHere(OTHERS);
  return Array.isArray(passes) ? (passes as GuestPass[]) : [];
}

const keepOthers = (passes: readonly GuestPass[]): void => localStorage.setItem(OTHERS, JSON.stringify(passes));

/** Becomes somebody else in this browser; with `keepsOld`, who it was before can be taken up again. */
export function becomeOther(pass: GuestPass, { keepsOld }: { readonly keepsOld: boolean }): void {
  const old = currentPass();
  const others = otherPasses().filter(({ token }) => token !== pass.token);
  keepOthers(keepsOld && old ? [...others, old] : others);
  keepPass(pass);
}

/** Forgets who this browser is, which is then not called for them any more, and goes on as the last one who was set aside; undefined if there is none. */
export function forgetPass(): GuestPass | undefined {
  void endPush().catch(() => {});
  const others = otherPasses();
  const next = others.at(-1);
  keepOthers(others.slice(0, -1));
  if (next) keepPass(next);
  else localStorage.removeItem(KEY);
  return next;
}
