import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { tempDir } from '../testing/temp-dir';
import { openStore } from './open-store';
import type { Store } from './store';
import { verifiedFiles } from './verified-files';

const dir = tempDir();
const open = () => openStore(join(dir, randomUUID()));

/** A store that counts how often each file is read. */
async function counted() {
  const store = await open();
  const reads: string[] = [];
  const read: Store['read'] = (path) => {
    reads.push(path);
    return store.read(path);
  };
  return { store: { ...store, read }, reads };
}

const intact = async () => true;

describe.each([
  ['on this machine', async () => null],
  ['of a remote store', open],
])('files %s', (_, openCache) => {
  it('are read and verified once, also where many ask for one', async () => {
    const { store, reads } = await counted();
    await store.create('releases/a', 'abcdef');
    const get = verifiedFiles({ store, cache: await openCache() });
    const isIntact = jest.fn(intact);
    const streams = await Promise.all([1, 2, 3].map(() => get('releases/a', isIntact)));
    for (const stream of streams) expect(stream && (await text(stream))).toBe('abcdef');
    const part = await get('releases/a', isIntact, { start: 1, end: 2 });
    expect(part && (await text(part))).toBe('bc');
    expect([reads, isIntact.mock.calls]).toEqual([['releases/a'], [[Buffer.from('abcdef')]]]);
  });

  it('are rejected where they are damaged, as often as they are asked for', async () => {
    const store = await open();
    await store.create('releases/a', 'x');
    const get = verifiedFiles({ store, cache: await openCache() });
    const ask = () => get('releases/a', async (body) => body.toString() === 'a');
    await expect(ask()).rejects.toThrow('releases/a is not the file that was published');
    await expect(ask()).rejects.toThrow('releases/a is not the file that was published');
  });

  it('may come later', async () => {
    const store = await open();
    const get = verifiedFiles({ store, cache: await openCache() });
    expect(await get('releases/a', intact)).toBeNull();
    await store.create('releases/a', 'a');
    const stream = await get('releases/a', intact);
    expect(stream && (await text(stream))).toBe('a');
  });

  it('are forgotten in the order in which they were asked for', async () => {
    const { store, reads } = await counted();
    const cache = await openCache();
    const get = verifiedFiles({ store, cache, maxBytes: 10 });
    const ask = async (name: string) => {
      const stream = await get(`releases/${name}`, intact);
      return stream && text(stream);
    };
    for (const name of ['a', 'b', 'c']) await store.create(`releases/${name}`, name.repeat(5));
    await store.create('releases/large', 'l'.repeat(20));
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await ask(name)).toContain(name);
    expect(reads.map((path) => path.slice(-1))).toEqual(['a', 'b', 'c', 'b']);
    expect(await ask('large')).toHaveLength(20);
    expect((await cache?.list('releases')) ?? ['releases/large']).toEqual(['releases/large']);
  });
});
