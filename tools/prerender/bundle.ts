import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { className, mediaFiles } from '../../build/src/assets';
import { externalPackages } from '../external-packages';

/**
 * Bundles modules of a front end for Node and loads them. Styles become the names that they have in
 * the browser, media files their place in the release.
 * @param source the module to begin with, as text; its imports count from the workspace's folder.
 */
export async function loadForNode<T>(workspace: string, source: string): Promise<T> {
  const outfile = path.resolve('.cache', 'prerender', `${workspace}.mjs`);
  await build({
    stdin: { contents: source, resolveDir: path.resolve(workspace), loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    target: 'node20.19',
    logLevel: 'warning',
    plugins: [cssModules, media, externalPackages()],
  });
  return import(pathToFileURL(outfile).href);
}

const cssModules: Plugin = {
  name: 'css-modules',
  setup(builder) {
    builder.onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => {
      const prefix = JSON.stringify(className(file, ''));
      return { contents: `export default new Proxy({}, { get: (_, name) => ${prefix} + name })` };
    });
  },
};

const media: Plugin = {
  name: 'media',
  setup(builder) {
    builder.onLoad({ filter: mediaFiles }, ({ path: file }) => {
      const url = JSON.stringify(`{{release}}/${path.basename(file)}`);
      return { contents: `export default ${url}` };
    });
  },
};
