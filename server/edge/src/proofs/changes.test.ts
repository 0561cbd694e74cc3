import { join } from 'node:path';
import {
  findEntry,
  openStore,
  readRegistry,
  readSnapshot,
  releaseUrl,
  rollBack,
} from '@cpal/delivery';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { ask, loopback } from '../testing/ask';
import { makeEdge } from '../testing/sample-edge';

const loads = 500;
const changes = 20;

const dir = tempDir();
const start = loopback();
const names = ['mfe-auth', 'shell'] as const;

/** What a page names: the releases' scripts, in the order of the document. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, url = '']) => url);

it(`answers ${loads} page loads during ${changes} changes, each with the releases of one state`, async () => {
  const store = await openStore(join(dir, 'store'));
  /** By the id of a release, its scripts. */
  const scripts = new Map<string | undefined, string[]>();
  const deployed = async (name: (typeof names)[number], mark: number) => {
    const isShell = name === 'shell';
    const build = { ...(isShell && shellBuild), container: `c_${mark}` };
    const routes = { 'routes.js': `export const mark = ${mark};` };
    // A remote names no second script: it could not be published with one.
    const files = isShell ? { ...routes, 'boot.js': `boot(${mark});` } : routes;
    const release = await deploy(store, 'local', { build, files });
    scripts.set(
      release.id,
      ['remoteEntry.js', 'routes.js'].map((file) => releaseUrl(release, file)),
    );
  };
  await deployed('shell', 0);
  await deployed('mfe-auth', 0);
  const { app, logged } = await makeEdge(store);
  const port = await start(app);

  const state = { isChanging: true };
  const changing = (async () => {
    for (let change = 1; change <= changes; change += 1) {
      const name = names[change % 2] ?? 'shell';
      if (change % 5 === 0) await rollBack({ store, environment: 'local' }, name);
      else await deployed(name, change);
    }
    state.isChanging = false;
  })();
  const pages: string[] = [];
  const asked = new Set<string>();
  while (state.isChanging || pages.length < loads) {
    const { status, body } = await ask(port, '/auth');
    const found = scriptsIn(body.toString());
    pages.push(`${status} ${found.join(' ')}`);
    for (const url of found.filter((one) => !asked.has(one))) {
      asked.add(url);
      expect((await ask(port, url)).status).toBe(200);
    }
  }
  await changing;

  const { version } = await readRegistry(store, 'local');
  const states = Array.from({ length: version }, async (_, index) => {
    const registry = await readSnapshot(store, 'local', index + 1);
    const found = ['shell', 'mfe-auth'].map((name) => findEntry(registry, name)?.current.id);
    return `200 ${found.flatMap((id) => scripts.get(id) ?? []).join(' ')}`;
  });
  const whole = await Promise.all(states);
  expect(pages.filter((page) => !whole.includes(page))).toEqual([]);
  expect(new Set(pages).size).toBeGreaterThan(changes / 4);
  expect(logged().filter((line) => JSON.stringify(line).includes('"level":"error"'))).toEqual([]);
}, 120_000);
