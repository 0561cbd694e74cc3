import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, Configure } from '@cpal/build';
import type { FrontEnd } from './parts';

/** The configuration that a front end's `webpack.config.js` makes. */
export async function webpackConfiguration(
  { name }: FrontEnd,
  options: BuildOptions,
): Promise<ReturnType<Configure>> {
  const file = pathToFileURL(path.resolve(name, 'webpack.config.js')).href;
  const { default: configure }: { default: Configure } = await import(file);
  return configure(options);
}
