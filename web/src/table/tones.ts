import { TONES, type Paint, type Tone } from '@hideout/kernel';

/** A stretch of text, and the tones that lie on it. */
export interface Stretch {
  readonly text: string;
  readonly tones: readonly Tone[];
}

/** What a colour sequence of terminals begins with. */
const MARK = '\u001B[';

/** Marks a tone by such a sequence: whoever lays out text knows that it has no width. */
export const markTone: Paint = (tone, text) => `${MARK}${1 + TONES.indexOf(tone)}m${text}${MARK}0m`;

/** The stretches of a text in which tones are marked. */
export function stretchesOf(text: string): readonly Stretch[] {
  const tones: Tone[] = [];
  const [first, ...marked] = text.split(MARK);
  const rest = marked.map((part): Stretch => {
    const [, tone, words] = /^(\d+)m([^]*)$/.exec(part)!;
    if (tone === '0') tones.pop();
    else tones.push(TONES[Number(tone) - 1]!);
    return { text: words!, tones: [...tones] };
  });
  return [{ text: first!, tones: [] }, ...rest].filter((stretch) => stretch.text !== '');
}
