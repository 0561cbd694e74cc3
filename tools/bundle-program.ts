import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { externalPackages } from './external-packages';
import type { Program } from './parts';

/** Makes one file of each entry of a program, and puts what it reads beside it. */
export async function bundleProgram({ output, entries, copies, bundled, name }: Program) {
  const { build } = await import('esbuild');
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  for (const { from, to, platform } of entries) {
    await build({
      entryPoints: [path.join(name, from)],
      outfile: path.join(output, to),
      bundle: true,
      platform,
      format: platform === 'node' ? 'esm' : 'iife',
      target: platform === 'node' ? 'node20.19' : 'es2022',
      minify: platform === 'browser',
      sourcemap: platform === 'node',
      logLevel: 'warning',
      ...(platform === 'node' && { plugins: [externalPackages(bundled)] }),
    });
  }
  for (const [from, to] of copies) {
    cpSync(path.join(name, from), path.join(output, to), { recursive: true });
  }
}
