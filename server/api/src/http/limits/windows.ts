import { FifoMap } from 'toad-cache';

/** How many keys of one limit a process remembers; beyond them the oldest are forgotten first. */
const remembered = 20_000;

/** One key's present span of time in this process; its end in milliseconds since the epoch. */
export interface Window {
  /** With what was set aside. */
  used: number;
  /** Without it. */
  counted: number;
  endsAtMs: number;
}

/** Counts in this process alone, in spans of `per` seconds, within bounded memory. */
export function createWindows(per: number) {
  const windows = new FifoMap<Window>(remembered, per * 1000);

  /** A key's present window; undefined if it has none. */
  const find = (key: string): Window | undefined => {
    const known = windows.get(key);
    return known && Date.now() < known.endsAtMs ? known : undefined;
  };

  /** A key's present window, to be counted up by the caller. */
  const open = (key: string): Window => {
    const known = find(key);
    if (known) return known;
    const window = { used: 0, counted: 0, endsAtMs: Date.now() + per * 1000 };
    windows.set(key, window);
    return window;
  };

  return { find, open, forget: (key: string) => windows.delete(key) };
}
