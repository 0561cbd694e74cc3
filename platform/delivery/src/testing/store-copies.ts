import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';

/**
 * Fills a store once, and copies it for each test: releases take as long to compress as most tests take.
 * @param dir where the folders are.
 * @returns what gives a store of its own, with what `fill` gave.
 */
export function storeCopies<Filled>(dir: string, fill: (store: Store) => Promise<Filled>) {
  const original = join(dir, randomUUID());
  let filled: Promise<Filled> | undefined;
  return async () => {
    filled ??= openStore(original).then(fill);
    const more = await filled;
    const copy = join(dir, randomUUID());
    await cp(original, copy, { recursive: true });
    return { store: await openStore(copy), ...more };
  };
}
