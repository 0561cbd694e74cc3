import type { CountsPlace } from '../canary/read-counts';
import type { Time } from '../canary/watch';

/** A row of a table: what people read, by column. */
type Row = Readonly<Record<string, string | number>>;

/** What came of a command. */
export interface Outcome {
  /** A word for programs; it stays the same from version to version. */
  code: string;
  /** Whether something was found to be wrong, so that a script can stop. */
  isFault?: boolean;
  /** Whether nothing could be found out. */
  isUndecided?: boolean;
  /** For programs. */
  data: Readonly<Record<string, unknown>>;
  /** The same for people: a sentence, and rows of a table. */
  sentence: string;
  rows?: readonly Row[];
}

/** What commands work with next to the store. */
export interface Resources {
  /** Where counts of releases are; null if that is not said. */
  counts: CountsPlace | null;
  time: Time;
  /** Prints what came of a part of a command. */
  say: (outcome: Outcome) => void;
}

/** The codes that a program ends with. */
export const exitCodes = {
  done: 0,
  refused: 1,
  usage: 2,
  fault: 3,
  undecided: 4,
  failed: 70,
} as const;

/** The code that a program ends with after a command that was not rejected. */
export function exitCodeFor({ isFault = false, isUndecided = false }: Outcome): number {
  if (isFault) return exitCodes.fault;
  return isUndecided ? exitCodes.undecided : exitCodes.done;
}

/** Columns below their names, as wide as what is in them. */
function table(rows: readonly Row[]): string[] {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))];
  const widths = names.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  return lines.map((cells) =>
    cells
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - cell.length))
      .join('  ')
      .trimEnd(),
  );
}

/** What is printed of an outcome. */
export function formatOutcome(outcome: Outcome, isJson: boolean): string {
  const { code, data, sentence, rows = [] } = outcome;
  return isJson
    ? JSON.stringify({ code, ...data })
    : [...(rows.length > 0 ? [...table(rows), ''] : []), sentence].join('\n');
}
