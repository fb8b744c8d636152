import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ChaCha20, chachaBlock } from '../src/chacha20.ts';
import { fromHex, sha256, toHex, utf8 } from '../src/index.ts';

const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * 7) & 255);

describe('SHA-256', () => {
  const NOISE =
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu';

  it.each([
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [NOISE, 'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1'],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the digest of the example “%.20s” of FIPS 180', (message, digest) => {
    expect(toHex(sha256(utf8(message)))).toBe(digest);
  });

  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['d3', '28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1'],
    ['11af', '5ca7133fa735326081558ac312c620eeca9970d1e70a4b95533d956f072d1f98'],
    ['b4190e', 'dff2e73091f6c05e528896c4c831b9448653dc2ff043528f6769437bc7b975c2'],
    ['74ba2521', 'b16aa56be3880d18cd41e68384cf1ec8c17680c45a02b1575dc1518923ae8b0e'],
  ])('gives the digest of NIST’s short message “%s”', (message, digest) => {
    expect(toHex(sha256(fromHex(message)!))).toBe(digest);
  });

  it('agrees with Node at every length around the block borders', () => {
    const lengths = Array.from({ length: 200 }, (_, n) => n).concat(1000, 4096);
    const ours = lengths.map((length) => toHex(sha256(bytes(length))));
    expect(ours).toEqual(lengths.map((length) => createHash('sha256').update(bytes(length)).digest('hex')));
  });
});

/** The words of a stream as the bytes that they stand for. */
function bytesOf(words: Uint32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * words.length));
  words.forEach((word, i) => view.setUint32(4 * i, word, true));
  return new Uint8Array(view.buffer);
}

/** The block of a key, a counter and a nonce, as RFC 8439 names them. */
function blockOf(key: string, counter: number, nonce: string): string {
  const text = fromHex(`${toHex(utf8('expand 32-byte k'))}${key}00000000${nonce}`)!;
  const view = new DataView(text.buffer);
  const input = Uint32Array.from({ length: 16 }, (_, i) => (i === 12 ? counter : view.getUint32(4 * i, true)));
  const block = new Uint32Array(16);
  chachaBlock(input, block);
  return toHex(bytesOf(block));
}

describe('ChaCha20', () => {
  const ZERO = '00'.repeat(32);
  const COUNTING = toHex(Uint8Array.from({ length: 32 }, (_, i) => i));
  const NO_NONCE = '00'.repeat(12);

  it.each([
    [
      '2.3.2',
      blockOf(COUNTING, 1, '000000090000004a00000000'),
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    ],
    [
      'A.1 #1',
      blockOf(ZERO, 0, NO_NONCE),
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      'A.1 #2',
      blockOf(ZERO, 1, NO_NONCE),
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      'A.1 #3',
      blockOf(`${'00'.repeat(31)}01`, 1, NO_NONCE),
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      'A.1 #4',
      blockOf(`00ff${'00'.repeat(30)}`, 2, NO_NONCE),
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
    [
      'A.1 #5',
      blockOf(ZERO, 0, `${'00'.repeat(11)}02`),
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
    ],
  ])('gives the block of RFC 8439, %s', (_where, block, expected) => {
    expect(block).toBe(expected);
  });

  it('encrypts the text of RFC 8439, 2.4.2', () => {
    const nonce = '000000000000004a00000000';
    const stream = fromHex(blockOf(COUNTING, 1, nonce) + blockOf(COUNTING, 2, nonce))!;
    const text = utf8(
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
    );
    expect(toHex(text.map((byte, i) => byte ^ stream[i]!))).toBe(
      '6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0bf91b65c5524733ab8f593dabcd62b3571639d624e65152ab8f530c359f0861d807ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab77937365af90bbf74a35be6b40b8eedf2785e42874d',
    );
  });

  it('reads its blocks one after another from counter 0, with the stream as the first word of the nonce', () => {
    const stream = new ChaCha20(fromHex(COUNTING)!, 2);
    const words = Uint32Array.from({ length: 48 }, () => stream.next());
    const blocks = [0, 1, 2].map((counter) => blockOf(COUNTING, counter, `02${'00'.repeat(11)}`));
    expect(toHex(bytesOf(words))).toBe(blocks.join(''));
  });

  it('agrees with Node’s cipher over many blocks', () => {
    const iv = Buffer.alloc(16);
    iv.writeUInt32LE(2, 4);
    const expected = createCipheriv('chacha20', bytes(32), iv).update(Buffer.alloc(64 * 40));
    const stream = new ChaCha20(bytes(32), 2);
    const words = Uint32Array.from({ length: 16 * 40 }, () => stream.next());
    expect(toHex(bytesOf(words))).toBe(expected.toString('hex'));
  });

  it('refuses a key of the wrong length', () => {
    expect(() => new ChaCha20(bytes(31), 0)).toThrow('32 bytes');
  });
});
