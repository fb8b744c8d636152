import { FastRng } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import {
  ChatText,
  ClientMessage,
  Command,
  GREETINGS,
  LIMITS,
  Name,
  NewTable,
  PROTOCOL,
  readMessage,
  ServerMessage,
  skeletonOf,
  Token,
} from '../src/index.ts';

const TABLE = 'aB3-_aB3-_aB3-_0';
const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

describe('what a client may send', () => {
  it.each([
    { type: 'hello', protocol: PROTOCOL },
    { type: 'hello', protocol: PROTOCOL + 1 },
    { type: 'watch', table: TABLE, from: 0 },
    { type: 'watch', table: TABLE, as: 1 },
    { type: 'unwatch', table: TABLE },
    { type: 'do', table: TABLE, key: 'a-key-of-mine', command: { type: 'act', action: 65_537, turn: 3 } },
  ])('%j', (message) => {
    expect(ClientMessage.parse(message)).toEqual(message);
  });

  it.each([
    undefined,
    [],
    { type: 'shout' },
    { type: 'hello' },
    { type: 'hello', protocol: PROTOCOL, token: 'short' },
    { type: 'watch', table: '../../etc' },
    { type: 'watch', table: TABLE, from: -1 },
    { type: 'watch', table: TABLE, extra: true },
    { type: 'do', table: TABLE, key: 'short', command: { type: 'start' } },
    { type: 'do', table: TABLE, key: 'a-key-of-mine', command: { type: 'act', action: 1.5, turn: 3 } },
    { type: 'do', table: TABLE, key: 'a-key-of-mine', command: { type: 'act', action: 2 ** 31, turn: 3 } },
  ])('and not %j', (message) => {
    expect(accepts(ClientMessage, message)).toBe(false);
  });
});

describe('a message as text', () => {
  const action = { type: 'act', action: 65_537, turn: 3 };
  const message = { type: 'do', table: TABLE, key: 'a-key-of-mine' };

  it('is what the schema makes of it, whatever it is', () => {
    const odd = [
      undefined,
      -1,
      1.5,
      0,
      2 ** 31 - 1,
      2 ** 31,
      2 ** 53,
      '3',
      '',
      TABLE,
      'act',
      'do',
      true,
      [],
      {},
      [action],
    ];
    const rng = new FastRng(18);
    const one = (of: readonly unknown[]): unknown => of[rng.below(of.length)];
    const field = (usual: unknown): unknown => (rng.below(8) > 0 ? usual : one(odd));
    for (let n = 0; n < 3000; n++) {
      const forced = one([undefined, undefined, true, false, 1]);
      const command = {
        type: field('act'),
        action: field(action.action),
        turn: field(3),
        forced,
        more: field(undefined),
      };
      const said = { type: field('do'), table: field(TABLE), key: field(message.key), command, more: field(undefined) };
      const text = JSON.stringify(rng.below(8) > 0 ? said : { ...said, command: one(odd) });
      expect(readMessage(text)).toEqual(ClientMessage.safeParse(JSON.parse(text)).data);
    }
  });

  it('is none where it is no JSON, or says more than it may', () => {
    const text = JSON.stringify({ ...message, command: action });
    expect(readMessage(text)).toEqual({ ...message, command: action });
    expect(readMessage(text.slice(1))).toBeUndefined();
    expect(readMessage(text.replace('{', '{"__proto__":{},'))).toBeUndefined();
    expect(readMessage('null')).toBeUndefined();
  });
});

