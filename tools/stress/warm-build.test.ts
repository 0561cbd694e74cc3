import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openStore, publish } from '@cpal/delivery';
import { frontEndParts } from '../building/parts';
import { readWorkspaces } from '../building/workspaces';

const root = path.join(__dirname, '../..');
const copies: string[] = [];

/** Copies a remote's sources. @returns the folder above it. */
function copyRemote(remote = 'mfe-auth'): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-warm-'));
  copies.push(folder);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  cpSync(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  for (const part of ['src', 'package.json', 'webpack.config.js'])
    cpSync(path.join(root, remote, part), path.join(folder, remote, part), { recursive: true });
  return folder;
}

afterAll(() => {
  for (const folder of copies) rmSync(folder, { recursive: true });
});

/** Builds a remote in a process of its own. @throws Error with what it printed if that fails. */
function buildRemote(folder: string, remote: string, id: string): void {
  const of = JSON.stringify({ folder: remote, name: remote, build: id });
  const code = `const { buildFrontEnd } = await import('@cpal/build/front-end'); await buildFrontEnd(${of});`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** Builds `mfe-auth`. @returns the hash of each file that came of it, of its record the text. */
function build(folder: string): Record<string, string> {
  buildRemote(folder, 'mfe-auth', 'proof');
  const dist = path.join(folder, 'mfe-auth', 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name))
      .toSorted()
      .map((file) => {
        const content = readFileSync(file);
        if (content.includes(root)) throw new Error(`${file} tells where it was made.`);
        const name = path.relative(dist, file);
        if (name === 'build.json') return [name, String(content)];
        return [name, createHash('sha256').update(content).digest('hex')];
      }),
  );
}

it('a build with a warm cache has the bytes of one without, in another folder, also after a change and back', () => {
  const folder = copyRemote();
  const cold = build(folder);
  expect(Object.keys(cold)).toContain('build.json');
  const file = 'src/screens/auth/legal-line.tsx';
  const source = readFileSync(path.join(folder, 'mfe-auth', file), 'utf8');
  const writeSource = (copy: string, text: string) =>
    writeFileSync(path.join(copy, 'mfe-auth', file), text);
  const changed = source.replace('By signing up', 'Signing up');
  writeSource(folder, changed);
  const warm = build(folder);
  expect(warm).not.toEqual(cold);
  const elsewhere = copyRemote();
  writeSource(elsewhere, changed);
  expect(build(elsewhere)).toEqual(warm);
  writeSource(folder, source);
  expect(build(folder)).toEqual(cold);
});

const remotes = frontEndParts(readWorkspaces(root))
  .map(({ name }) => name)
  .filter((name) => name !== 'shell');

it.each(remotes)('%s is the same release again once a change is taken back', async (remote) => {
  const folder = copyRemote(remote);
  const store = await openStore(path.join(folder, 'store'));
  const routes = path.join(folder, remote, 'src/routes.tsx');
  const source = readFileSync(routes, 'utf8');
  const releaseId = async (text: string, buildId: string) => {
    writeFileSync(routes, text);
    // Each build has an id of its own, and with it a container of another name.
    buildRemote(folder, remote, buildId);
    const { id } = await publish(store, path.join(folder, remote, 'dist'));
    return id;
  };
  const first = await releaseId(source, 'first');
  expect(await releaseId(`${source}// changed`, 'second')).not.toBe(first);
  expect(await releaseId(source, 'first')).toBe(first);
});

it('a build fails whose container lost its routes', () => {
  const folder = copyRemote();
  const config = path.join(folder, 'mfe-auth/webpack.config.js');
  const losing = `
    const configure = federated(import.meta.dirname, { prefixes: ['/auth'] });
    class LoseRoutes {
      apply({ hooks, webpack: { sources } }) {
        hooks.emit.tap('LoseRoutes', (compilation) => {
          const empty = 'export const init = () => 0; export const get = async () => () => ({});';
          compilation.updateAsset('remoteEntry.js', new sources.RawSource(empty));
        });
      }
    }
    export default (options) => {
      const configuration = configure(options);
      return { ...configuration, plugins: [...configuration.plugins, new LoseRoutes()] };
    };`;
  writeFileSync(config, `import { federated } from '@cpal/build';${losing}`);
  expect(() => buildRemote(folder, 'mfe-auth', 'lost')).toThrow(/mfe-auth.*it exposes no routes/);
});
