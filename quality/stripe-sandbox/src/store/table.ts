import { missingParam, noSuch } from '../http/problem';

/** Anything that is stored under its id. */
export interface Row {
  id: string;
}

const isList = <T>(value: unknown): value is T[] => Array.isArray(value);

/**
 * Rows by id, in the order of their making. A row is never changed in place: a change is a new row
 * under the old id, so that a copy of the map is enough to go back.
 */
export class Table<T extends Row> {
  #rows = new Map<string, T>();
  readonly #kind: string;

  /** @param kind Stripe's word for a row, where it has one. */
  constructor(kind = '', rows: readonly T[] = []) {
    this.#kind = kind;
    for (const row of rows) this.put(row);
  }

  get(id: string): T | undefined {
    return this.#rows.get(id);
  }

  /**
   * The row that a request names.
   * @param param the parameter that names it (400), or nothing where the path does (404).
   */
  find(id: string | undefined, param?: string): T {
    if (id === undefined) throw missingParam(param ?? 'id');
    const row = this.get(id);
    if (row === undefined) throw noSuch(this.#kind, id, param);
    return row;
  }

  put(row: T): T {
    this.#rows.set(row.id, row);
    return row;
  }

  remove(id: string): void {
    this.#rows.delete(id);
  }

  /** Oldest first. */
  all(): T[] {
    return [...this.#rows.values()];
  }

  /** @returns what restores the rows of now. */
  snapshot(): () => void {
    const rows = new Map(this.#rows);
    return () => {
      this.#rows = rows;
    };
  }

  toJSON(): T[] {
    return this.all();
  }

  /**
   * Takes over the rows of a state file, which this server wrote itself.
   * @throws Error if they are no list.
   */
  load(rows: unknown): void {
    if (!isList<T>(rows)) throw new Error('a table is not a list');
    this.#rows = new Map(rows.map((row) => [row.id, row]));
  }
}
