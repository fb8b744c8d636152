import { Pip } from '@hideout/boardkit';
import { SUITS, type Suit } from '../rules/index.ts';
import { INKS } from './inks.ts';

const isSuit = (part: string): part is Suit => (SUITS as readonly string[]).includes(part);

/** A sentence in which the icons are drawn as they are on the cards, each in its colour. */
export const CardText = ({ text }: { readonly text: string }) =>
  text.split(/([♠♥♦♣])/).map((part, place) =>
    isSuit(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- The parts of one sentence never change places.
      <span key={place} role="img" aria-label={part}>
        <Pip suit={part} ink={INKS[part]} />
      </span>
    ) : (
      part
    ),
  );
