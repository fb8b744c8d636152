import type { ReactNode } from 'react';

interface ReadTableProps {
  readonly label: string;
  readonly columns: readonly ReactNode[];
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table to read, which scrolls by itself where the screen is too narrow for it. */
export const ReadTable = ({ label, columns, children }: ReadTableProps) => (
  <div className="rule-table" tabIndex={0} role="group" aria-label={label}>
    <table>
      <thead>
        <tr>
          {columns.map((title, place) => (
            <th key={place} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
