import path from 'node:path';
import { buildSync } from 'esbuild';
import { forNode } from './bundle-program';

/** Below the packages, so that a program finds those that stay outside of it. */
const folder = path.join(import.meta.dirname, '../../node_modules/.cache/test-programs');

/** What one test starts. */
interface TestProgram {
  /** The name of its file, which no other test's program has. */
  name: string;
  /** TypeScript, which imports by paths from `folder`. */
  text: string;
  folder: string;
}

/**
 * Makes one file of a program that tests start: a loader of TypeScript costs each process a second,
 * and this once a third of one.
 * @returns its path.
 */
export function bundleForTests({ name, text, folder: resolveDir }: TestProgram): string {
  const outfile = path.join(folder, `${name}.mjs`);
  const stdin = { contents: text, resolveDir, loader: 'ts' } as const;
  // It reads a file next to its own; the others are large.
  const outside = ['@bokuweb/zstd-wasm', '@jitl/quickjs-*', 'quickjs-emscripten-core'];
  buildSync({ ...forNode(outside), stdin, outfile });
  return outfile;
}
