/**
 * Keeps what was used last, up to a sum of weights; what was not used for longest goes first.
 * Something heavier than all that may be kept is not kept at all.
 */
export class WeightedCache<V> {
  readonly #most: number;
  readonly #entries = new Map<string, { value: V; weight: number }>();
  #sum = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): V | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: V, weight: number): void {
    this.delete(key);
    if (weight > this.#most) return;
    this.#entries.set(key, { value, weight });
    this.#sum += weight;
    for (const [oldest] of this.#entries) {
      if (this.#sum <= this.#most) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#sum -= entry.weight;
  }
}
