type Cell = string | number;

/** Prints rows of the same columns, numbers to the right. */
export function printTable(rows: readonly Record<string, Cell>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const text = (cell: Cell | undefined) =>
    typeof cell === 'number' ? cell.toLocaleString('en-US') : (cell ?? '');
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => text(row[column]).length)),
  );
  const line = (cells: readonly (Cell | undefined)[]) =>
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return typeof cell === 'number' ? text(cell).padStart(width) : text(cell).padEnd(width);
      })
      .join('  ');
  console.log(line(columns));
  for (const row of rows) console.log(line(columns.map((column) => row[column])));
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
