/**
 * Reads a table kept as text: a line per row, cells parted by `|`, blank lines left out. Tables of
 * names in eight languages stay readable so, one row a line.
 */
export const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** The values of a cell, parted by commas; none of an empty cell. */
export const listOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
