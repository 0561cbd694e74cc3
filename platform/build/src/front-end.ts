import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { findContainerError } from '@cpal/shared/container';
import webpack, { type Configuration } from 'webpack';
import { kitId } from './kit';
import type { Sources } from './prerender/load-for-node';
import { prerender } from './prerender/prerender';

/** A front end, and what its build writes down of it. */
interface FrontEnd extends Sources {
  /** The id of its inputs. */
  build: string;
}

/** What the finished `build.json` says of a container. */
interface BuiltRecord {
  kind: 'remote' | 'shell';
  entry: string;
  pages: { path: string }[];
}

/**
 * Builds the front end in a folder, by its webpack.config.js, into its `dist`.
 * @throws Error if webpack finds an error, which is printed, a page cannot be rendered, or the
 *   container that was built does not expose a route for each page.
 */
export async function buildFrontEnd({ build, ...sources }: FrontEnd): Promise<void> {
  // React's production build renders what the browser's hydrates.
  process.env.NODE_ENV = 'production';
  const { folder, name } = sources;
  const file = pathToFileURL(path.resolve(folder, 'webpack.config.js')).href;
  const { default: configure }: { default: (env: { build: string }) => Configuration } =
    await import(file);
  const compiler = webpack(configure({ build }));
  const stats = await promisify(compiler.run.bind(compiler))();
  // Closing writes the cache.
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors() || stats?.hasWarnings()) console.warn(stats.toString('errors-warnings'));
  if (stats?.hasErrors() ?? true) throw new Error(`${name} was not built.`);
  await prerender(sources, kitId());
  await requireRoutes(sources);
}

/** Bundlers can succeed and write a container without its routes, so what was written is loaded. */
async function requireRoutes({ folder, name }: Sources) {
  const dist = path.join(folder, 'dist');
  const record: BuiltRecord = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8'));
  if (record.kind === 'shell') return;
  const error = await findContainerError({
    ...record,
    read: async (script) => {
      const file = path.join(dist, script);
      return existsSync(file) ? readFileSync(file, 'utf8') : null;
    },
  });
  if (error !== null)
    throw new Error(`${name} was built, and its container cannot be used: ${error}.`);
}
