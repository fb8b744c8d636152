import { existsSync } from 'node:fs';
import type { AnyGame } from '@hideout/kernel';
import type { AnyFixture } from '@hideout/testkit';

/** What the laws need to know about a game, from `fixture` in its test/redeal.ts; undefined when it has none. */
export async function fixtureOf({ id }: AnyGame): Promise<AnyFixture | undefined> {
  if (!existsSync(new URL(`../../games/${id}/test/redeal.ts`, import.meta.url))) return undefined;
  const { fixture } = (await import(`../../games/${id}/test/redeal.ts`)) as { readonly fixture?: AnyFixture };
  return fixture;
}
