const COMMA = 0x2c;
const QUOTE = 0x22;
const UNIT_BYTES = 2;

/** Memory for a text, in units and in bytes: most of a text is compared two units at a time. */
class Sheet {
  units = new Uint16Array(0);
  bytes = Buffer.alloc(0);
  pairs = new DataView(this.units.buffer);
  length = 0;

  /** Makes room for a text of this length; if there was not enough, what stood here is gone. */
  hold(length: number): void {
    this.length = length;
    if (length <= this.units.length) return;
    this.units = new Uint16Array(Math.ceil(length * 1.25));
    this.bytes = Buffer.from(this.units.buffer);
    this.pairs = new DataView(this.units.buffer);
  }

  write(text: string): this {
    this.hold(text.length);
    this.bytes.write(text, 'utf16le');
    return this;
  }

  copy(other: Sheet): void {
    this.hold(other.length);
    other.bytes.copy(this.bytes, 0, 0, other.length * UNIT_BYTES);
  }
}

/** Where each text is written first, until the next text is. */
const desk = new Sheet();

/**
 * A text of JSON that is written over by its next version, in one piece of memory: texts that live from one action to the
 * next would all outlive the collection of young objects.
 */
export class Page {
  readonly #sheet = new Sheet();

  write(text: string): void {
    this.#sheet.write(text);
  }

  /** Writes the text of splices that make the next version of this one, and turns to it; places begin with `offset`. */
  turn(text: string, offset = 0): string {
    const splices = writeSplices(this.#sheet, desk.write(text), text, offset);
    this.#sheet.copy(desk);
    return splices;
  }
}

/**
 * Where the texts part, both are searched for the next member that they have in common. The splices are few and short if
 * the values are much alike, and right in any case.
 */
function writeSplices(before: Sheet, after: Sheet, text: string, offset: number): string {
  let written = '';
  let old = 0;
  let now = 0;
  for (;;) {
    const same = countSame(before, old, after, now);
    old += same;
    now += same;
    if (old === before.length && now === after.length) return `[${written}]`;
    const [nextOld, nextNow] = meet(before, old, after, now);
    let oldEnd = nextOld;
    let nowEnd = nextNow;
    while (oldEnd > old && nowEnd > now && before.units[oldEnd - 1] === after.units[nowEnd - 1]) {
      oldEnd--;
      nowEnd--;
    }
    if (written !== '') written += ',';
    written += `[${offset + old},${oldEnd - old},${JSON.stringify(text.slice(now, nowEnd))}]`;
    old = nextOld;
    now = nextNow;
  }
}

/** How many units are the same from these places on. */
function countSame(before: Sheet, old: number, after: Sheet, now: number): number {
  const most = Math.min(before.length - old, after.length - now);
  const [was, is] = [before.pairs, after.pairs];
  let same = 0;
  while (same + 1 < most && was.getUint32((old + same) * UNIT_BYTES) === is.getUint32((now + same) * UNIT_BYTES))
    same += 2;
  while (same < most && before.units[old + same] === after.units[now + same]) same++;
  return same;
}

/** Where both go on with the same member, or the end of both. */
function meet(before: Sheet, old: number, after: Sheet, now: number): readonly [number, number] {
  for (let start = nextMember(after, now); start < after.length; start = nextMember(after, start + 1))
    for (let found = nextMember(before, old); found < before.length; found = nextMember(before, found + 1))
      if (isSameMember(before, found, after, start)) return [found, start];
  return [before.length, after.length];
}

/** Where the next member (`,"name`) begins, or the end. */
function nextMember({ units, length }: Sheet, from: number): number {
  for (let at = from; at + 1 < length; at++) if (units[at] === COMMA && units[at + 1] === QUOTE) return at;
  return length;
}

/** Whether the names of two members are the same up to the quote at their end. */
function isSameMember(before: Sheet, old: number, after: Sheet, now: number): boolean {
  for (let at = 2; now + at < after.length; at++) {
    if (old + at === before.length || before.units[old + at] !== after.units[now + at]) return false;
    if (after.units[now + at] === QUOTE) return true;
  }
  return false;
}
