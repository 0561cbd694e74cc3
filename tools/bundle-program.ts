import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Program } from './parts';

/**
 * Makes one file of each entry of a program, and puts what it reads beside it. Its `dependencies`
 * stay outside: some carry native or WebAssembly files. Its `devDependencies` become part of it.
 */
export async function bundleProgram({ output, program, packages, name }: Program) {
  const { build } = await import('esbuild');
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  for (const { from, to, platform } of program.entries) {
    const isForNode = platform === 'node';
    await build({
      entryPoints: [path.join(name, from)],
      outfile: path.join(output, to),
      bundle: true,
      platform,
      format: isForNode ? 'esm' : 'iife',
      target: isForNode ? 'node20.19' : 'es2022',
      external: isForNode ? packages : [],
      minify: !isForNode,
      sourcemap: isForNode,
      tsconfigRaw: {},
      logLevel: 'warning',
    });
  }
  for (const [from, to] of program.copies ?? []) {
    cpSync(path.join(name, from), path.join(output, to), { recursive: true });
  }
}
