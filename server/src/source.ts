import { createHash } from 'node:crypto';

/** What limits count as one sender: an IPv4 address, or the 56 bits of IPv6 that one household is given. */
export function sourceOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const gap = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const [a, b, c, d] = [...head, ...gap, ...tail].map((group) => Number.parseInt(group, 16));
  return [a, b, c, d! >> 8].map((group) => group!.toString(16)).join(':');
}

/** As much of a source as tables keep: enough to count by, too little to name anybody. */
export const traceOf = (source: string): string => createHash('sha256').update(source).digest('hex').slice(0, 5);
