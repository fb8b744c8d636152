/** A piece of a source: a name, a text without its quotes, or a single other character. */
interface Token {
  readonly kind: 'name' | 'text' | 'mark';
  readonly value: string;
}

/** Comments and space, names and numbers, texts in three kinds of quotes, or any other character. */
const TOKEN =
  /(?<space>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<name>[\w$]+)|'(?<single>(?:[^'\\\n]|\\[\s\S])*)'|"(?<double>(?:[^"\\\n]|\\[\s\S])*)"|`(?<template>(?:[^`\\]|\\[\s\S])*)`|(?<mark>[\s\S])/y;
const REGEXP = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y;
/** After one of these, and at the start, a slash begins a regular expression and is no division. */
const BEFORE_REGEXP = '(,=:[!&|?{};>';

/** Names that register a test, and those that register a group of them. */
const TESTS = new Set(['it', 'test']);
const GROUPS = new Set(['describe', 'suite']);
/** What makes a test or a group that does not run, or is meant to fail. */
const IDLE = new Set(['skip', 'todo', 'fails']);
/** What takes an argument of its own before the title comes. */
const CURRIED = new Set(['each', 'for', 'skipIf', 'runIf']);

/**
 * The titles of all tests in a source: of `it(…)`, `test(…)`, `it.each(…)(…)` and their like, as they are written.
 * Comments, other texts, the titles of groups, and tests that are skipped do not count.
 */
export function testTitles(source: string): string[] {
  const tokens = tokensOf(source);
  const titles: string[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const name = nameAt(tokens, i);
    if (!TESTS.has(name) && !GROUPS.has(name)) continue;
    if (isMark(tokens[i - 1], '.')) continue;
    const { modifiers, at } = readModifiers(tokens, i + 1);
    const isIdle = modifiers.some((modifier) => IDLE.has(modifier));
    if (isIdle) i = afterCall(tokens, at) - 1;
    else if (TESTS.has(name)) titles.push(...titleAt(tokens, at, modifiers));
  }
  return titles;
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < source.length;) {
    const last = tokens.at(-1);
    const mayBeRegExp = !last || (last.kind === 'mark' && BEFORE_REGEXP.includes(last.value));
    REGEXP.lastIndex = TOKEN.lastIndex = at;
    const { 0: piece, groups } = TOKEN.exec(source)!;
    const { space, name, mark, single, double, template } = groups!;
    const regExp = mark === '/' && mayBeRegExp ? REGEXP.exec(source)?.[0] : undefined;
    if (regExp !== undefined) tokens.push({ kind: 'name', value: regExp });
    else if (name !== undefined) tokens.push({ kind: 'name', value: name });
    else if (mark !== undefined) tokens.push({ kind: 'mark', value: mark });
    else if (space === undefined) tokens.push({ kind: 'text', value: single ?? double ?? template ?? '' });
    at += (regExp ?? piece).length;
  }
  return tokens;
}

const nameAt = (tokens: readonly Token[], i: number): string => (tokens[i]?.kind === 'name' ? tokens[i].value : '');
const isMark = (token: Token | undefined, mark: string): boolean => token?.kind === 'mark' && token.value === mark;

/** The names after the dots that follow a name, and where they end. */
function readModifiers(tokens: readonly Token[], from: number): { modifiers: string[]; at: number } {
  const modifiers: string[] = [];
  let at = from;
  while (isMark(tokens[at], '.') && nameAt(tokens, at + 1) !== '') {
    modifiers.push(nameAt(tokens, at + 1));
    at += 2;
  }
  return { modifiers, at };
}

/** The title of the call that begins here, if it is written out. */
function titleAt(tokens: readonly Token[], from: number, modifiers: readonly string[]): string[] {
  const at = modifiers.some((modifier) => CURRIED.has(modifier)) ? afterCall(tokens, from) : from;
  const title = tokens[at + 1];
  return isMark(tokens[at], '(') && title?.kind === 'text' ? [title.value] : [];
}

/** The place after the template or the parentheses that begin here, also after type arguments before them. */
function afterCall(tokens: readonly Token[], from: number): number {
  let at = from;
  while (isMark(tokens[from], '<') && at < tokens.length && !isMark(tokens[at], '(')) at++;
  if (tokens[at]?.kind === 'text') return at + 1;
  let depth = 0;
  do {
    const token = tokens[at++];
    if (token?.kind !== 'mark') continue;
    if ('([{'.includes(token.value)) depth++;
    if (')]}'.includes(token.value)) depth--;
  } while (depth > 0 && at < tokens.length);
  return at;
}
