import type { Act, CountLine, Moment } from '@hideout/boardkit';
import { answerTo, SPECTATOR, UNKNOWN, type Audience, type ByEvent, type SheetLine } from '@hideout/kernel';
import {
  KIND_OF,
  LOOM_LENS,
  ON_RISK,
  REWARDS,
  targetOf,
  VALUE_OF,
  WILD_CARD,
  type Event,
  type Face,
  type View,
} from '../rules/index.ts';
import { sheetsOf } from '../rules/sheets.ts';
import { scoreText } from '../words/signs.ts';
import { WORDS } from '../words/words.ts';
import { crewIds } from './cards.ts';
import { happen } from './happen.ts';
import { MOMENT_WORDS, type MomentWords, type Verdict } from './momentWords.ts';

/** A moment of Caper Cards. */
export type Scene = Moment<View>;

/** The kinds of moments; every one of them occurs. */
export const KINDS = [
  'card',
  'flip',
  'wild',
  'cover',
  'turn',
  'throwOut',
  'look',
  'fourth',
  'sum',
  'strike',
  'struck',
  'reward',
  'success',
  'short',
  'tied',
  'bust',
  'tuck',
  'won',
] as const;

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** One event of an act, between the table before it and the table after it. */
interface Turn {
  readonly act: Act<Event, View>;
  readonly index: number;
  readonly from: View;
  readonly view: View;
  readonly say: MomentWords;
  readonly to: Audience;
}

/** [§3] What an action is worth stopping for: above all the end of a heist, then what abilities and chance have done. */
export function momentsOf(act: Act<Event, View>): readonly Scene[] {
  const say = MOMENT_WORDS[act.language];
  const to: Audience = { viewer: act.view.viewer, names: act.names };
  let view = act.before;
  return act.events.flatMap((event, index) => {
    const from = view;
    view = happen(from, event);
    return answerTo(TELLINGS, event, { act, index, from, view, say, to }) ?? [];
  });
}

const TELLINGS: Partial<ByEvent<Event, readonly Scene[], [turn: Turn]>> = {
  played: tellPlayed,
  laid: tellLaid,
  rotated: (event, turn) => (isOwnChoice(turn) ? [] : [tellRotated(event, turn)]),
  discarded: (event, turn) => (isOwnChoice(turn) ? [] : [tellDiscarded(event, turn)]),
  announced: (_event, turn) => tellScore(turn),
  looked: (event, turn) => [tellLook(event, turn)],
  struck: tellStrike,
  revealed: (event, turn) => [tellReward(event, turn)],
  succeeded: (event, turn) => [tellSuccess(event, turn)],
  ended: (event, turn) => [tellEnd(event, turn)],
  tucked: (event, turn) => [tellTuck(event, turn)],
};

/** The viewer has just chosen this very thing: it is seen without a word. */
const isOwnChoice = ({ act, index }: Turn): boolean => index === 0 && act.seat === act.view.viewer;
const isFourth = ({ from }: Turn): boolean => from.plays === 3;
const lastLaid = ({ crew }: View): Face => crew.at(-1)!;

/** The id of the card that was laid last; on the Risk card it is the Risk. */
const lastId = (view: View): string => (lastLaid(view) === ON_RISK ? 'risk' : crewIds(view.crew).at(-1)!);

function tellPlayed({ seat, kind, from }: Of<'played'>, turn: Turn): readonly Scene[] {
  const { view, say, to } = turn;
  const isWaiting = view.entering !== undefined;
  if (from !== 'hand') {
    const caption = isWaiting ? say.flipAsks(kind, from) : say.flip(lastLaid(view), from, view.score);
    const things = isWaiting ? [] : [lastId(view)];
    return [{ kind: 'flip', caption, weight: 'glance', clause: 'CC-2.3', things, view }];
  }
  if (isWaiting || !isFourth(turn)) return [];
  return [fourth(say.fourth(seat, lastLaid(view), to), view)];
}

const fourth = (caption: string, view: View): Scene => ({
  kind: 'fourth',
  caption,
  weight: 'glance',
  clause: 'CC-2.4',
  things: [lastId(view)],
  view,
});

function tellLaid({ seat, face }: Of<'laid'>, turn: Turn): readonly Scene[] {
  const { from, view, say, to } = turn;
  if (isFourth(turn)) return [fourth(say.fourth(seat, face, to), view)];
  if (isOwnChoice(turn)) return [];
  if (face === ON_RISK) {
    const caption = say.cover(from.risk);
    return [{ kind: 'cover', caption, weight: 'glance', clause: 'CC-5.2', things: ['risk'], view }];
  }
  if (KIND_OF[face] !== WILD_CARD) return [];
  const caption = say.wild(seat, face, to);
  return [{ kind: 'wild', caption, weight: 'glance', clause: 'CC-5.6', things: [lastId(view), 'score'], view }];
}

function tellRotated({ face }: Of<'rotated'>, { from, view, say }: Turn): Scene {
  const id = crewIds(from.crew)[withoutRisk(from.crew).indexOf(face)]!;
  const things = [id, lastId(view), 'score'];
  return { kind: 'turn', caption: say.turn(face, view.score), weight: 'sentence', clause: 'CC-5.5', things, view };
}

const withoutRisk = (crew: readonly Face[]): readonly Face[] => crew.filter((face) => face !== ON_RISK);

function tellDiscarded({ face }: Of<'discarded'>, { view, say }: Turn): Scene {
  const caption = say.throwOut(face, view.score) + (face === ON_RISK ? say.riskBack(view.risk) : '');
  const things = [lastId(view), 'discard', 'score'];
  return { kind: 'throwOut', caption, weight: 'sentence', clause: 'CC-5.1', things, view };
}

