import { readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { longScript, writeBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { openStore } from './open-store';
import { publish } from './publish';
import { findRelease } from './published';
import { toIntegrity } from './integrity';
import { storedPath } from './release';
import { fileName } from './store';

const dir = tempDir();
const newStore = (name: string) => openStore(join(dir, name));

const rejected = async (dist: string) => publish(await newStore('refused'), dist);

const form = (stored = Buffer.from('')) => ({
  bytes: stored.length,
  integrity: toIntegrity(stored),
});

const never = () => Promise.reject(new Error('The store is changed.'));

const late = 'late.0123456789ab.js';
const hashed = (content: string) => ({
  build: { scripts: ['routes.js', late] },
  files: { [late]: content },
});

describe('publishing', () => {
  it('gives the same content the same release, of any age and place', async () => {
    const store = await newStore('same');
    const [first, second] = [await writeBuild(dir), await writeBuild(dir)];
    await utimes(join(second, 'routes.js'), 1, 1);
    const release = await publish(store, first, () => 5000);
    expect(release.id).toMatch(/^[0-9a-f]{16}$/);
    expect(release.publishedAt).toBe(5);
    expect(await publish(store, second, () => 9000)).toEqual(release);
  });

  it('leaves hidden files out', async () => {
    const store = await newStore('hidden');
    const { id } = await publish(store, await writeBuild(dir));
    const dist = await writeBuild(dir, { files: { '.inputs': '1', 'media/.note': '2' } });
    expect((await publish(store, dist)).id).toBe(id);
  });

  it.each([
    ['content', { 'routes.js': 'export const routes = [1];' }],
    ['path', { 'other.txt': 'other' }],
  ])('gives another release where a file has another %s', async (_, files) => {
    const store = await newStore('other');
    const release = await publish(store, await writeBuild(dir));
    expect((await publish(store, await writeBuild(dir, { files }))).id).not.toBe(release.id);
  });

  it('stores each file with its integrity, its type and smaller compressed forms', async () => {
    const store = await newStore('files');
    const release = await publish(store, await writeBuild(dir));
    const path = fileName(store, storedPath(release, 'remoteEntry.js'));
    const [body, br, gz] = await Promise.all(['', '.br', '.gz'].map((end) => readFile(path + end)));
    expect(release.files['remoteEntry.js']).toEqual({
      ...form(body),
      br: form(br),
      gz: form(gz),
      type: 'text/javascript; charset=utf-8',
    });
    expect(brotliDecompressSync(br ?? '').toString()).toBe(longScript);
    expect(gunzipSync(gz ?? '').toString()).toBe(longScript);
  });

  it('stores no compressed form that is not smaller, nor one of a packed type', async () => {
    const store = await newStore('small');
    const dist = await writeBuild(dir, {
      build: { scripts: ['routes.js', 'tiny.js'] },
      files: { 'tiny.js': '1', 'media/photo.avif': longScript },
    });
    const { files } = await publish(store, dist);
    expect(files['tiny.js']).toMatchObject({ bytes: 1, br: null, gz: null });
    expect(files['media/photo.avif']).toMatchObject({ br: null, gz: null, type: 'image/avif' });
    const paths = await store.list('files/mfe-auth');
    expect(paths.filter((path) => /(tiny|photo).*\.(br|gz)$/.test(path))).toEqual([]);
    expect(paths.filter((path) => /(tiny|photo)/.test(path))).toHaveLength(4);
  });

  it('leaves one whole release where several publish the same at the same time', async () => {
    const store = await newStore('race');
    const dist = await writeBuild(dir);
    const releases = await Promise.all([1, 2, 3, 4].map(() => publish(store, dist)));
    expect(new Set(releases.map(({ id }) => id)).size).toBe(1);
    expect(await readdir(join(store.location, 'releases', 'mfe-auth'))).toEqual([releases[0]?.id]);
    expect(await readdir(join(store.location, 'staging'))).toEqual([]);
  });

  it('does not touch a release that is whole', async () => {
    const store = await newStore('kept');
    const dist = await writeBuild(dir);
    const release = await publish(store, dist);
    const only = { ...store, create: never, remove: never };
    expect(await publish(only, dist)).toEqual(release);
  });
});

describe('a file of two releases', () => {
  it('has one address, and is stored once', async () => {
    const store = await newStore('shared');
    const one = await publish(store, await writeBuild(dir));
    const before = await store.list('files');
    const files = { 'routes.js': 'export const routes = [1];' };
    const other = await publish(store, await writeBuild(dir, { files }));
    const added = (await store.list('files')).filter((path) => !before.includes(path));
    expect(storedPath(other, 'remoteEntry.js')).toBe(storedPath(one, 'remoteEntry.js'));
    const kinds = added.map((path) => path.replace(/\.[\w-]{43}\b/, ''));
    expect(kinds.filter((path) => !path.includes('build.json')).toSorted()).toEqual(
      expect.arrayContaining(['files/mfe-auth/routes.js', 'files/mfe-auth/routes.js.file']),
    );
    expect(kinds.some((path) => path.includes('remoteEntry'))).toBe(false);
  });

  it('has the address of its content, whatever its name says', async () => {
    const store = await newStore('spoiled');
    const releases = [
      await publish(store, await writeBuild(dir, hashed('export {};'))),
      await publish(store, await writeBuild(dir, hashed('export { };'))),
    ];
    const addresses = releases.map((release) => storedPath(release, late));
    expect(new Set(addresses).size).toBe(2);
  });

  it('is rejected where the store has another content there', async () => {
    const store = await newStore('damaged');
    const one = await publish(store, await writeBuild(dir));
    await rm(fileName(store, `${storedPath(one, 'routes.js')}.file`));
    await writeFile(fileName(store, storedPath(one, 'routes.js')), 'marked');
    const other = publish(store, await writeBuild(dir, { files: { 'more.txt': '1' } }));
    await expect(other).rejects.toThrow('has other content than the build: remove it first');
  });
});

describe('what cannot be published', () => {
  it.each([
    ['a chunk that nothing finds', 'late.js', /late\.js would be served as late\.[\w-]{43}\.js/],
    ['a style sheet of that kind', 'a/late.css', /its name must have its content's hash$/],
    [
      'a name that is too long',
      `${'x'.repeat(150)}/${'y'.repeat(150)}.txt`,
      /is no name that can be served$/,
    ],
    ['a name with a backslash', String.raw`a\b.txt`, /is no name that can be served$/],
  ])('is %s', async (_, path, message) => {
    const dist = await writeBuild(dir, { files: { [path]: 'a{}' } });
    await expect(rejected(dist)).rejects.toThrow(message);
  });

  it('says that the folder does not exist', async () => {
    const missing = join(dir, 'nowhere', 'dist');
    await expect(rejected(missing)).rejects.toThrow(
      `${missing} cannot be published: it does not exist`,
    );
  });

  it('says what is wrong with the build', async () => {
    const dist = await writeBuild(dir, { build: { entry: 'missing.js' } });
    await expect(rejected(dist)).rejects.toThrow(
      `${dist}/build.json: entry names missing.js, which is not in the folder`,
    );
  });

  it('rejects a file whose name the store uses itself', async () => {
    const dist = await writeBuild(dir, { files: { 'routes.js.br': 'x' } });
    await expect(rejected(dist)).rejects.toThrow('routes.js.br is a name that the store uses');
  });

  it('rejects a link, which could lead out of the folder', async () => {
    const dist = await writeBuild(dir);
    await symlink('/etc/hostname', join(dist, 'host.txt'));
    await expect(rejected(dist)).rejects.toThrow('host.txt is not a plain file');
  });
});

describe('the store', () => {
  it('says that its folder cannot be used', async () => {
    await writeFile(join(dir, 'taken'), '');
    await expect(newStore('taken')).rejects.toThrow(`${join(dir, 'taken')} cannot be used`);
  });

  it('finds no release under a name or id that leads elsewhere', async () => {
    const store = await newStore('find');
    expect(await findRelease(store, '..', '0123456789abcdef')).toBeNull();
    expect(await findRelease(store, 'mfe-auth', '../../x')).toBeNull();
  });
});
