import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { inputsId } from '@cpal/build/inputs';
import type { Program } from './parts';

/** A program that can be bundled again and again. */
export interface ProgramBundler {
  /**
   * Bundles what the sources are now; where they have an error, the files of before stay.
   * @returns the source files, and whether the bundle differs from the one before.
   * @throws esbuild's failure, which it has printed.
   */
  bundle: () => Promise<{ sources: string[]; hasChanged: boolean }>;
  close: () => Promise<void>;
}

/** What packages in CommonJS expect, in a module. */
const packagesRequire =
  "import { createRequire as $createRequire } from 'node:module';" +
  'const require = $createRequire(import.meta.url);';

/** How a file for Node is made of sources, with these packages outside of it. */
export const forNode = (external: string[]) =>
  ({
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external,
    banner: { js: packagesRequire },
    tsconfigRaw: {},
    logLevel: 'warning',
  }) satisfies BuildOptions;

/** How a file for a page is made of sources. */
const forPage = {
  bundle: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  minify: true,
  tsconfigRaw: {},
  logLevel: 'warning',
} satisfies BuildOptions;

/**
 * Makes one file of each entry of a program, and puts what it reads next to it. Its `dependencies`
 * stay outside, or those alone that it names `apart` (docs/performance.md). All else becomes part of it.
 */
export async function openProgram({
  output,
  program,
  packages,
  folder,
}: Program): Promise<ProgramBundler> {
  const { context } = await import('esbuild');
  const contexts = await Promise.all(
    program.entries.map(({ from, to, platform }) => {
      const isForNode = platform === 'node';
      return context({
        ...(isForNode ? forNode(program.apart ?? packages) : forPage),
        entryPoints: [path.join(folder, from)],
        outfile: path.join(output, to),
        // A process holds the text: without what is for readers it is half of it.
        minifyWhitespace: true,
        sourcemap: isForNode,
        metafile: true,
        write: false,
      } satisfies BuildOptions);
    }),
  );
  const copies = (program.copies ?? []).map(([from, to]) => ({
    from: path.join(folder, from),
    to: path.join(output, to),
  }));
  const copied = { inputs: copies.map(({ from }) => from) };
  let known = '';
  const bundle = async () => {
    const results = await Promise.all(contexts.map((one) => one.rebuild()));
    const files = results.flatMap(({ outputFiles }) => outputFiles);
    const made = [...files.map(({ hash }) => hash), inputsId(copied)].join();
    const hasChanged = made !== known;
    known = made;
    rmSync(output, { recursive: true, force: true });
    mkdirSync(output, { recursive: true });
    for (const { path: file, contents } of files) writeFileSync(file, contents);
    for (const { from, to } of copies) cpSync(from, to, { recursive: true });
    return { sources: results.flatMap(({ metafile }) => Object.keys(metafile.inputs)), hasChanged };
  };
  const close = async () => {
    await Promise.all(contexts.map((one) => one.dispose()));
  };
  return { bundle, close };
}

/** Bundles a program once. */
export async function bundleProgram(part: Program): Promise<void> {
  const { bundle, close } = await openProgram(part);
  try {
    await bundle();
  } finally {
    await close();
  }
}
