import type { Page } from '@playwright/test';

/** Fixes the chance of the bots before the page loads: their seeds are the only single numbers that a page draws. */
export async function fixChance(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const draw = crypto.getRandomValues.bind(crypto);
    let seed = 0;
    crypto.getRandomValues = (array) => {
      if (!(array instanceof Uint32Array) || array.length !== 1) return draw(array);
      array[0] = ++seed;
      return array;
    };
  });
}
