import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { mediaFiles, mediaName } from '../assets';
import { className, namesIn } from '../class-names';
import { installed, readManifest } from '../packages';

/** A front end: its folder and its name. */
export interface Sources {
  folder: string;
  name: string;
}

/** What renders stays outside the bundle: Node loads React's own build for servers. */
function renderers(): string[] {
  const shared: Record<string, object | undefined> = readManifest(installed('@cpal/shared'));
  return Object.keys({ ...shared.dependencies, ...shared.peerDependencies });
}

/**
 * Bundles modules of a front end for Node and loads them. Styles become the names that they have in
 * the browser, media files their place in the release.
 * @param source the module to begin with, as text; its imports count from the front end's folder.
 */
export async function loadForNode<T>({ folder, name }: Sources, source: string): Promise<T> {
  const outfile = path.resolve('.cache', 'prerender', `${name}.mjs`);
  await build({
    stdin: { contents: source, resolveDir: path.resolve(folder), loader: 'ts' },
    outfile,
    bundle: true,
    external: renderers(),
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    target: 'node20.19',
    tsconfigRaw: {},
    logLevel: 'warning',
    plugins: [browserFiles],
  });
  return import(pathToFileURL(outfile).href);
}

const browserFiles: Plugin = {
  name: 'browser-files',
  setup(builder) {
    builder.onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => {
      const names = namesIn(file).map((name) => [name, className(file, name)]);
      return { contents: JSON.stringify(Object.fromEntries(names)), loader: 'json' };
    });
    builder.onLoad({ filter: mediaFiles }, ({ path: file }) => {
      const url = JSON.stringify(`{{files}}/${mediaName(file)}`);
      return { contents: `export default ${url}` };
    });
  },
};
