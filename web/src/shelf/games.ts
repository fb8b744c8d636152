import type { AnyBoard, AnyGuide, Primer } from '@hideout/boardkit';
import { manifestOf, type Manifest } from '@hideout/catalogue';
import type { AnyGame, GameRecord } from '@hideout/kernel';
import type { ComponentType } from 'react';
import { fetchOnce } from './fetchOnce.ts';

/** The manifest of a game that the house has. */
export function find(id: string): Manifest {
  const manifest = manifestOf(id);
  if (!manifest) throw new Error(`no game “${id}”`);
  return manifest;
}

/** The rules of a game that the house has. */
export const rulesOf: (id: string) => Promise<AnyGame> = fetchOnce(async (id) => find(id).rules());

const rulesByKey = fetchOnce(async (key): Promise<AnyGame | undefined> => {
  const [id, version] = key.split(' ');
  const manifest = manifestOf(id!);
  const hasVersion = ({ rulesVersion }: AnyGame): boolean => rulesVersion === Number(version);
  const current = await manifest?.rules();
  return current && hasVersion(current) ? current : (await manifest?.earlier?.())?.find(hasVersion);
});

/** The rules that a game was begun or recorded with; undefined when this house does not have them. */
export const rulesBy = ({ game, rulesVersion }: Pick<GameRecord, 'game' | 'rulesVersion'>) =>
  rulesByKey(`${game} ${rulesVersion}`);

/** The board of a game, or undefined for a game that is drawn as text. */
export const boardOf: (id: string) => Promise<AnyBoard | undefined> = fetchOnce(async (id) => find(id).board?.());

/** The guided first game, where there is one. */
export const guideOf: (id: string) => Promise<AnyGuide | undefined> = fetchOnce(async (id) => find(id).guide?.());

/** The game in a minute, where it has been told. */
export const primerOf: (id: string) => Promise<Primer | undefined> = fetchOnce(async (id) => find(id).primer?.());

/** The picture of a game on the shelf, where it has one. */
export const pictureOf: (id: string) => Promise<ComponentType | undefined> = fetchOnce(async (id) =>
  find(id).picture?.(),
);
