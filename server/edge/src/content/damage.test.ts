import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore, type Store } from '@cpal/delivery';
import { ask, loopback } from '../testing/ask';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { makeEdge } from '../testing/sample-edge';
import { tempDir } from '@cpal/delivery/testing/temp-dir';

const dir = tempDir();
const start = loopback();
const pages = ['/auth', '/nowhere', '/robots.txt', '/sitemap.xml', '/releases.json'];
const codings = ['identity', 'br', 'gzip'];

/** All that an edge sends of these, by default its pages, in each coding. */
async function sentBy(port: number, paths = pages) {
  const asked = paths.flatMap((path) =>
    codings.map(async (coding) => {
      const { status, headers, body } = await ask(port, path, {
        headers: { 'accept-encoding': coding },
      });
      const { date: _date, 'x-request-id': _id, ...rest } = headers;
      return { path, status, rest, body: body.toString('base64') };
    }),
  );
  return Promise.all(asked);
}

/** Flips one bit in the middle of a file. */
async function flip(file: string) {
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

/** Starts an edge over a store and gives what it sends, or the error with which it does not start. */
async function restarted(store: Store) {
  try {
    const { app } = await makeEdge(store);
    const { snapshot, refused } = (await app.inject('/readyz')).json();
    return { fault: null, sent: await sentBy(await start(app)), snapshot, refused };
  } catch (error) {
    return { fault: String(error), sent: [], snapshot: 0, refused: null };
  }
}

it('serves no page of which a byte has changed, before and after a restart', async () => {
  const store = await openStore(join(dir, 'flipped'));
  await deploy(store, 'local', { build: shellBuild });
  await deploy(store, 'local', {});
  const previous = await restarted(store);
  await deploy(store, 'local', { files: { 'routes.js': 'export {};' } });
  const port = await start((await makeEdge(store)).app);
  const latest = await restarted(store);
  const good = await sentBy(port);
  const contents = join(store.location, 'contents');
  const outcomes = new Set<number>();
  for (const file of await readdir(contents)) {
    await flip(join(contents, file));
    expect(await sentBy(port)).toEqual(good);
    const found = await restarted(store);
    outcomes.add(found.snapshot);
    const none = expect.objectContaining({ fault: expect.stringContaining('not what its name') });
    const states = new Map<number, unknown>([
      [0, none],
      [3, { ...previous, refused: 4 }],
      [4, latest],
    ]);
    expect(found).toEqual(states.get(found.snapshot));
    await flip(join(contents, file));
  }
  // Damaged was what both states have, what the latest alone has, and what neither has.
  expect(outcomes).toEqual(new Set([0, 3, 4]));
});

/** The addresses of what a browser could run or show as a page, of all releases. */
async function addressesIn(store: Store): Promise<string[]> {
  const paths = await store.list('files');
  return paths.filter((path) => !/\.(br|gz|file|png|woff2)$/.test(path)).map((path) => `/${path}`);
}

it('sends no file to be run of which a byte has changed, before and after a restart', async () => {
  const store = await openStore(join(dir, 'files'));
  await deploy(store, 'local', { build: shellBuild });
  await deploy(store, 'local', {});
  const running = await start((await makeEdge(store)).app);
  const addresses = await addressesIn(store);
  const good = new Set((await sentBy(running, addresses)).map(({ body }) => body));
  const files = (await store.list('files')).filter((path) => !/\.(?:png|woff2)/.test(path));
  let rejections = 0;
  for (const file of files) {
    await flip(join(store.location, file));
    const again = await start((await makeEdge(store)).app);
    const address = `/${file.replace(/\.(br|gz|file)$/, '')}`;
    for (const port of [running, again]) {
      const sent = await sentBy(port, [address]);
      const whole = sent.filter(({ status }) => status === 200);
      expect(whole.filter(({ body }) => !good.has(body))).toEqual([]);
      rejections += sent.length - whole.length;
    }
    await flip(join(store.location, file));
  }
  expect(rejections).toBeGreaterThan(files.length);
});
