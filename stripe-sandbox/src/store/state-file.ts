import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, reasonOf } from '../errors';
import type { Store } from './store';

/** Keeps a store in one file, which at every moment holds one whole state. */
export class StateFile {
  readonly path: string;
  readonly #folder: string;
  readonly #store: Store;
  /** The state that the latest write took. */
  #revision: number;
  #latest: Promise<void> = Promise.resolve();
  #queued: Promise<void> | null = null;

  private constructor(folder: string, store: Store) {
    this.#folder = folder;
    this.#store = store;
    this.#revision = store.revision;
    this.path = join(folder, 'state.json');
  }

  /**
   * Reads the state under `folder` into `store`; a folder without one is a fresh start.
   * @throws Error with one sentence where the file cannot be read.
   */
  static async open(folder: string, store: Store): Promise<StateFile> {
    const file = new StateFile(folder, store);
    try {
      store.load(await readFile(file.path, 'utf8'));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return file;
      throw new Error(`The sandbox's state in ${file.path} cannot be read: ${reasonOf(error)}.`, {
        cause: error,
      });
    }
    return file;
  }

  /**
   * Writes the store as it is now or a little later, so that callers who ask at the same time share
   * one write. Resolves when the state of the call is on the disk.
   */
  save(): Promise<void> {
    if (this.#store.revision === this.#revision) return this.#latest;
    this.#queued ??= this.#settled().then(() => {
      this.#queued = null;
      this.#revision = this.#store.revision;
      this.#latest = this.#write().catch((error: unknown) => {
        // Not written: the next call has to try again even where nothing changed since.
        this.#revision = -1;
        throw error;
      });
      return this.#latest;
    });
    return this.#queued;
  }

  /** When the write under way is over, well or not; a failure is told to those who asked for it. */
  #settled(): Promise<void> {
    return this.#latest.catch(() => undefined);
  }

  async #write(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const temporary = `${this.path}.new`;
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(this.#store.snapshot());
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, this.path);
    // The rename itself must survive a power cut too.
    const folder = await open(this.#folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}
