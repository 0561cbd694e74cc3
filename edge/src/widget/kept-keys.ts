interface KeptOptions<T> {
  /** How many keys are kept; the one that was asked for longest ago goes first. */
  most: number;
  /** Milliseconds until a value is made again. */
  freshMs: number;
  /** Milliseconds since the epoch. */
  clock: () => number;
  /** Makes a key's value; `former` is the one that it replaces. */
  make: (key: string, former: T | null) => Promise<T>;
}

/**
 * Keeps one value per key for a while. All that ask meanwhile for the same key wait for the same
 * value; a failure is not kept.
 */
export function keptByKey<T>({ most, freshMs, clock, make }: KeptOptions<T>) {
  const kept = new Map<string, { value: T; madeAt: number }>();
  const coming = new Map<string, Promise<T>>();

  const keep = (key: string, value: T) => {
    kept.delete(key);
    kept.set(key, { value, madeAt: clock() });
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return value;
  };

  return async (key: string): Promise<T> => {
    const found = kept.get(key);
    if (found !== undefined && clock() - found.madeAt < freshMs) return found.value;
    const made =
      coming.get(key) ??
      make(key, found?.value ?? null)
        .then((value) => keep(key, value))
        .finally(() => coming.delete(key));
    coming.set(key, made);
    return made;
  };
}
