type Cell = string | number | null;

/** Excel takes a file for UTF-8 only where it begins with this mark. */
const byteOrderMark = '\uFEFF';

/**
 * A table as CSV (RFC 4180): lines end with CRLF, and every text is quoted. Spreadsheets run a text
 * that begins with = + - @, a tab or a line break as a formula; such a text gets an apostrophe.
 * @param rows the names of the columns first.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');

function toCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
