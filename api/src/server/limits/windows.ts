import { FifoMap } from 'toad-cache';

/** How many keys of one limit a process remembers; beyond them the oldest are forgotten first. */
const remembered = 20_000;

/** One key's present span of time in this process; its end in milliseconds since the epoch. */
export interface Window {
  used: number;
  endsAt: number;
}

/**
 * Counts in this process alone, in spans of `per` seconds, within bounded memory.
 * @returns a function that gives a key's present window, to be counted up by the caller.
 */
export function createWindows(per: number): (key: string) => Window {
  const windows = new FifoMap<Window>(remembered, per * 1000);
  return (key) => {
    const now = Date.now();
    const known = windows.get(key);
    if (known && now < known.endsAt) return known;
    const window = { used: 0, endsAt: now + per * 1000 };
    windows.set(key, window);
    return window;
  };
}
