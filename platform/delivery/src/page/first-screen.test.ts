import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { releaseUrl } from '../store/release';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { deploy, samplePage, shellBuild } from '../testing/sample-build';
import { firstScreen } from './first-screen';

let store: Store;
beforeEach(async () => {
  store = await openStore(await mkdtemp(join(tmpdir(), 'cpal-first-screen-')));
});
afterEach(() => rm(store.location, { recursive: true }));

const texts: Record<string, string> = { '.js': 'export {};', '.css': 'b{color:red}' };

const shellWith = (provides: Record<string, string[]>) =>
  deploy(store, 'test', {
    build: { ...shellBuild, provides },
    files: Object.fromEntries(
      Object.values(provides)
        .flat()
        .map((path) => [path, texts[extname(path)] ?? '']),
    ),
  });

const needing = (...needs: string[]) => deploy(store, 'test', { build: { needs } });
const urls = (files: readonly { url: string }[]) => files.map(({ url }) => url);

it('adds the files of shared modules that the shell loads with their first use', async () => {
  const shell = await shellWith({ controls: ['controls.css', 'controls.js'] });
  const auth = await needing('controls', 'react');
  const { scripts, styles } = firstScreen(auth, shell);
  expect(urls(scripts)).toEqual([
    releaseUrl(auth, 'remoteEntry.js'),
    releaseUrl(auth, 'routes.js'),
    releaseUrl(shell, 'controls.js'),
  ]);
  expect(urls(styles)).toEqual([releaseUrl(shell, 'controls.css'), releaseUrl(auth, 'routes.css')]);
  for (const { integrity } of [...scripts, ...styles]) expect(integrity).toMatch(/^sha256-/);
});

it('adds those that the page’s own screen needs, once', async () => {
  const shell = await shellWith({ controls: ['controls.js'] });
  const page = samplePage('/auth', { needs: ['controls'] });
  for (const auth of [await needing(), await needing('controls')]) {
    const { scripts } = firstScreen(auth, shell, page);
    expect(urls(scripts).filter((url) => url === releaseUrl(shell, 'controls.js'))).toHaveLength(1);
  }
});

it('adds a file once that two shared modules have', async () => {
  const shell = await shellWith({ controls: ['controls.js'], api: ['controls.js'] });
  const { scripts } = firstScreen(await needing('controls', 'api'), shell);
  expect(urls(scripts).filter((url) => url === releaseUrl(shell, 'controls.js'))).toHaveLength(1);
});

it('adds nothing for a remote that needs none of them', async () => {
  const shell = await shellWith({ controls: ['controls.css', 'controls.js'] });
  const { scripts, styles } = firstScreen(await needing('react'), shell);
  expect([...urls(scripts), ...urls(styles)].filter((url) => url.includes('/shell/'))).toEqual([]);
});
