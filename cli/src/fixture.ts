import { existsSync } from 'node:fs';
import type { AnyGame, GameRecord } from '@hideout/kernel';
import type { AnyFixture } from '@hideout/testkit';

/** The recorded games that a game keeps in its test/records; none when it has no such folder. */
export async function recordsOf(game: AnyGame): Promise<readonly GameRecord[]> {
  const folder = new URL(`../../games/${game.id}/test/records/`, import.meta.url);
  if (!existsSync(folder)) return [];
  const { recordsIn } = await import('@hideout/testkit');
  return recordsIn(folder);
}

/** What the laws need to know about a game, from `fixture` in its test/redeal.ts; undefined when it has none. */
export async function fixtureOf({ id }: AnyGame): Promise<AnyFixture | undefined> {
  if (!existsSync(new URL(`../../games/${id}/test/redeal.ts`, import.meta.url))) return undefined;
  const { fixture } = (await import(`../../games/${id}/test/redeal.ts`)) as { readonly fixture?: AnyFixture };
  return fixture;
}