/** After the fourth card the sum is told; before, only where the next card comes by itself. */
function tellScore(turn: Turn): readonly Scene[] {
  const { act, index, view, say, to } = turn;
  if (view.plays === 4) return [tellSum(turn)];
  const [first] = act.events;
  if (act.events[index + 1]?.type !== 'played' || first?.type !== 'played' || index > 1) return [];
  const caption = say.card(first.seat, lastLaid(view), to, view.score);
  return [{ kind: 'card', caption, weight: 'glance', things: [lastId(view), 'score'], view }];
}

function tellSum({ act, view, say }: Turn): Scene {
  const [crew] = sheetsOf(view);
  const count = countOf(crew!.lines, WORDS[act.language].line);
  const isCovered = view.crew.includes(ON_RISK);
  return {
    kind: 'sum',
    caption: say.sum(view.score),
    weight: 'sentence',
    count: isCovered ? [...count, { text: say.onRisk, figure: '0', sum: view.score }] : count,
    clause: 'CC-4.1',
    things: [...crewIds(view.crew), ...countedRewards(crew!.lines), 'score'],
    view,
  };
}

/** Lines of a score sheet, with the sum after each. */
function countOf(lines: readonly SheetLine[], textOf: (line: SheetLine) => string): readonly CountLine[] {
  let sum = 0;
  return lines.map((line) => {
    sum += line.points;
    return { text: textOf(line), figure: line.points < 0 ? scoreText(line.points) : `+${line.points}`, sum };
  });
}

const countedRewards = (lines: readonly SheetLine[]): readonly string[] =>
  lines.flatMap(({ what, of }) => (what === 'complication' ? [`reward:${of[0]}`] : []));

function tellLook({ seat, reward }: Of<'looked'>, { view, say, to }: Turn): Scene {
  return {
    kind: 'look',
    caption: say.look(seat, reward, targetOf(view).least, to),
    weight: reward === UNKNOWN ? 'glance' : 'sentence',
    clause: 'CC-5.3',
    things: [lastId(view), 'reward', `seat:${seat}`],
    view,
  };
}

/** First what is struck, as it still lies there, then what has come of it. */
function tellStrike({ reward, faces }: Of<'struck'>, { from, view, say }: Turn): readonly Scene[] {
  const row = withoutRisk(from.crew);
  const hit = crewIds(from.crew).filter((_, place) => faces.includes(row[place]!));
  const things = [`reward:${reward}`, ...hit, ...(faces.includes(ON_RISK) ? ['risk'] : [])];
  const isTurn = REWARDS[reward]!.complication.do === 'rotate';
  const what = isTurn ? say.rotates(faces) : say.goes(faces);
  const after = say.struck(what, from.score, view.score) + (faces.includes(ON_RISK) ? say.riskBack(view.risk) : '');
  const clause = `CC-6.${reward + 1}`;
  return [
    { kind: 'strike', caption: say.strike(reward), weight: 'sentence', clause, things, view: from },
    { kind: 'struck', caption: after, weight: 'sentence', clause, things: [...things, 'score'], view },
  ];
}

function tellReward({ reward, knownTo }: Of<'revealed'>, { view, say, to }: Turn): Scene {
  return {
    kind: 'reward',
    caption: say.reward(reward, knownTo, to),
    weight: 'sentence',
    clause: 'CC-3.2',
    things: ['risk', 'reward'],
    view,
  };
}

/** The heist that was attempted last. */
function verdictOf({ act, view }: Turn, heists: number): Verdict {
  const { reward, risk, score } = act.events.find((event) => event.type === 'revealed')!;
  const isStrict = view.tucked.includes(LOOM_LENS);
  return { risk, value: VALUE_OF[reward]!, score, isStrict, heists, goal: view.goal };
}

const DECIDED = ['risk', 'reward', 'score'];

function tellSuccess({ heists }: Of<'succeeded'>, turn: Turn): Scene {
  const caption = turn.say.success(verdictOf(turn, heists));
  return {
    kind: 'success',
    caption,
    weight: 'climax',
    mood: 'good',
    clause: 'CC-3.3',
    things: DECIDED,
    view: turn.view,
  };
}

/** [CC-3.4][CC-3.7] Won, or how the last heist has failed. */
function tellEnd({ ending }: Of<'ended'>, turn: Turn): Scene {
  const { view, say } = turn;
  if (ending === 'won') {
    const caption = say.won(view.goal, view.viewer !== SPECTATOR, view.seats === 1);
    const things = [...view.tucked.map((reward) => `reward:${reward}`), 'reward', 'score'];
    return { kind: 'won', caption, weight: 'climax', mood: 'good', clause: 'CC-3.7', things, view };
  }
  const caption = say.fails[ending](verdictOf(turn, view.tucked.length));
  const clause = ending === 'tied' ? 'CC-6.9' : 'CC-3.3';
  return { kind: ending, caption, weight: 'climax', mood: 'bad', clause, things: DECIDED, view };
}

function tellTuck({ reward }: Of<'tucked'>, { act, index, view, say, to }: Turn): Scene {
  const passed = act.events.slice(index).find((event) => event.type === 'passed');
  const caption = say.tuck(reward) + (passed ? say.boss(passed.to, view.tucked.length + 1, to) : '');
  return { kind: 'tuck', caption, weight: 'sentence', clause: 'CC-3.5', things: [`reward:${reward}`], view };
}
