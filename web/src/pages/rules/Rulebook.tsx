import { textOf, type Block, type Run, type Rulebook as Book } from '@hideout/kernel';
import { ReadTable } from '../../shell/ReadTable.tsx';
import { Runs } from './Runs.tsx';

/** A rulebook as a document; every clause has its own address. */
export const Rulebook = ({ book }: { readonly book: Book }) => (
  <div className="rulebook">
    {book.blocks.map((block, index) => (
      <BlockView key={index} block={block} />
    ))}
  </div>
);

/** What a heading is linked by: its number, which is the same in every language, or else its words. */
export const anchorOf = (heading: readonly Run[]): string =>
  /^\d+/.exec(textOf(heading))?.[0] ??
  textOf(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-');

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      if (block.level === 1) return undefined;
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={anchorOf(block.runs)}>
          <Runs runs={block.runs} />
        </Heading>
      );
    }
    case 'text':
      return <Text runs={block.runs} />;
    case 'clause':
      return (
        <div className="clause" id={block.id}>
          <a className="clause-link" href={`#${block.id}`}>
            {block.id}
          </a>
          <Text runs={block.runs} />
        </div>
      );
    case 'item':
      return (
        <div className="clause">
          <span aria-hidden="true">·</span>
          <Text runs={block.runs} />
        </div>
      );
    case 'figure':
      return <pre tabIndex={0}>{block.lines.join('\n')}</pre>;
    case 'table':
      return <RuleTable table={block} />;
  }
}

const Text = ({ runs }: { readonly runs: readonly Run[] }) => (
  <p>
    <Runs runs={runs} />
  </p>
);

const RuleTable = ({ table: { head, rows } }: { readonly table: Extract<Block, { kind: 'table' }> }) => (
  <ReadTable
    label={head.map(textOf).join(', ')}
    columns={head.map((cell, place) => (
      <Runs key={place} runs={cell} />
    ))}
  >
    {rows.map((row, index) => (
      <tr key={index}>
        {row.map((cell, place) => (
          <td key={place}>
            <Runs runs={cell} />
          </td>
        ))}
      </tr>
    ))}
  </ReadTable>
);
