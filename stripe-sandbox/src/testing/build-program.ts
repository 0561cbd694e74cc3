import { execFileSync } from 'node:child_process';

/**
 * Bundles a program where its sources have changed. Done once before all tests: two of them at the
 * same time would take the files from each other.
 */
export function buildProgram(name: 'api' | 'stripe-sandbox'): void {
  execFileSync(process.execPath, ['tools/run.js', 'tools/build', name]);
}
