import { choicesIn, choose, CREW, FACES, LAYOUT, playCard, SETTLED, type State } from '../rules/index.ts';

/** The most Crew in play. */
const ROOM = 4;
const KINDS = CREW.length;
const BASE = FACES.length + 1;

/** A Crew in play, whatever the order in which it was played: its place in CREWS. */
export type CrewId = number;

/** Every Crew of at most four cards that could be in play: its faces, ascending. The first is the empty one. */
export const CREWS: readonly (readonly number[])[] = [
  [],
  ...crewsOfSize(1),
  ...crewsOfSize(2),
  ...crewsOfSize(3),
  ...crewsOfSize(4),
];

function crewsOfSize(size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return FACES.flatMap((_, face) =>
    face < from ? [] : crewsOfSize(size - 1, face).map((others) => [face, ...others]),
  );
}

const ID_BY_CODE = new Int16Array(BASE ** ROOM);
for (const [id, faces] of CREWS.entries()) ID_BY_CODE[codeOf(faces)] = id;

function codeOf(ascending: readonly number[]): number {
  return ascending.reduce((code, face) => code * BASE + face + 1, 0);
}

/** The Crew with these faces, in any order. */
export const crewOf = (faces: Iterable<number>): CrewId => ID_BY_CODE[codeOf([...faces].toSorted((a, b) => a - b))]!;

/** How many Crew can still be played onto: those of fewer than four cards come first. */
const OPEN = CREWS.filter((faces) => faces.length < ROOM).length;

/** By Crew and kind: where in RESULTS the Crews begin that playing the kind can lead to; the next entry is the end. */
export const RESULTS_AT = new Int16Array(OPEN * KINDS + 1);
export const RESULTS = fillResults();

/** Where in RESULTS_AT a Crew and a kind stand. */
export const playCell = (crew: CrewId, kind: number): number => crew * KINDS + kind;

function fillResults(): Int16Array {
  const results: number[] = [];
  for (let crew = 0; crew < OPEN; crew++) {
    for (let kind = 0; kind < KINDS; kind++) {
      RESULTS_AT[crew * KINDS + kind] = results.length;
      results.push(...resultsOf(crew, kind));
    }
  }
  RESULTS_AT[OPEN * KINDS] = results.length;
  return Int16Array.from(results);
}

/** The Crews that playing the kind can lead to, by the rules themselves. */
function resultsOf(crew: CrewId, kind: number): CrewId[] {
  const s = withCrew(crew, LAYOUT.make());
  s.seats = 1;
  playCard(s, kind, 'hand', undefined);
  return [...new Set(settled(s).map((end) => crewOf(end.crew.subarray(0, end.crewSize))))];
}

/** The state after every way to answer what a card asks. */
function settled(s: State): State[] {
  if (s.step === SETTLED) return [s];
  const choices = choicesIn(s, s.step);
  return FACES.flatMap((_, face) => {
    if (((choices >>> face) & 1) === 0) return [];
    const next = LAYOUT.clone(s);
    choose(next, s.step, face, undefined);
    return settled(next);
  });
}

/** Puts the Crew into play. */
export function withCrew(crew: CrewId, s: State): State {
  s.crew.fill(0);
  s.crew.set(CREWS[crew]!);
  s.crewSize = CREWS[crew]!.length;
  return s;
}

/** How many of a Crew show a face. */
export const countOf = (crew: CrewId, face: number): number => COUNTS[crew * FACES.length + face]!;

const COUNTS = Int8Array.from(
  CREWS.flatMap((faces) => FACES.map((_, face) => faces.filter((each) => each === face).length)),
);
