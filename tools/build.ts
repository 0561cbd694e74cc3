import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Configuration } from 'webpack';
import { bundleProgram } from './bundle-program';
import { inputsId, isBuilt, type Part, recordBuild } from './inputs';
import { type FrontEnd, frontEndParts, kitOf, programs } from './parts';
import { readWorkspaces } from './workspaces';

/** Builds all parts that are not built from their present inputs, or those of them that are named. */

// React's production build renders what the browser's hydrates.
process.env.NODE_ENV = 'production';

const [, , , ...names] = process.argv;
const workspaces = readWorkspaces();

async function buildStale<P extends Part>(
  parts: readonly P[],
  build: (part: P, id: string) => Promise<void>,
) {
  for (const part of parts.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const id = inputsId(part);
    if (isBuilt(part, id)) continue;
    const started = Date.now();
    await build(part, id);
    recordBuild(part, id);
    console.log(`Built ${part.name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}

async function bundleFrontEnd(part: FrontEnd, id: string) {
  const { default: webpack } = await import('webpack');
  const file = pathToFileURL(path.resolve(part.name, 'webpack.config.js')).href;
  const { default: configure }: { default: (env: { build: string }) => Configuration } =
    await import(file);
  const compiler = webpack(configure({ build: id }));
  const stats = await promisify(compiler.run.bind(compiler))();
  // Closing writes the cache.
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors() || stats?.hasWarnings()) console.error(stats.toString('errors-warnings'));
  if (stats?.hasErrors() ?? true) throw new Error(`${part.name} was not built.`);
  const { prerender } = await import('../build/prerender/prerender');
  await prerender(part, inputsId(kitOf(workspaces)));
}

await buildStale(frontEndParts(workspaces), bundleFrontEnd);
await buildStale(programs(workspaces), bundleProgram);
