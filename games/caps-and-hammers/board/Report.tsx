import { COUNTRIES, type Event, type Spot, type View } from '../rules/index.ts';
import { type BoardProps, Detail, ThingBox } from '@hideout/boardkit';
import { NOBODY, type Language, type Seat, type Sheet } from '@hideout/kernel';
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

/** How a round was settled, and the sentences of all that came with it. */
interface RoundReport {
  readonly round: number;
  readonly settled: readonly Settled[];
  readonly events: readonly Event[];
}

/** The last resolution; none in the first round. */
export function reportOf(steps: BoardProps<Event, View>['steps']): RoundReport | undefined {
  const settled = steps.filter(({ events }) => events.some(({ type }) => type === 'weighed'));
  const last = settled.at(-1);
  return last && { round: settled.length, settled: settledIn(last.events), events: last.events };
}

/** Whether the report is news: nothing has been settled since, and both have not yet taken a turn. */
export const isNews = ({ places, turn }: View): boolean => places.length === 0 || turn < 2;

/** How the locations were settled, by the events of a resolution. */
function settledIn(events: readonly Event[]): readonly Settled[] {
  const crises = new Set(events.flatMap((event) => (event.type === 'crisis' ? event.at.place : [])));
  return events.flatMap((event) =>
    event.type === 'weighed' ? { ...event, isCrisis: crises.has(event.at.place) } : [],
  );
}

interface ReportProps {
  readonly report: RoundReport;
  /** Both sides from top to bottom. */
  readonly seats: readonly Seat[];
  readonly language: Language;
}

/** How the round before was settled, location by location: in a line at first, later as a tag; opened, it tells all. */
export function Report({ report, seats, language, isNew }: ReportProps & { readonly isNew: boolean }) {
  const words = BOARD_WORDS[language];
  const title = words.report(report.round);
  const sentences = report.settled.map((each) => `${spotName(each.at, language)}: ${verdict(each, seats, language)}`);
  return (
    <ThingBox
      id="report"
      label={[title, ...sentences].join('. ')}
      className={isNew ? 'ch-report' : 'ch-report-tag'}
      detail={<ReportDetail report={report} seats={seats} language={language} />}
    >
      <b className="ch-report-title">{title}</b>
      {isNew &&
        report.settled.map((each) => (
          <span className="ch-settled" key={each.at.place} data-owner={each.primary}>
            <span>{spotName(each.at, language)}</span>
            <b className="figure">{seats.map((seat) => each.sheets[seat]!.total).join(':')}</b>
            {each.primary === NOBODY ? <i>{words.tied}</i> : <FactionMark seat={each.primary} />}
            {each.isCrisis && <em>{words.crisis}</em>}
          </span>
        ))}
    </ThingBox>
  );
}

/** The whole report: each location with both sums and their parts, the verdict, and what else the round brought. */
const ReportDetail = ({ report, seats, language }: ReportProps) => (
  <>
    {report.settled.map((each) => (
      <div className="ch-report-place" key={each.at.place}>
        <p>
          <b>{spotName(each.at, language)}:</b> {verdict(each, seats, language)}.
        </p>
        {seats.map((seat) => (
          <p key={seat} className={`ch-seat-${seat}`}>
            <FactionMark seat={seat} /> {sum(each.sheets[seat]!, language)}
          </p>
        ))}
      </div>
    ))}
    {consequences(report, language).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <Detail clauses={['CH-5.2', 'CH-5.3', 'CH-5.4']} />
  </>
);

/** “Otto 2, you 5: the Caps take it, crisis”. */
function verdict({ at, sheets, primary, isCrisis }: Settled, seats: readonly Seat[], language: Language): string {
  const words = BOARD_WORDS[language];
  const totals = seats.map((seat) => `${words.factions[seat]!} ${sheets[seat]!.total}`).join(', ');
  const isTie = sheets[0]!.total === sheets[1]!.total;
  const won = primary === NOBODY ? words.tied : words.wins(words.factions[primary]!);
  const why = isTie && at.site < COUNTRIES.length ? `, ${words.byPreference}` : '';
  return `${totals}; ${won}${why}${isCrisis ? `, ${words.crisis}` : ''}`;
}

/** “4 = 2 Admiral + 2 Admiral, alone”. */
function sum({ total, lines }: Sheet, language: Language): string {
  const parts = lines.map((line) => `${line.points} ${NAMES[language].line(line)}`);
  return parts.length === 0 ? BOARD_WORDS[language].noCards : `${total} = ${parts.join(' + ')}`;
}

/** The protests that were drawn or taken, and where Defcon stands since. */
function consequences({ events }: RoundReport, language: Language): readonly string[] {
  const words = BOARD_WORDS[language];
  const levels = events.flatMap((event) => (event.type === 'lowered' || event.type === 'reset' ? event.defcon : []));
  const fall = levels.length > 0 ? [`Defcon: ${levels.join(' → ')}.`] : [];
  const drawn = [0, 1].flatMap((seat) => {
    const values = events.flatMap((event) =>
      (event.type === 'protested' || event.type === 'tookProtest') && event.seat === seat ? event.value : [],
    );
    return values.length > 0 ? words.drewProtests(words.factions[seat]!, values.join(', ')) : [];
  });
  return [...fall, ...drawn];
}
