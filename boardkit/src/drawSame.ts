import { isValidElement } from 'react';

type Props = Readonly<Record<string, unknown>>;

/**
 * Whether two sets of props draw the same picture: their values are equal, lists and elements part by part. To compare
 * what a card shows costs far less than to draw it.
 */
export function drawSame(one: object, other: object): boolean {
  const [a, b] = [one as Props, other as Props];
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => looksSame(a[key], b[key]));
}

/** Whether two children, or two props, draw the same. */
function looksSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((part, i) => looksSame(part, b[i]));
  if (!isValidElement<Props>(a) || !isValidElement<Props>(b)) return false;
  return a.type === b.type && a.key === b.key && drawSame(a.props, b.props);
}
