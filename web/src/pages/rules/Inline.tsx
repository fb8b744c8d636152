import type { ReactNode } from 'react';

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

/** One line of a rulebook with its emphasis. */
export function Inline({ text }: { readonly text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    parts.push(text.slice(end, match.index));
    const [whole, strong, light, code] = match;
    const key = match.index;
    if (strong !== undefined) parts.push(<strong key={key}>{strong}</strong>);
    else if (light !== undefined) parts.push(<em key={key}>{light}</em>);
    else parts.push(<code key={key}>{code}</code>);
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts;
}
