/** Names the cards of a hand in which there may be copies: each by its kind and how many of that kind lie before it. */
export const copyIds = (zone: string, kinds: readonly number[]): readonly string[] =>
  kinds.map((kind, place) => `${zone}:${kind}:${kinds.slice(0, place).filter((each) => each === kind).length}`);
