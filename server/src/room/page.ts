const COMMA = 0x2c;
const QUOTE = 0x22;
const UNIT_BYTES = 2;

/**
 * A text of JSON that is written over by its next version, in one piece of memory: texts that live from one action to the
 * next would all outlive the collection of young objects.
 */
export class Page {
  #units = new Uint16Array(0);
  #length = 0;

  write(text: string): void {
    this.#keep(unitsOf(text));
  }

  /** Writes the text of splices that make the next version of this one, and turns to it; places begin with `offset`. */
  turn(text: string, offset = 0): string {
    const next = unitsOf(text);
    const splices = writeSplices(this.#units.subarray(0, this.#length), next, text, offset);
    this.#keep(next);
    return splices;
  }

  #keep(units: Uint16Array): void {
    if (units.length > this.#units.length) this.#units = new Uint16Array(Math.ceil(units.length * 1.25));
    this.#units.set(units);
    this.#length = units.length;
  }
}

let desk = Buffer.alloc(1 << 16);

/** The units of a text, until the next text is asked for. */
function unitsOf(text: string): Uint16Array {
  if (text.length * UNIT_BYTES > desk.length) desk = Buffer.alloc(2 * text.length * UNIT_BYTES);
  desk.write(text, 'utf16le');
  return new Uint16Array(desk.buffer, desk.byteOffset, text.length);
}

/**
 * Where the texts part, both are searched for the next member that they have in common. The splices are few and short if
 * the values are much alike, and right in any case.
 */
function writeSplices(before: Uint16Array, after: Uint16Array, text: string, offset: number): string {
  let written = '';
  let old = 0;
  let now = 0;
  for (;;) {
    while (old < before.length && now < after.length && before[old] === after[now]) {
      old++;
      now++;
    }
    if (old === before.length && now === after.length) return `[${written}]`;
    const [nextOld, nextNow] = meet(before, old, after, now);
    let oldEnd = nextOld;
    let nowEnd = nextNow;
    while (oldEnd > old && nowEnd > now && before[oldEnd - 1] === after[nowEnd - 1]) {
      oldEnd--;
      nowEnd--;
    }
    if (written !== '') written += ',';
    written += `[${offset + old},${oldEnd - old},${JSON.stringify(text.slice(now, nowEnd))}]`;
    old = nextOld;
    now = nextNow;
  }
}

/** Where both go on with the same member, or the end of both. */
function meet(before: Uint16Array, old: number, after: Uint16Array, now: number): readonly [number, number] {
  for (let start = nextMember(after, now); start < after.length; start = nextMember(after, start + 1))
    for (let found = nextMember(before, old); found < before.length; found = nextMember(before, found + 1))
      if (isSameMember(before, found, after, start)) return [found, start];
  return [before.length, after.length];
}

/** Where the next member (`,"name`) begins, or the end. */
function nextMember(units: Uint16Array, from: number): number {
  for (let at = from; at + 1 < units.length; at++) if (units[at] === COMMA && units[at + 1] === QUOTE) return at;
  return units.length;
}

/** Whether the names of two members are the same up to the quote at their end. */
function isSameMember(before: Uint16Array, old: number, after: Uint16Array, now: number): boolean {
  for (let at = 2; now + at < after.length; at++) {
    if (before[old + at] !== after[now + at]) return false;
    if (after[now + at] === QUOTE) return true;
  }
  return false;
}
