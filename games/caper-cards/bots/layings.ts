import { choicesIn, choose, CREW, FACES, LAYOUT, playCard, SETTLED } from '../rules/index.ts';
import { crewOf, CREWS, withCrew, type CrewId } from './crews.ts';

/** A card and the answer to what it asks; none where it asks nothing, or has one answer only. */
export interface Laying {
  readonly kind: number;
  readonly answer?: number;
}

/** No card can be laid like that onto this Crew. */
export const NO_WAY = -1;

/** By Crew and kind: every way to lay it, and the Crew after that. */
const WAYS = CREWS.map((faces, crew) => (faces.length === 4 ? [] : CREW.map((_, kind) => waysOf(crew, kind))));

function waysOf(crew: CrewId, kind: number): { readonly answer: number | undefined; readonly after: CrewId }[] {
  const s = withCrew(crew, LAYOUT.make());
  s.seats = 1;
  playCard(s, kind, 'hand', undefined);
  const after = (end: typeof s) => crewOf(end.crew.subarray(0, end.crewSize));
  if (s.step === SETTLED) return [{ answer: undefined, after: after(s) }];
  const choices = choicesIn(s, s.step);
  return FACES.flatMap((_, answer) => {
    if (((choices >>> answer) & 1) === 0) return [];
    const end = LAYOUT.clone(s);
    choose(end, s.step, answer, undefined);
    return { answer, after: after(end) };
  });
}

/** Every laying that any Crew allows, by kind, then by answer. */
export const LAYINGS: readonly Laying[] = CREW.flatMap((_, kind) => {
  const answers = new Set(WAYS.flatMap((ways) => (ways[kind] ?? []).map(({ answer }) => answer)));
  return [...answers]
    .toSorted((a, b) => (a ?? NO_WAY) - (b ?? NO_WAY))
    .map((answer) => (answer === undefined ? { kind } : { kind, answer }));
});

/** By Crew and laying: the Crew after it, or NO_WAY. */
export const AFTER = Int16Array.from(
  CREWS.flatMap((_, crew) =>
    LAYINGS.map(({ kind, answer }) => WAYS[crew]![kind]?.find((way) => way.answer === answer)?.after ?? NO_WAY),
  ),
);

/** By kind: where its layings begin; the next entry is the end. */
export const SPANS: readonly number[] = [...CREW.keys(), CREW.length].map((kind) => {
  const first = LAYINGS.findIndex((laying) => laying.kind >= kind);
  return first < 0 ? LAYINGS.length : first;
});
