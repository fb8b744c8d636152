import type { Id } from '@hideout/kernel';

/** A set of faces, one bit for each: built once, asked often, never allocated. */
export type FaceSet = Id<'FaceSet'>;
export const NO_FACES = 0 as FaceSet;

export const setOf = (faces: readonly number[]): FaceSet =>
  faces.reduce((set, face) => set | (1 << face), 0) as FaceSet;
export const hasFace = (set: FaceSet, face: number): boolean => ((set >>> face) & 1) === 1;
export const withFace = (set: FaceSet, face: number): FaceSet => (set | (1 << face)) as FaceSet;
export const withoutFace = (set: FaceSet, face: number): FaceSet => (set & ~(1 << face)) as FaceSet;
export const isSingle = (set: FaceSet): boolean => set !== 0 && (set & (set - 1)) === 0;
/** The lowest face of a set that is not empty. */
export const firstFace = (set: FaceSet): number => 31 - Math.clz32(set & (~set + 1));
