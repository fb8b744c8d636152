import { capsAndHammersWith, COUNTRIES, FIGURES, KINDS, NAMED, POLICEMAN, SCIENTIST } from '../rules/index.ts';
import type { AnyGame } from '@hideout/kernel';
import {
  CARD_COLUMNS,
  decidedShare,
  eventsAGame,
  targetsOf,
  USES,
  type Knob,
  type Ledger,
  type Tunable,
} from '@hideout/labkit';
import { USE_COLUMNS } from './counter.ts';

const knob = (key: string, value: number, min: number, max: number): Knob => ({ key, value, min, max });

const KNOBS: readonly Knob[] = [
  ...KINDS.map((kind) => ({ ...knob(`copies/${kind}`, FIGURES.copies[kind], 4, 12), group: 'copies' })),
  ...Object.entries(FIGURES.protests).map(([value, count]) => ({
    ...knob(`protests/${value}`, count, 0, 20),
    group: 'protests',
  })),
  knob('draws/2', FIGURES.draws[2], 1, 4),
  knob('draws/3', FIGURES.draws[3], 1, 3),
  knob('draws/4', FIGURES.draws[4], 1, 2),
  knob('perType', FIGURES.perType, 0, 2),
  knob('perTypeMost', FIGURES.perTypeMost, 1, 4),
  knob('ahead', FIGURES.ahead, 0, 3),
  knob('nuke', FIGURES.nuke, 1, 5),
  ...COUNTRIES.filter(({ name }) => !NAMED.has(name)).map(({ name, prefers }) =>
    knob(`prefers/${name}`, prefers, 0, 1),
  ),
];

/** Caps & Hammers and the targets of CH-10. */
export const tunable: Tunable = {
  knobs: KNOBS,
  setups: [{ seats: 2, options: {} }],
  targets: targetsOf('CH-10', [
    { name: 'Caps’ share of decided games', low: 0.46, high: 0.54, scale: 0.04, measure: decidedShare(0) },
    { name: 'draws', low: 0, high: 0.08, scale: 0.04, measure: ({ draws, games }) => draws / (games || 1) },
    { name: 'crises a game', low: 1, high: 4, scale: 1, measure: eventsAGame('crisis') },
    { name: 'deployments of the rarest card a game', low: 0.05, high: Infinity, scale: 0.5, measure: rarestCard },
    { name: 'uses of the rarest active a game', low: 0.05, high: Infinity, scale: 0.5, measure: rarestActive },
  ]),
  with: (tuning) => capsAndHammersWith(tuning) as unknown as AnyGame,
};

function rarestCard({ charts, games }: Ledger): number {
  const cells = charts['cards'] ?? [];
  return Math.min(...cells.filter((_, at) => at % CARD_COLUMNS.length === USES)) / (games || 1);
}

/** The types with nothing to activate [CH-6.8, CH-6.9]. */
const PASSIVE: ReadonlySet<number> = new Set([POLICEMAN, SCIENTIST]);

function rarestActive({ charts, games }: Ledger): number {
  const [cells, columns] = [charts['uses'] ?? [], USE_COLUMNS.length];
  return Math.min(...cells.filter((_, at) => at % columns === 0 && !PASSIVE.has(at / columns))) / (games || 1);
}
