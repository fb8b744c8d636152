import { callForTable } from './pages/setup/callForTable.ts';
import { rulesOf } from './shelf/games.ts';

/** Calls for what an address will need, while the page itself is still on its way; settles when it is there. */
export async function callAhead(path: string): Promise<void> {
  const [, place, id = ''] = path.split('/');
  if (place === 'quick' || place === 'learn')
    await Promise.allSettled([import('./pages/setup/QuickStart.tsx'), callForTable(id, { guided: place === 'learn' })]);
  if (place === 'new') await Promise.allSettled([import('./pages/setup/SetUp.tsx'), rulesOf(id)]);
  if (place === 'play') await Promise.allSettled([import('./pages/LocalTable.tsx')]);
  if (place === 't') await Promise.allSettled([import('./pages/link/LinkTable.tsx')]);
}
