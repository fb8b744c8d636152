import type { Event, Spot, View } from '../rules/index.ts';
import { type BoardProps, Detail, ThingBox } from '@hideout/boardkit';
import { NOBODY, type Language, type Sheet } from '@hideout/kernel';
import { NAMES, spotName } from './names.ts';
import { FactionMark } from './Glyph.tsx';
import { BOARD_WORDS } from './words.ts';

/** How one location was settled. */
interface Settled {
  readonly at: Spot;
  readonly sheets: readonly Sheet[];
  readonly primary: number;
  readonly isCrisis: boolean;
}

interface RoundReport {
  readonly round: number;
  readonly settled: readonly Settled[];
}

/** The last resolution, until both have taken a turn of the next round. */
export function reportOf(steps: BoardProps<Event, View>['steps'], view: View): RoundReport | undefined {
  if (view.places.length > 0 && view.turn > 1) return undefined;
  const last = steps.findLast(({ events }) => events.some(({ type }) => type === 'weighed'));
  return last && { round: lastRound(view), settled: settledIn(last.events) };
}

/** How the locations were settled, by the events of a resolution. */
function settledIn(events: readonly Event[]): readonly Settled[] {
  const crises = new Set(events.flatMap((event) => (event.type === 'crisis' ? event.at.place : [])));
  return events.flatMap((event) =>
    event.type === 'weighed' ? { ...event, isCrisis: crises.has(event.at.place) } : [],
  );
}

/** The round that was settled last. */
const lastRound = ({ step, round }: View): number => (step === 'over' ? round : round - 1);

interface ReportProps {
  readonly report: RoundReport;
  readonly language: Language;
}

/** How the round before was settled, location by location. */
export function Report({ report, language }: ReportProps) {
  const words = BOARD_WORDS[language];
  const sentences = report.settled.map(
    (each) => `${spotName(each.at, language)} ${totals(each).join(':')}, ${verdict(each, language)}`,
  );
  return (
    <ThingBox
      id="report"
      label={`${words.report(report.round)}: ${sentences.join('; ')}`}
      className="ch-report"
      detail={
        <>
          {report.settled.map((each) => (
            <p key={each.at.place}>
              <b>{spotName(each.at, language)}:</b> {sums(each, language)}
            </p>
          ))}
          <Detail clauses={['CH-5.2', 'CH-5.3', 'CH-5.4']} />
        </>
      }
    >
      <b className="ch-report-title">{words.report(report.round)}</b>
      {report.settled.map((each) => (
        <span className="ch-settled" key={each.at.place} data-winner={each.primary}>
          <span>{spotName(each.at, language)}</span>
          <b className="figure">{totals(each).join(':')}</b>
          {each.primary === NOBODY ? <i>{words.tied}</i> : <FactionMark seat={each.primary} />}
          {each.isCrisis && <em>{words.crisis}</em>}
        </span>
      ))}
    </ThingBox>
  );
}

const totals = ({ sheets }: Settled): readonly number[] => sheets.map(({ total }) => total);

function verdict({ primary, isCrisis }: Settled, language: Language): string {
  const words = BOARD_WORDS[language];
  const won = primary === NOBODY ? words.tied : words.wins(words.factions[primary]!);
  return isCrisis ? `${won}, ${words.crisis}` : won;
}

/** Both sums with their parts: “Caps 4 (2 Admiral, 2 Admiral, alone); Hammers 2 (2 Spy)”. */
function sums({ sheets }: Settled, language: Language): string {
  const texts = sheets.map(({ seat, total, lines }) => {
    const named = lines.map((line) => `${line.points} ${NAMES[language].line(line)}`);
    const list = named.length > 0 ? ` (${named.join(', ')})` : '';
    return `${BOARD_WORDS[language].factions[seat]!} ${total}${list}`;
  });
  return `${texts.join('; ')}.`;
}
