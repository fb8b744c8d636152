import { lookup, type LookupAddress } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

const TIMEOUT_MS = 10_000;

/** Something to be sent to an address that somebody named. */
export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}

/** Sends it and answers with the status; rejects when nobody is reached. */
export type Post = (letter: Letter) => Promise<number>;

/** Addresses that are nobody's business: this machine, its neighbours, and whatever else is not the open network. */
const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6');

/** Whether an address lies in the open network; one that wears another inside is judged by that. */
export function isPublic(address: string): boolean {
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inner !== undefined) return isPublic(inner);
  return !PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Finds public addresses only, at the moment of connecting, so that no name can turn into another afterwards. */
const lookupPublic: LookupFunction = (host, options, callback) =>
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const open = error ? [] : found.filter(({ address }) => isPublic(address));
    if (open.length === 0) return callback(error ?? new Error(`${host} is not in the open network`), '', 0);
    return options.all ? callback(error, open as never, 0) : callback(error, open[0]!.address, open[0]!.family);
  });

/** Sends a letter over the open network; redirects are not followed. */
export const postOut: Post = ({ url, headers, body }) =>
  new Promise((resolve, reject) => {
    const { hostname, protocol } = new URL(url);
    const bare = hostname.replace(/^\[|\]$/g, '');
    // A bare address is never looked up.
    if (protocol !== 'https:' || (/^[\d.]+$|:/.test(bare) && !isPublic(bare))) {
      reject(new Error('that address is not in the open network'));
      return;
    }
    // Whoever answers drop by drop has no longer than whoever does not answer.
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sending = request(url, { method: 'POST', headers, signal, lookup: lookupPublic }, (answer) => {
      answer.on('error', reject).resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.on('error', reject);
    sending.end(body);
  });
