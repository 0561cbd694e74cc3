import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '@cpal/server-kit/errors';
import { getReason } from '../errors';
import { createStore } from './store';

const version = 1;
/** Changes of one moment share a write. */
const saveDelayMs = 100;

/** A store in one file: read at the start, written shortly after changes and at the end. */
export class StateFile {
  readonly store = createStore();
  readonly #path: string;
  #written = '';
  #timer: NodeJS.Timeout | undefined;

  /** @throws Error with one sentence where the file cannot be read or its folder cannot be made. */
  constructor(path: string) {
    this.#path = path;
    try {
      mkdirSync(dirname(path), { recursive: true });
      if (existsSync(path)) this.#load(readFileSync(path, 'utf8'));
    } catch (error) {
      throw new UserError(`The sandbox's state in ${path} cannot be read: ${getReason(error)}.`, {
        cause: error,
      });
    }
  }

  saveSoon(): void {
    this.#timer ??= setTimeout(() => this.save(), saveDelayMs);
  }

  /** Writes the state where it differs from the file; the file holds a whole state at every moment. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = JSON.stringify({ version, tables: this.store });
    if (text === this.#written) return;
    const draft = `${this.#path}.new`;
    writeFileSync(draft, text, { mode: 0o600 });
    renameSync(draft, this.#path);
    this.#written = text;
  }

  #load(text: string): void {
    const state: { version?: number; tables?: Record<string, unknown> } = JSON.parse(text);
    if (state.version !== version) throw new Error(`it is not of version ${version}`);
    // A state from before a table was thought of has none of its rows.
    for (const [name, table] of Object.entries(this.store)) table.load(state.tables?.[name] ?? []);
    this.#written = text;
  }
}
