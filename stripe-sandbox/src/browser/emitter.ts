type Listener = (event: unknown) => void;

/** Keeps listeners by the name of their event. */
export class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>();

  on(name: string, listener: Listener): void {
    const known = this.#listeners.get(name) ?? new Set();
    known.add(listener);
    this.#listeners.set(name, known);
  }

  /** Without a listener, all of that name are removed. */
  off(name: string, listener?: Listener): void {
    if (listener === undefined) this.#listeners.delete(name);
    else this.#listeners.get(name)?.delete(listener);
  }

  once(name: string, listener: Listener): void {
    const wrapped: Listener = (event) => {
      this.off(name, wrapped);
      listener(event);
    };
    this.on(name, wrapped);
  }

  emit(name: string, event: unknown): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(event);
  }
}
