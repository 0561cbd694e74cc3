import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { openStore, promote, type Release, releaseUrl } from '@cpal/delivery';
import { restore } from '@cpal/delivery/testing/dcz';
import { deploy, samplePage, shellBuild } from '@cpal/delivery/testing/sample-build';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { ask, loopback } from '../testing/ask';
import { makeEdge } from '../testing/sample-edge';

const dir = tempDir();
const start = loopback();

/** A script that differs from line to line, as real ones do. */
const scriptOf = (mark: string) =>
  Array.from({ length: 400 }, (_, index) =>
    index === 200 ? mark : createHash('sha256').update(String(index)).digest('base64'),
  ).join('\n');

const [before, after] = [scriptOf('before'), scriptOf('after')];
let port: number;
let release: Release;

beforeAll(async () => {
  const store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
  await deploy(store, 'local', { files: { 'routes.js': before } });
  release = await deploy(store, 'local', { files: { 'routes.js': after } });
  port = await start((await makeEdge(store)).app);
});

const hashOf = (text: string) => createHash('sha256').update(text).digest();

const heldHeader = (text: string) => `:${hashOf(text).toString('base64')}:`;

const get = (headers: Record<string, string>) =>
  ask(port, releaseUrl(release, 'routes.js'), { headers });

const taken = { 'accept-encoding': 'gzip, br, zstd, dcb, dcz' };

it('sends what a browser lacks that holds the previous version', async () => {
  const { status, headers, body } = await get({
    ...taken,
    'available-dictionary': heldHeader(before),
  });
  expect([status, headers['content-encoding'], headers.vary]).toEqual([
    200,
    'dcz',
    'Accept-Encoding, Available-Dictionary',
  ]);
  expect(headers['use-as-dictionary']).toBe('match="/files/ZSR-NHGU/routes.*.js"');
  expect(body.length).toBeLessThan(200);
  expect(body.subarray(8, 40)).toEqual(hashOf(before));
  expect(restore(body, Buffer.from(before)).toString()).toBe(after);
});

it('has a tag of its own, which is not sent again', async () => {
  const asked = { ...taken, 'available-dictionary': heldHeader(before) };
  const { headers } = await get(asked);
  expect(headers.etag).not.toBe((await get(taken)).headers.etag);
  const again = await get({ ...asked, 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it.each([
  ['holds another version', { ...taken, 'available-dictionary': heldHeader('another') }],
  [
    'takes no dictionaries',
    { 'accept-encoding': 'br', 'available-dictionary': heldHeader(before) },
  ],
  [
    'says nothing that can be read',
    { ...taken, 'available-dictionary': heldHeader(before).slice(1) },
  ],
  ['holds nothing', taken],
])('sends the whole file to one that %s', async (_case, headers) => {
  const answer = await get(headers);
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.body).toString()).toBe(after);
});

it('reads those again of which nothing changed no more than pages', async () => {
  const store = await openStore(join(dir, 'store'));
  const reads: string[] = [];
  const read = (path: string) => {
    reads.push(path);
    return store.read(path);
  };
  const { caughtUp, app } = await makeEdge({ ...store, read });
  const contents = () => reads.splice(0).filter((path) => path.startsWith('contents/'));
  const first = contents();
  const build = { name: 'mfe-other', prefixes: ['/other'], pages: [samplePage('/other')] };
  await deploy(store, 'local', { build });
  await caughtUp();
  const again = contents();
  expect(again.filter((path) => first.includes(path))).toEqual([]);
  expect(again.length).toBeGreaterThan(0);
  await app.close();
});

it('makes those of a state that was composed before from what is there', async () => {
  const store = await openStore(join(dir, 'store'));
  const written = await store.list('contents');
  await promote({ store, environment: 'local' }, [{ name: 'mfe-auth', id: release.id }]);
  expect(await store.list('contents')).toEqual(written);
});
