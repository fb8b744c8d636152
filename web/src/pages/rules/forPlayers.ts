import { textOf, type Block, type Run, type Rulebook } from '@hideout/kernel';

/** Sections that speak to those who make the game: what it is tested and tuned by, and what it once was. */
const WORKSHOP = /^(\d+ )?(Must hold|Was gelten muss|Balance|Ausgewogenheit|Versions|Versionen)$/;
/** A paragraph that explains where clauses come from; the page on that says so itself. */
const ORIGINS = /\bR\b.*\bI\b.*\bD\b/;
/** What a heading says to them besides. */
const ASIDES = / \([DRPI][^)]*\)|,? (that must hold|die gelten müssen)/g;

/** The rulebook as players read it: without what is said to those who make the game. The page on origins keeps it all. */
export function forPlayers(book: Rulebook): Rulebook {
  let isWorkshop = false;
  let isOpening = true;
  const blocks = book.blocks.flatMap((block): readonly Block[] => {
    if (block.kind === 'heading' && block.level === 2) {
      isOpening = false;
      isWorkshop = WORKSHOP.test(textOf(block.runs));
    }
    if (isWorkshop || (isOpening && block.kind === 'text' && ORIGINS.test(textOf(block.runs)))) return [];
    return block.kind === 'heading' ? [{ ...block, runs: unmarked(block.runs) }] : [block];
  });
  return { blocks, clauses: blocks.filter((block) => block.kind === 'clause') };
}

const unmarked = (runs: readonly Run[]): readonly Run[] => [
  { kind: 'text', text: textOf(runs).replaceAll(ASIDES, '') },
];
