import { LRUCache } from 'lru-cache';

/** What is asked for: a key, on pages of one origin; empty where that is not known. */
export interface Place {
  key: string;
  origin: string;
}

const nameOf = ({ key, origin }: Place) => `${key} ${origin}`;

/** An error of one visitor, such as too many requests: another one may get a value. */
export class VisitorError extends Error {}

interface Options<T, V> {
  maxKeys: number;
  /** Values of one key; anybody can name any origin. */
  maxOriginsOfKey: number;
  /** Places that are known to have no value. */
  maxMissing: number;
  /** Until a value is loaded again. */
  freshMs: number;
  /** For how long a value is used while it cannot be loaded again. */
  staleMs: number;
  /** Until a failed load is tried again, where there is a stale value. */
  retryDelayMs: number;
  /** Milliseconds since the epoch. */
  clock: () => number;
  /**
   * Loads a value for a visitor; `previous` is the one that it replaces, null means that there is none.
   * @throws VisitorError if another visitor may have more success.
   */
  load: (place: Place, previous: T | null, visitor: V) => Promise<T | null>;
}

/** What a place has. */
interface Cached<T> {
  /** Null where there is none. */
  value: T | null;
  isStale: boolean;
  /** Why it could not be loaded again just now; null if that was not tried. */
  error: unknown;
}

interface Entry<T> {
  value: T;
  loadedAt: number;
  /** Not loaded again before; 0 unless the last load failed. */
  retryAt: number;
}

/**
 * Caches a value for each place. Requests for a place that is being loaded share the load. Places
 * without a value are remembered apart, so a flood of them displaces no value; a value that cannot be
 * loaded again is used on, as stale.
 */
export function createAppearanceCache<T, V>(options: Options<T, V>) {
  const { freshMs, staleMs, retryDelayMs, clock } = options;
  const found = new LRUCache<string, LRUCache<string, Entry<T>>>({ max: options.maxKeys });
  const missing = new LRUCache<string, number>({ max: options.maxMissing });
  const pending = new Map<string, Promise<T | null>>();

  const fresh = (value: T | null) => ({ value, isStale: false, error: null });

  const store = (place: Place, value: T | null) => {
    const { key, origin } = place;
    if (value === null) {
      const ofKey = found.get(key);
      ofKey?.delete(origin);
      if (ofKey?.size === 0) found.delete(key);
      missing.set(nameOf(place), clock());
      return;
    }
    missing.delete(nameOf(place));
    const ofKey =
      found.get(key) ?? new LRUCache<string, Entry<T>>({ max: options.maxOriginsOfKey });
    ofKey.set(origin, { value, loadedAt: clock(), retryAt: 0 });
    found.set(key, ofKey);
  };

  const load = async (place: Place, visitor: V) => {
    const previous = found.get(place.key)?.get(place.origin)?.value ?? null;
    const value = await options.load(place, previous, visitor);
    store(place, value);
    return value;
  };

  const loadTogether = async (place: Place, visitor: V) => {
    const name = nameOf(place);
    const running = pending.get(name);
    if (running) {
      try {
        return await running;
      } catch (error) {
        // Whoever asked first was rejected, which says nothing of this visitor.
        if (error instanceof VisitorError) return load(place, visitor);
        throw error;
      }
    }
    const started = load(place, visitor).finally(() => pending.delete(name));
    pending.set(name, started);
    return started;
  };

  /**
   * Gives a place's value, null if it has none.
   * @throws what `load` throws, where there is no stale value.
   */
  return async (place: Place, visitor: V): Promise<Cached<T>> => {
    const now = clock();
    const entry = found.get(place.key)?.get(place.origin);
    if (entry && now - entry.loadedAt < freshMs) return fresh(entry.value);
    const missedAt = missing.get(nameOf(place));
    if (missedAt !== undefined && now - missedAt < freshMs) return fresh(null);
    const stale = entry && now - entry.loadedAt < staleMs ? entry : null;
    if (stale && now < stale.retryAt) return { value: stale.value, isStale: true, error: null };
    try {
      return fresh(await loadTogether(place, visitor));
    } catch (error) {
      if (!stale) throw error;
      // One visitor's rejection must not keep the others from a new value.
      if (!(error instanceof VisitorError)) stale.retryAt = clock() + retryDelayMs;
      return { value: stale.value, isStale: true, error };
    }
  };
}
