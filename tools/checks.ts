import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { procStat } from '@cpal/server-kit/proc-stat';
import { readWorkspaces, typeProjects } from './workspaces';

/** One command that must succeed. */
export interface Check {
  name: string;
  command: readonly [string, ...string[]];
  /** Environment on top of this process's own. */
  env?: Record<string, string>;
}

/** A program that a workspace's dependencies installed. */
export const bin = (name: string) => `node_modules/.bin/${name}`;

/** What every change must pass, in under a minute. */
export const quickChecks: readonly Check[] = [
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings', '.'] },
  { name: 'types', command: [bin('tsc'), '-b', ...typeProjects(readWorkspaces())] },
  { name: 'dead code', command: [bin('knip')] },
  { name: 'unit tests', command: [bin('jest'), '--selectProjects', 'web', 'node'] },
];

/**
 * Runs checks one after the other, all of them, so that one run shows everything that is wrong.
 * @returns the names of those that failed.
 */
export async function runChecks(checks: readonly Check[]): Promise<string[]> {
  const failed: string[] = [];
  for (const check of checks) {
    console.log(`\n── ${check.name}`);
    const started = Date.now();
    const spentBefore = processorSeconds();
    const hasPassed = await passes(check);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const spent = (processorSeconds() - spentBefore).toFixed(1);
    console.log(`${hasPassed ? 'passed' : 'FAILED'} in ${seconds} s, ${spent} s of processor time`);
    if (!hasPassed) failed.push(check.name);
  }
  return failed;
}

async function passes({ command: [program, ...args], env }: Check): Promise<boolean> {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  await once(child, 'exit');
  return child.exitCode === 0;
}

/** What all children that have ended took of the processors; 0 where the system does not say. */
const processorSeconds = () => procStat('self')?.childrenProcessorSeconds ?? 0;

/** Prints the tally and sets the exit code. */
export function report(total: number, failed: readonly string[]): void {
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\nchecks: ${total - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
