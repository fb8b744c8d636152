import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that axe finds no violation on the page as it stands, nor a colour too faint in the other theme. */
export async function expectClean(page: Page, place: string): Promise<void> {
  await expectNothing(page, `${place} in paper`, axeOn(page), 'paper');
  // Everything but colours is the same in both themes.
  await expectReadable(page, place, ['midnight']);
}

/** Expects that axe finds no colour too faint, in either theme. */
export async function expectReadable(page: Page, place: string, themes = ['paper', 'midnight']): Promise<void> {
  for (const theme of themes)
    await expectNothing(page, `${place} in ${theme}`, axeOn(page).withRules('color-contrast'), theme);
}

/** Our pages have no frames, so axe need not open a page of its own to gather what it found in them, nor describe what is well. */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function expectNothing(page: Page, place: string, axe: AxeBuilder, theme: string): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  // Colours that are still on their way to another theme are nobody's colours.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  expect(found, place).toEqual([]);
}
