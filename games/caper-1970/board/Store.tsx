import { CARDS, OFF, STREETS, takeTool, TOOLS, type View } from '../rules/index.ts';
import { Detail, ThingItem, Zone } from '@hideout/boardkit';
import { AutoShape, ToolGlyph } from './Glyphs.tsx';
import { movesOf, TOOL_NUMBERS } from './moves.ts';
import { cardName, toolName } from './names.ts';
import type { BoardWords } from './words.ts';

interface StoreProps {
  readonly view: View;
  readonly words: BoardWords;
}

const AUTOS = STREETS.length - 1;

/** What lies beside the block: the depot, the piles of cards and the autos off the board. */
export function Store({ view, words }: StoreProps) {
  const autosOff = AUTOS - view.autos.filter(Boolean).length;
  const faceUp = view.faceUp.reduce((sum, n) => sum + n, 0);
  const faces = CARDS.map((_, kind) => ({ name: cardName(kind, words), count: view.faceUp[kind]! }));
  const listed = faces.filter(({ count }) => count > 0).map(({ name, count }) => words.copies(name, count));
  return (
    <Zone label={words.depot} className="c7-store">
      <li className="c7-store-name" aria-hidden="true">
        {words.depot}
      </li>
      {TOOL_NUMBERS.map((tool) => (
        <ThingItem
          key={tool}
          id={`depot:${tool}`}
          label={`${words.depot}, ${toolName(tool, words)}: ${view.depot[tool]}`}
          actions={[takeTool(tool)]}
          className="c7-chip"
          detail={
            <Detail text={`${words.toolTexts[TOOLS[tool]!]} ${words.depotText}`} clauses={['CA-6.1', 'CA-8.4']} />
          }
        >
          <ToolGlyph tool={tool} />
          <span>{view.depot[tool]}</span>
        </ThingItem>
      ))}
      <ThingItem
        id="auto:off"
        label={words.autosOff(autosOff)}
        actions={movesOf(OFF)}
        className="c7-chip"
        detail={<Detail text={words.autoText} clauses={['CA-1.5', 'CA-6.3']} />}
      >
        <svg className="c7-auto-glyph" viewBox="-28 -14 56 30" aria-hidden="true">
          <AutoShape />
        </svg>
        <span>{autosOff}</span>
      </ThingItem>
      <ThingItem
        id="pile"
        label={words.pile(view.pileSize)}
        className="c7-chip"
        detail={<Detail text={words.pileText} clauses={['CA-2.5', 'CA-8.5']} />}
      >
        <i className="c7-back" />
        <span>{view.pileSize}</span>
      </ThingItem>
      <ThingItem
        id="face-up"
        label={words.faceUp(faceUp)}
        className="c7-chip"
        detail={<Detail text={listed.join('; ') || words.nothing} clauses={['CA-6.6']} />}
      >
        <i className="c7-back c7-front" />
        <span>{faceUp}</span>
      </ThingItem>
    </Zone>
  );
}
