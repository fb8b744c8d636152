import type { Action } from '@hideout/kernel';

const NOTHING = 1;

/**
 * What a seat notices of another's action, as a number that stands for it in the seat's tree: below zero, so that it
 * is never an action of its own. Equal sights give equal numbers; unequal ones give equal numbers once in 2³¹.
 */
export const noticeOf = (seen: object | undefined): Action => ~(digest(seen, NOTHING) >>> 1) as Action;

/** Mixes all numbers, texts and truths of a plain value into the hash, in order. */
function digest(value: unknown, start: number): number {
  let hash = start;
  if (typeof value === 'string') {
    for (let i = 0; i < value.length; i++) hash = mix(hash, value.charCodeAt(i));
  } else if (typeof value === 'object') {
    for (const key in value) hash = digest((value as Record<string, unknown>)[key], hash + 1);
  } else if (value !== undefined) hash = mix(hash, Number(value));
  return hash;
}

const mix = (hash: number, word: number): number => {
  const mixed = Math.imul(hash ^ word, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};
