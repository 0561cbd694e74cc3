type Cell = string | number | null;

/** Excel takes a file for UTF-8 only where it begins with this mark. */
const byteOrderMark = '\uFEFF';

/**
 * A table as CSV (RFC 4180): lines end with CRLF, and every text is quoted. Spreadsheets run a text
 * that begins with a sign, a tab or a line break as a formula; such a text gets an apostrophe.
 * @param rows the names of the columns first.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');

/** Signs that begin a formula, also in full width or small: some spreadsheets take those for the same. */
const signs = String.raw`=+\-@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20\u2212`;

/** What a spreadsheet may skip on its way to a sign. */
const unseen = String.raw`\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}`;

const atStart = new RegExp(`^(?:[\\t\\r\\n]|[${unseen};]*[${signs}])`, 'u');

/**
 * Where columns are separated by `;` or tabs, as in much of Europe, a quote in the middle of a line means
 * nothing, and so the rest of a text behind a `;`, a tab or a line break begins a cell.
 */
const inside = new RegExp(`(?<=;|\\P{White_Space}.*[\\t\\r\\n])(?=[${unseen}"]*[${signs}])`, 'gsu');

function toCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const start = atStart.test(cell) ? "'" : '';
  return `"${start}${cell.replaceAll(inside, "'").replaceAll('"', '""')}"`;
}