describe('texts', () => {
  it('are trimmed, of one line, visible, and not too long', () => {
    expect(Name.parse('  Zoë 🂡 ')).toBe('Zoë 🂡');
    for (const bad of ['', ' ', 'a\tb', 'a\u2028b', 'x\u202ey', '\ud800', 'n'.repeat(LIMITS.name + 1)])
      expect(accepts(Name, bad)).toBe(false);
    expect(accepts(ChatText, 'c'.repeat(LIMITS.chat))).toBe(true);
    expect(accepts(ChatText, 'c'.repeat(LIMITS.chat + 1))).toBe(false);
  });

  it.each([
    ['zero width', 'An\u200bn'],
    ['a joiner', 'An\u200dn'],
    ['a byte order mark', 'An\ufeffn'],
    ['a soft hyphen', 'An\u00adn'],
    ['Hangul fillers', '\u3164'],
    ['a Hangul filler of half width', 'Ann\uffa0'],
    ['Hangul jamo fillers', '\u115f\u1160'],
    ['tags', 'Ann\u{e0041}'],
    ['a direction mark', 'Ann\u200f'],
    ['an embedding', 'A\u202bnn'],
    ['a variation selector', 'Ann\u{e0100}'],
    ['blank braille', '\u2800\u2800'],
    ['a flood of marks', `Ann${'\u0301'.repeat(12)}`],
    ['marks alone', '\u0301\u0302'],
    ['private signs', '\ue000'],
  ])('are no names with %s', (_what, name) => {
    expect(accepts(Name, name)).toBe(false);
  });

  it('of names are written in one way', () => {
    expect(Name.parse('Ａｎｎ')).toBe('Ann');
    expect(Name.parse('A\u0308nn\u00a0 B')).toBe('Änn B');
    expect(Name.parse('Ann ❤\ufe0f')).toBe('Ann ❤');
    for (const name of ['안나', 'नताशा', 'อรุณี', 'Nguyễn', 'محمد', '李', 'Ann 🂡']) expect(Name.parse(name)).toBe(name);
  });

  it('of names look alike when a glance cannot tell them apart', () => {
    const alike = ['Ann', 'ANN', 'Аnn', 'Ann.', 'A n n', 'Ánn', 'ΑΝΝ', 'ᴀɴɴ', 'Ａｎｎ', 'An\u200bn'];
    expect(new Set(alike.map(skeletonOf))).toEqual(new Set(['ann']));
    for (const [one, other] of [
      ['Will', 'WiII'],
      ['Bob', 'B0b'],
      ['Tim', 'Tirn'],
      ['Сергей', 'Cepгeй'],
      ['Paul', 'Раul'],
    ])
      expect(skeletonOf(one!)).toBe(skeletonOf(other!));
    const apart = ['Ann', 'Anna', 'Ben', 'Cy', '李', '王', '🂡', '🂢', '?', '!!', 'Иван', 'Ирина'];
    expect(new Set(apart.map(skeletonOf)).size).toBe(apart.length);
  });

  it('of tokens have one form', () => {
    expect(accepts(Token, `${'a'.repeat(16)}.${'b'.repeat(43)}`)).toBe(true);
    expect(accepts(Token, `${'a'.repeat(16)}.${'b'.repeat(44)}`)).toBe(false);
  });
});

describe('tables and commands', () => {
  it('take what is left out as standard', () => {
    const wish = { game: 'caper-cards', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] };
    expect(NewTable.parse(wish)).toEqual(wish);
    expect(accepts(NewTable, { ...wish, clock: { seconds: 1, increment: 0 } })).toBe(false);
    expect(accepts(NewTable, { ...wish, lot: true })).toBe(true);
    expect(accepts(NewTable, { ...wish, lot: 'yes' })).toBe(false);
    expect(accepts(NewTable, { ...wish, seats: [] })).toBe(false);
  });

  it('know no command that is misspelt', () => {
    expect(accepts(Command, { type: 'resign' })).toBe(true);
    expect(accepts(Command, { type: 'Resign' })).toBe(false);
    expect(accepts(Command, { type: 'say', text: 'hi', to: 1 })).toBe(false);
    for (const greeting of GREETINGS) expect(accepts(Command, { type: 'greet', greeting })).toBe(true);
    expect(accepts(Command, { type: 'greet', greeting: 'I hold a nine' })).toBe(false);
  });
});

describe('what the server sends', () => {
  it('may hold more than an older client knows', () => {
    const message = { type: 'bye', retryAfter: 500 };
    expect(ServerMessage.parse({ ...message, later: 'more' })).toEqual(message);
  });
});
