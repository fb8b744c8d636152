import { use } from 'react';
import { Mark } from '../shell/Mark.tsx';
import { pictureOf } from './games.ts';

/** The game's own picture, or the mark of the house. */
export function Picture({ id }: { readonly id: string }) {
  const Own = use(pictureOf(id));
  // oxlint-disable-next-line react/static-components -- It is fetched once and stays the same.
  return Own ? <Own /> : <Mark />;
}
