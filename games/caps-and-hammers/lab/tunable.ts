import { capsAndHammersWith, COUNTRIES, FIGURES, KINDS, type Figures } from '../rules/index.ts';
import type { AnyGame } from '@hideout/kernel';
import {
  CARD_COLUMNS,
  decidedShare,
  eventsAGame,
  USES,
  type Knob,
  type Ledger,
  type Tunable,
  type Tuning,
} from '@hideout/labkit';

/** Countries whose cards are published (R). */
const PUBLISHED: ReadonlySet<string> = new Set(['brazil', 'south-africa', 'china']);

const knob = (key: string, value: number, min: number, max: number, group?: string): Knob => ({
  key,
  value,
  min,
  max,
  ...(group !== undefined && { group }),
});

const KNOBS: readonly Knob[] = [
  ...KINDS.map((kind) => knob(`copies/${kind}`, FIGURES.copies[kind], 4, 12, 'copies')),
  ...FIGURES.protests.map((count, value) => knob(`protests/${value}`, count, 0, 20, 'protests')),
  knob('draws/2', FIGURES.draws[1], 1, 4),
  knob('draws/3', FIGURES.draws[2], 0, 3),
  knob('perType', FIGURES.perType, 0, 2),
  knob('perTypeMost', FIGURES.perTypeMost, 1, 4),
  knob('ahead', FIGURES.ahead, 0, 3),
  knob('nuke', FIGURES.nuke, 1, 5),
  ...COUNTRIES.filter(({ name }) => !PUBLISHED.has(name)).map(({ name, prefers }) =>
    knob(`prefers/${name}`, prefers, 0, 1),
  ),
];

/** Caps & Hammers and the targets of CH-10. */
export const tunable: Tunable = {
  knobs: KNOBS,
  setups: [{ seats: 2, options: {} }],
  targets: [
    {
      clause: 'CH-10',
      name: 'Caps’ share of decided games',
      low: 0.46,
      high: 0.54,
      scale: 0.04,
      measure: decidedShare(0),
    },
    {
      clause: 'CH-10',
      name: 'draws',
      low: 0,
      high: 0.08,
      scale: 0.04,
      measure: ({ draws, games }) => draws / (games || 1),
    },
    { clause: 'CH-10', name: 'crises a game', low: 1, high: 4, scale: 1, measure: eventsAGame('crisis') },
    {
      clause: 'CH-10',
      name: 'deployments of the rarest card a game',
      low: 0.05,
      high: Infinity,
      scale: 0.5,
      measure: rarestCard,
    },
  ],
  with: (tuning) => capsAndHammersWith(figuresOf(tuning)) as unknown as AnyGame,
};

function rarestCard({ charts, games }: Ledger): number {
  const cells = charts['cards'] ?? [];
  return Math.min(...cells.filter((_, at) => at % CARD_COLUMNS.length === USES)) / (games || 1);
}

/** The figures of the rulebook with these values in their places. */
function figuresOf(tuning: Tuning): Figures {
  const unknown = Object.keys(tuning).find((key) => !KNOBS.some((each) => each.key === key));
  if (unknown !== undefined) throw new RangeError(`there is no figure “${unknown}” to tune`);
  const of = (key: string, standard: number): number => tuning[key] ?? standard;
  const { protests, draws } = FIGURES;
  const copies = Object.fromEntries(KINDS.map((kind) => [kind, of(`copies/${kind}`, FIGURES.copies[kind])]));
  return {
    ...FIGURES,
    copies: copies as Figures['copies'],
    protests: [0, 1, 2, 3].map((value) => of(`protests/${value}`, protests[value]!)) as unknown as Figures['protests'],
    draws: [draws[0], of('draws/2', draws[1]), of('draws/3', draws[2]), draws[3]],
    perType: of('perType', FIGURES.perType),
    perTypeMost: of('perTypeMost', FIGURES.perTypeMost),
    ahead: of('ahead', FIGURES.ahead),
    nuke: of('nuke', FIGURES.nuke),
    countries: COUNTRIES.map(({ name, value, prefers }) => ({
      value,
      prefers: of(`prefers/${name}`, prefers) as Figures['countries'][number]['prefers'],
    })),
  };
}
