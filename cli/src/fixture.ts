import { existsSync } from 'node:fs';
import type { AnyGame } from '@hideout/kernel';
import type { AnyFixture } from '@hideout/testkit';

/** What the laws need to know about a game, from `fixture` in its test/redeal.ts; undefined when it has none. */
export async function fixtureOf(game: AnyGame): Promise<AnyFixture | undefined> {
  const file = new URL(`../../games/${game.id}/test/redeal.ts`, import.meta.url);
  if (!existsSync(file)) return undefined;
  const { fixture } = (await import(file.href)) as { readonly fixture?: AnyFixture };
  return fixture;
}
