/** Things by their numbers, as one language calls them. */
export interface Names {
  tool(tool: number): string;
  /** With its article, as what somebody places or takes. */
  aTool(tool: number): string;
  card(card: number): string;
  jewel(jewel: number): string;
  /** With their articles, as what somebody takes. */
  theJewels(jewels: readonly number[]): string;
  thief(side: number): string;
  street(street: number): string;
  /** Row and column, a street with its number, or a corner. */
  space(space: number): string;
  /** An obstacle and where it is. */
  site(site: number): string;
  /** With its article, after a preposition of place. */
  theSite(site: number): string;
}
