import type { Bot } from '@hideout/bots';
import { caper1970 } from '@hideout/games/caper-1970';
import { caperCards } from '@hideout/games/caper-cards';
import { caperEurope } from '@hideout/games/caper-europe';
import { capsAndHammers } from '@hideout/games/caps-and-hammers';
import { setUp, type AnyGame } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import type { Ledger } from '@hideout/labkit';
import { Recorder } from '../src/record/recorder.ts';
import { dotsOf } from '../src/report/dots.ts';
import { histogramOf, spreadOf } from '../src/report/histogram.ts';
import { text } from '../src/report/html.ts';
import { pageOf } from '../src/report/page.ts';
import { scaleOf } from '../src/report/scale.ts';
import { makeSubject } from '../src/report/subject.ts';

const GAMES = [caperCards, caperEurope, capsAndHammers, caper1970] as unknown as readonly AnyGame[];
const anyBot: Bot = { name: 'any <bot>', choose: ({ legal, rng }) => legal.at(rng.below(legal.size)) };

function page(game: AnyGame, games: number): string {
  const setup = setUp(game, Math.max(2, game.seats.min));
  if (!setup.ok) throw new Error(setup.problem);
  const bots = Array.from({ length: setup.value.seats }, () => anyBot);
  const [counts] = new Recorder({ game, setup: setup.value, bots, seed: 1 }, 'fixed').record({ from: 0, to: games });
  const names = bots.map(({ name }) => name);
  const settings = {
    game: game.id,
    setup: setup.value,
    bots: names,
    seed: 1,
    rulesVersion: game.rulesVersion,
    seating: 'fixed',
  } as const;
  return pageOf(makeSubject(game, settings, JSON.parse(counts!) as Ledger, 100));
}

describe.each(GAMES.map((game) => [game.id, game] as const))('the report of %s', (_id, game) => {
  const html = page(game, 12);

  it('stands alone: no script, nothing from elsewhere', () => {
    expect(html).not.toMatch(/(?:src|href)=|url\(|@import|<script|https?:/);
    expect(html.length).toBeLessThan(400_000);
  });

  it('has numbers behind every drawing, and words for it', () => {
    const drawings = html.match(/<svg /g)!.length;
    expect(html.match(/<svg [^>]*role="img" aria-label="[^"]+"/g)).toHaveLength(drawings);
    const figures = html.match(/<figure/g)!.length;
    expect(html.match(/<table>/g)).toHaveLength(figures);
    expect(figures).toBeGreaterThan(5);
  });

  it('draws no place that is not a number, and closes what it opens', () => {
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    for (const tag of ['figure', 'svg', 'table', 'details', 'g', 'text', 'path', 'div']) {
      const opened = html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0;
      const closed =
        (html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0) +
        (html.match(new RegExp(`<${tag} [^>]*/>`, 'g'))?.length ?? 0);
      expect([tag, closed]).toEqual([tag, opened]);
    }
    expect(html).toContain('any &lt;bot&gt;');
    expect(html).toContain('of 100 games');
  });
});

describe('the pieces of a report', () => {
  it('puts ticks at round numbers inside the range', () => {
    expect(scaleOf([0, 1], [0, 100]).ticks).toEqual([0, 0.2, 0.4, 0.6000000000000001, 0.8, 1]);
    expect(scaleOf([43, 57], [0, 100], 5).ticks).toEqual([45, 50, 55]);
    expect(scaleOf([5, 5], [0, 100])(5)).toBe(0);
  });

  it('finds mean and quantiles, also of negative values', () => {
    const { cases, mean, quantile } = spreadOf({ '-2': 1, '0': 2, '3': 1 });
    expect([cases, mean, quantile(0.05), quantile(0.5), quantile(0.95)]).toEqual([4, 0.25, -2, 0, 3]);
  });

  it('draws one value and many, and a share of nothing', () => {
    expect(histogramOf([{ name: 'one', counts: { '7': 3 }, ink: 0 }], 'one')).toContain('<path');
    expect(histogramOf([{ name: 'many', counts: { '-500': 1, '12000': 2 }, ink: 0 }], 'many')).not.toContain('NaN');
    expect(dotsOf([{ name: 'none', times: 0, of: 0 }], 0.5, 'none')).toContain('not seen');
  });

  it('lets nothing of a text become markup', () => {
    expect(text('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;');
  });
});
