/** A field of a state: SCALAR for one number, or how many cells an array has. */
export type Field = number;
export const SCALAR = 0;

type ScalarsOf<F> = { -readonly [Name in keyof F as F[Name] extends typeof SCALAR ? Name : never]: number };
type ArraysOf<F> = { readonly [Name in keyof F as F[Name] extends typeof SCALAR ? never : Name]: Int16Array };

/** A state with the fields of `F`: numbers and small arrays of numbers under readable names. */
export type StateOf<F> = { readonly cells: Int16Array } & ScalarsOf<F> & ArraysOf<F>;

/** Where a state keeps the names of its cells. */
const NAMES = Symbol('names of cells');

/** What the cells of a state are called, in order: `round`, `hand[0]`, `hand[1]`; undefined where no layout made it. */
export const cellNames = (s: object): readonly string[] | undefined => (s as { [NAMES]?: readonly string[] })[NAMES];

/**
 * Lays all fields of a state into one block of 16-bit cells, each field a window on it. A copy is then one block
 * copy, and copying and writing down need no code in any game, so none of them can forget a field.
 */
export function layout<const F extends Readonly<Record<string, Field>>>(fields: F) {
  const names = Object.keys(fields);
  const starts = new Map<string, number>();
  let size = 0;
  for (const name of names) {
    starts.set(name, size);
    size += width(fields[name]!);
  }

  class Cells {
    readonly cells = new Int16Array(size);
    constructor() {
      const windows = this as unknown as Record<string, Int16Array>;
      for (const name of names) {
        const start = starts.get(name)!;
        if (fields[name] !== SCALAR) windows[name] = this.cells.subarray(start, start + fields[name]!);
      }
    }
  }
  for (const name of names) {
    if (fields[name] === SCALAR) defineScalar(Cells.prototype, name, starts.get(name)!);
  }
  Object.defineProperty(Cells.prototype, NAMES, { value: names.flatMap((name) => namesIn(name, fields[name]!)) });
  type S = StateOf<F>;
  /** A state of zeros. */
  const make = (): S => new Cells() as unknown as S;

  /** Sets every cell to zero. */
  const reset = (s: S): S => {
    s.cells.fill(0);
    return s;
  };

  const clone = (s: Readonly<S>, into = make()): S => {
    into.cells.set(s.cells);
    return into;
  };

  /** `name:1,2,3 name:4`, in the order of the fields, without trailing zeros and without fields that are all zero. */
  const encode = (s: Readonly<S>): string => {
    const parts: string[] = [];
    for (const name of names) {
      const start = starts.get(name)!;
      const text = writeCells(s.cells, start, start + width(fields[name]!));
      if (text !== '') parts.push(`${name}:${text}`);
    }
    return parts.join(' ');
  };

  /** The state that such a line describes. Throws a RangeError on anything else. */
  const decode = (line: string): S => {
    const s = make();
    for (const part of line === '' ? [] : line.split(' ')) {
      const [name = '', text = ''] = part.split(':');
      const start = starts.get(name);
      if (start === undefined) throw new RangeError(`a state has no field “${name}”`);
      readCells(s.cells, start, width(fields[name]!), text);
    }
    if (encode(s) !== line) throw new RangeError('not the line of a state');
    return s;
  };

  return { make, reset, clone, encode, decode };
}

const width = (field: Field): number => (field === SCALAR ? 1 : field);

const namesIn = (name: string, field: Field): string[] =>
  field === SCALAR ? [name] : Array.from({ length: field }, (_, i) => `${name}[${i}]`);

function defineScalar(prototype: object, name: string, at: number): void {
  Object.defineProperty(prototype, name, {
    get(this: { cells: Int16Array }) {
      return this.cells[at];
    },
    set(this: { cells: Int16Array }, value: number) {
      this.cells[at] = value;
    },
  });
}

function writeCells(cells: Int16Array, start: number, end: number): string {
  let last = end;
  while (last > start && cells[last - 1] === 0) last--;
  return cells.subarray(start, last).join(',');
}

function readCells(cells: Int16Array, start: number, room: number, text: string): void {
  const numbers = text.split(',').map(Number);
  if (numbers.length > room) throw new RangeError(`“${text}” is too long for its field`);
  cells.set(numbers, start);
}
