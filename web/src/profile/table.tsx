// table.tsx: a table of names and numbers.
import type { ComponentChildren } from 'preact';

interface Props {
  heads: string[];
  rows: ComponentChildren[][]; // the first cell of each names it
  own?: number; // the row to set off
}
export const Table = ({ heads, rows, own = -1 }: Props) => (
  <table class="results-table">
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], at) => (
        <tr key={at} class={at === own ? 'results-own' : ''}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            <td key={column} data-head={heads[column + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
