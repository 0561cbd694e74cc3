import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { className, mediaFiles } from '../src/assets';

/** A front end's folder, and the packages that are not bundled. */
export interface Sources {
  name: string;
  packages: string[];
}

/**
 * Bundles modules of a front end for Node and loads them. Styles become the names that they have in
 * the browser, media files their place in the release.
 * @param source the module to begin with, as text; its imports count from the workspace's folder.
 */
export async function loadForNode<T>({ name, packages }: Sources, source: string): Promise<T> {
  const outfile = path.resolve('.cache', 'prerender', `${name}.mjs`);
  await build({
    stdin: { contents: source, resolveDir: path.resolve(name), loader: 'ts' },
    outfile,
    bundle: true,
    external: packages,
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
      const prefix = JSON.stringify(className(file, ''));
      return { contents: `export default new Proxy({}, { get: (_, name) => ${prefix} + name })` };
    });
    builder.onLoad({ filter: mediaFiles }, ({ path: file }) => {
      const url = JSON.stringify(`{{release}}/${path.basename(file)}`);
      return { contents: `export default ${url}` };
    });
  },
};
