/** A sign with its word: on a small screen only the sign is seen, and the word is heard. */
export const Tool = ({ sign, word }: { readonly sign: string; readonly word: string }) => (
  <>
    <span aria-hidden="true">{sign}</span>
    <span className="tool-word">{word}</span>
  </>
);
