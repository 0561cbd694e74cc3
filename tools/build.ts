import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { bundleProgram } from './bundle-program';
import { inputsId, isBuilt, type Part, recordBuild } from './inputs';
import { frontEndParts, programs } from './parts';
import { readWorkspaces } from './workspaces';

// React's production build renders what the browser's takes over.
process.env.NODE_ENV = 'production';

async function buildIfStale<P extends Part>(
  part: P,
  build: (part: P, id: string) => Promise<void>,
) {
  const id = inputsId(part);
  if (isBuilt(part, id)) return;
  const started = Date.now();
  await build(part, id);
  recordBuild(part, id);
  console.log(`Built ${part.name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function bundleFrontEnd({ name }: Part, id: string) {
  const { default: webpack } = await import('webpack');
  const file = pathToFileURL(path.resolve(name, 'webpack.config.js')).href;
  const { default: configure }: { default: (env: { build: string }) => Configuration } =
    await import(file);
  const compiler = webpack(configure({ build: id }));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failed = error ?? stats?.hasErrors() ?? true;
      if (stats?.hasErrors() || stats?.hasWarnings())
        console.error(stats.toString('errors-warnings'));
      compiler.close(() => {
        if (failed) reject(error ?? new Error(`${name} was not built.`));
        else resolve();
      });
    });
  });
  const { prerender } = await import('./prerender/prerender');
  await prerender(name);
}

// Whatever is not built from its present inputs, of the parts that are named, or of all.
const workspaces = readWorkspaces();
const [, , , ...names] = process.argv;
const isWanted = ({ name }: Part) => names.length === 0 || names.includes(name);
for (const part of frontEndParts(workspaces).filter(isWanted))
  await buildIfStale(part, bundleFrontEnd);
for (const part of programs(workspaces).filter(isWanted)) await buildIfStale(part, bundleProgram);
