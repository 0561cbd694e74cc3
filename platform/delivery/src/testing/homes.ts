import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openStore } from '../store/open-store';
import { s3Store } from '../store/s3/s3-store';
import type { Store } from '../store/store';
import { startFakeS3 } from './s3/fake-s3';
import { realServices } from './s3/real-s3';

const retries = { timeoutMs: 10_000, tries: 8, pauseMs: 5 };

/**
 * Both homes that a store can have, by name; each gives one that is empty.
 * @param dir where the folders are.
 */
export function storeHomes(dir: string): [string, () => Promise<Store>][] {
  const running: (() => void)[] = [];
  afterAll(() => running.forEach((close) => close()));
  const services = realServices.map(([name, open]): [string, () => Promise<Store>] => [
    name,
    async () => s3Store({ ...(await open()), prefix: randomUUID() }, retries),
  ]);
  return [
    ['in a folder', () => openStore(join(dir, randomUUID()))],
    [
      'in object storage',
      async () => {
        const { place, close } = await startFakeS3({ pageSize: 1000 });
        running.push(close);
        return s3Store(place, retries);
      },
    ],
    ...services,
  ];
}
