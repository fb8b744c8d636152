import { boardOf, guideOf, primerOf, rulesOf } from '../../shelf/games.ts';

/** Calls for all that a table needs at once: on a slow line every question that waits for another answer is felt. */
export function callForTable(id: string, { guided }: { readonly guided: boolean }): Promise<unknown> {
  const guidance = guided ? [guideOf(id), primerOf(id)] : [];
  return Promise.allSettled([rulesOf(id), boardOf(id), import('../LocalTable.tsx'), ...guidance]);
}
