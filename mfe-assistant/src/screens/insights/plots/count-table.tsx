import { figure } from '../../../lib/figures';
import table from './table.module.css';

interface CountTableProps {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly [string, ...number[]])[];
}

/** The numbers behind a plot, closed at first. */
export const CountTable = ({ title, columns, rows }: CountTableProps) => (
  <details className={table.details}>
    <summary>Show the numbers</summary>
    <table className={table.table} aria-label={title}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...counts]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {counts.map((count, index) => (
              <td key={columns[index + 1]}>{figure(count)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
