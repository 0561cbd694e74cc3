/** Takes one change back. */
export type Undo = () => void;

/** Anything that is kept under its id. */
export interface Row {
  id: string;
}

/**
 * Rows by id, in the order of their making. Rows are never changed in place: a change is a new row
 * put under the old id, so that undoing is putting the old one back.
 */
export class Table<T extends Row> {
  readonly #rows = new Map<string, T>();
  readonly #onChange: (undo: Undo) => void;

  constructor(onChange: (undo: Undo) => void) {
    this.#onChange = onChange;
  }

  get(id: string): T | undefined {
    return this.#rows.get(id);
  }

  put(row: T): T {
    const before = this.#rows.get(row.id);
    this.#rows.set(row.id, row);
    this.#onChange(() => this.#restoreRow(row.id, before));
    return row;
  }

  remove(id: string): void {
    const before = this.#rows.get(id);
    this.#rows.delete(id);
    this.#onChange(() => this.#restoreRow(id, before));
  }

  /** Oldest first. */
  all(): T[] {
    return [...this.#rows.values()];
  }

  /** Newest first, as Stripe lists. */
  newestFirst(): T[] {
    return this.all().toReversed();
  }

  /**
   * Replaces every row by those of a state file, which this server wrote itself: only what would
   * break the table is checked.
   * @throws Error where `rows` is no list of rows.
   */
  load(rows: unknown): void {
    if (!Array.isArray(rows) || !rows.every((row) => this.#isRow(row))) {
      throw new Error('a table is not a list of objects with an id');
    }
    this.#rows.clear();
    for (const row of rows) this.#rows.set(row.id, row);
  }

  #isRow(value: unknown): value is T {
    return (
      typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    );
  }

  #restoreRow(id: string, before: T | undefined): void {
    if (before === undefined) this.#rows.delete(id);
    else this.#rows.set(id, before);
  }
}
