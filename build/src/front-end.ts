import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { kitId } from './kit';
import type { Sources } from './prerender/load-for-node';
import { prerender } from './prerender/prerender';

/** A front end, and what its build writes down of it. */
interface FrontEnd extends Sources {
  /** The id of its inputs. */
  build: string;
}

/**
 * Builds the front end in a folder, by its webpack.config.js, into its `dist`.
 * @throws Error where webpack finds an error, which is printed, or a page cannot be rendered.
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
}
