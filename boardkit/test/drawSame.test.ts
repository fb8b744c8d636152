import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { drawSame } from '../src/drawSame.ts';

const Face = ({ children }: { readonly card: number; readonly children?: ReactNode }) => children;
const card = (number: number, name = 'Nun') =>
  createElement(Face, { card: number }, createElement('b', undefined, name), createElement('i', { key: 'mark' }));

/** The props of a thing, made new at every call, as a board makes them. */
const thing = (changes: object = {}) => ({ id: 'card:7', actions: [3, 4], children: [card(7), 'text'], ...changes });

describe('drawSame', () => {
  it('takes equal values, lists and elements for the same, though they are new ones', () => {
    expect(drawSame(thing(), thing())).toBe(true);
  });

  it.each([
    ['another value', { id: 'card:8' }],
    ['another action', { actions: [3, 5] }],
    ['one action more', { actions: [3, 4, 5] }],
    ['another prop of an element', { children: [card(8), 'text'] }],
    ['another text deep within', { children: [card(7, 'Mime'), 'text'] }],
    ['another kind of element', { children: [createElement('b'), 'text'] }],
    ['one prop more', { from: ['deck'] }],
    ['one prop less', { actions: undefined }],
    ['a new function', { plans: () => [] }],
    ['a new object', { view: {} }],
  ])('sees %s', (_, changes) => {
    expect(drawSame(thing(), thing(changes))).toBe(false);
    expect(drawSame(thing(changes), thing())).toBe(false);
  });

  it('does not look into objects that are no elements', () => {
    expect(drawSame({ view: { turn: 1 } }, { view: { turn: 1 } })).toBe(false);
  });
});
