import { buffer } from 'node:stream/consumers';
import type { Store } from '../store/store';

/**
 * What holds for every store, wherever it keeps its files.
 * @param open gives a store that is empty.
 */
export function testStore(open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });

  const text = async (path: string) => (await store.read(path))?.toString() ?? null;

  it('gives back what was created, whatever its bytes and its name', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
    const path = "releases/a/über & unter/it's (1)+100%?#[x]*!~$=,;:@.js";
    expect(await store.create(path, bytes)).toBe(true);
    expect(await store.read(path)).toEqual(bytes);
    expect(await store.list('releases/a')).toEqual([path]);
    await store.create('releases/empty', '');
    expect(await text('releases/empty')).toBe('');
  });

  it('has nothing where nothing was created, neither at a folder nor below a file', async () => {
    await store.create('releases/a/b.js', 'b');
    for (const path of ['releases/a', 'releases/a/c.js', 'releases/a/b.js/c', 'elsewhere'])
      expect(await store.read(path)).toBeNull();
    expect(await store.stream('releases/a/c.js')).toBeNull();
    expect(await store.list('elsewhere')).toEqual([]);
    expect(await store.list('releases/a/b')).toEqual([]);
  });

  it('leaves what is there as it is', async () => {
    expect(await store.create('releases/a.js', 'first')).toBe(true);
    expect(await store.create('releases/a.js', 'second')).toBe(false);
    expect(await text('releases/a.js')).toBe('first');
  });

  it('lets one of many create a path, and all of them read what it wrote', async () => {
    const bodies = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(10_000));
    const made = await Promise.all(
      bodies.map(async (body) => ((await store.create('environments/1', body)) ? body : null)),
    );
    const winners = made.filter((body) => body !== null);
    expect(winners).toHaveLength(1);
    expect(await text('environments/1')).toBe(winners[0]);
  });

  it('lists a folder with all below it, and nothing next to it', async () => {
    const inside = ['B.js', 'a.js', 'a/z.js', 'a/é.js'].map((name) => `releases/one/${name}`);
    for (const path of [...inside, 'releases/one-more/a.js', 'releases/on'])
      await store.create(path, 'x');
    expect(await store.list('releases/one')).toEqual(inside.toSorted());
  });

  it('sends a file whole or in part', async () => {
    await store.create('releases/film.mp4', 'abcdefghij');
    const sent = async (part?: { start: number; end: number }) => {
      const stream = await store.stream('releases/film.mp4', part);
      return stream && (await buffer(stream)).toString();
    };
    expect(await sent()).toBe('abcdefghij');
    expect(await sent({ start: 2, end: 4 })).toBe('cde');
    expect(await sent({ start: 9, end: 9 })).toBe('j');
  });

  it('says when a file was written, and its size', async () => {
    const before = Math.floor(Date.now() / 1000) - 60;
    await store.create('releases/a.js', 'über');
    const { writtenAt = 0, bytes } = (await store.stat('releases/a.js')) ?? {};
    expect([writtenAt > before, writtenAt < before + 240, bytes]).toEqual([true, true, 5]);
    expect(await store.stat('releases/b.js')).toBeNull();
  });

  it('removes a file and no other, whether it is there or not', async () => {
    await store.create('releases/a.js', 'a');
    await store.create('releases/b.js', 'b');
    await store.remove('releases/a.js');
    await store.remove('releases/a.js');
    expect(await store.list('releases')).toEqual(['releases/b.js']);
    expect(await store.create('releases/a.js', 'again')).toBe(true);
  });

  it.each(['', '/', '/etc/passwd', '..', 'a/../b', 'a/./b', 'a//b', 'a/', 'a\\b', 'a\0b', 'a\nb'])(
    'rejects what is no path: %j',
    async (path) => {
      const message = 'is no path of a release store';
      await expect(async () => store.read(path)).rejects.toThrow(message);
      await expect(async () => store.stream(path)).rejects.toThrow(message);
      await expect(async () => store.create(path, '')).rejects.toThrow(message);
      await expect(async () => store.list(path)).rejects.toThrow(message);
      await expect(async () => store.stat(path)).rejects.toThrow(message);
      await expect(async () => store.remove(path)).rejects.toThrow(message);
    },
  );
}
