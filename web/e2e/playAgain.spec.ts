import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { openKept, quicken } from './player.ts';

/** Finished games of Caper (1970), by the number of their players. */
const FINISHED = { 2: 'turn-guard', 3: 'uncatchable', 4: 'shared-win' } as const;

/** By seat: the side of the thief that the page shows for it; whoever looks on stands first. */
const sidesOn = (page: Page): Promise<readonly number[]> =>
  page.locator('.c7-player').evaluateAll((players) => {
    const sides: number[] = [];
    for (const player of players as HTMLElement[]) {
      const { thing } = player.querySelector<HTMLElement>('[data-thing^="seat:"]')!.dataset;
      sides[Number(thing!.slice('seat:'.length))] = Number(player.dataset['side']);
    }
    return sides;
  });

for (const [seats, name] of Object.entries(FINISHED)) {
  test(`Caper (1970): ${seats} players on one screen play again, and everybody has the next thief`, async ({
    page,
  }) => {
    await quicken(page);
    const record = readFileSync(new URL(`../../games/caper-1970/test/records/${name}.json`, import.meta.url), 'utf8');
    const people = Array.from({ length: Number(seats) }, () => 'person');
    const kept = { record, seats: people, forced: [], guided: false, imported: false, changed: 0 };
    await openKept(page, ['hideout/game/over', JSON.stringify(kept)]);
    const before = await sidesOn(page);
    expect(before).toHaveLength(people.length);
    expect(before).not.toContain(NaN);
    await page.getByRole('button', { name: 'Play again' }).click();
    const curtain = page.getByRole('button', { name: /^I am Seat \d$/ });
    const me = Number((await curtain.innerText()).at(-1)) - 1;
    await curtain.click();
    await expect.poll(() => sidesOn(page)).toEqual(before.map((side) => (side + 1) % 4));
    for (const [seat] of people.entries())
      await expect(page.locator(`[data-thing="seat:${seat}"] b`)).toHaveText(seat === me ? 'You' : `Seat ${seat + 1}`);
  });
}
