import { execFileSync } from 'node:child_process';

/**
 * Bundles programs whose sources have changed. Done once before all tests: two of them at the
 * same time would take the files from each other.
 */
export function buildPrograms(...names: readonly ('api' | 'edge' | 'stripe-sandbox')[]): void {
  execFileSync(process.execPath, ['tools/run.js', 'tools/build', ...names]);
}
