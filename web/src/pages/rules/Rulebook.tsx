import { anchorOf, blocksOf, type Block } from './blocks.ts';
import { Inline } from './Inline.tsx';

/** A rulebook as a document; every clause has its own address. */
export const Rulebook = ({ markdown }: { readonly markdown: string }) => (
  <div className="rulebook">
    {blocksOf(markdown).map((block, index) => (
      <BlockView key={index} block={block} />
    ))}
  </div>
);

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      if (block.level === 1) return undefined;
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={anchorOf(block.text)}>
          <Inline text={block.text} />
        </Heading>
      );
    }
    case 'text':
      return (
        <p>
          <Inline text={block.text} />
        </p>
      );
    case 'item':
      return <Item clause={block.clause} text={block.text} />;
    case 'table':
      return <RuleTable head={block.head} rows={block.rows} />;
  }
}

function Item({ clause, text }: Pick<Extract<Block, { kind: 'item' }>, 'clause' | 'text'>) {
  return (
    <div className="clause" id={clause}>
      {clause === undefined ? (
        <span aria-hidden="true">·</span>
      ) : (
        <a className="clause-link" href={`#${clause}`}>
          {clause}
        </a>
      )}
      <p>
        <Inline text={text} />
      </p>
    </div>
  );
}

function RuleTable({ head, rows }: Pick<Extract<Block, { kind: 'table' }>, 'head' | 'rows'>) {
  return (
    <div className="rule-table" tabIndex={0} role="group" aria-label={head.join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <Inline text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={place}>
                  <Inline text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
