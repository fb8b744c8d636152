import { Welcome } from '@hideout/protocol';
import { ask } from './ask.ts';
import { keepPass, type GuestPass } from './pass.ts';

/** Becomes a guest of the server under this name. */
export async function becomeGuest(name: string): Promise<GuestPass> {
  const pass = await ask('/api/guests', Welcome, { body: { name } });
  keepPass(pass);
  return pass;
}
