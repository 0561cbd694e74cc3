import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { procStat } from '@cpal/server-kit/proc-stat';
import { packagesAreNewer } from '../packing/packages-are-newer';
import { idOfInputs, type PassedChecks } from './passed-checks';
import { SecondTries } from './second-tries';
import { readWorkspaces, typeProjects } from '../building/workspaces';

/** One command that must succeed. */
export interface Check {
  name: string;
  command: readonly [string, ...string[]];
  /** Environment on top of this process's own. */
  env?: Record<string, string>;
  /**
   * The option with which the command runs only what failed just before, of checks that start
   * processes. They get a second try, and are named where they needed it (docs/testing.md).
   */
  secondTry?: '--onlyFailures' | '--last-failed';
  /** The paths that its result depends on, beside files of the root; all where there are none. */
  inputs?: readonly string[];
}

/** A program that a workspace's dependencies installed. */
export const bin = (name: string) => `node_modules/.bin/${name}`;

const format: Check = { name: 'format', command: [bin('oxfmt'), '--check', '.'] };
const deadCode: Check = { name: 'dead code', command: [bin('knip')] };

const lint: Check = {
  name: 'lint',
  command: [bin('oxlint'), '--type-aware', '--deny-warnings', '.'],
};
/** In each project that a file belongs to. */
const types = (...options: string[]): Check => ({
  name: 'types',
  command: [bin('tsc'), '-b', ...options, '--checkers', '1', ...typeProjects(readWorkspaces())],
});
const unitTests = (...projects: string[]) =>
  [bin('jest'), '--selectProjects', ...projects] as const;

/** Unit tests that take long: of screens that React draws, of stores on a disk, of the assistant's answers. */
const longProjects = ['screens', 'long'];

/**
 * What to run before each commit, in under a minute where no part is changed that many are built on:
 * of the long unit tests those that files with changes concern (docs/testing.md).
 */
export const quickChecks: readonly Check[] = [
  format,
  lint,
  types(...(packagesAreNewer('.') ? ['--force'] : [])),
  deadCode,
  { name: 'unit tests', command: unitTests('web', 'node') },
  { name: 'tests of what is changed', command: [...unitTests(...longProjects), '--onlyChanged'] },
];

/** All that starts no program, the types of what has not changed and all unit tests among it. */
export const wholeChecks: readonly Check[] = [
  format,
  lint,
  types('--force'),
  deadCode,
  { name: 'unit tests', command: unitTests('web', 'node', ...longProjects, 'failing answers') },
];

/** Names of checks. */
export interface Outcome {
  failed: string[];
  /** Those that were left out, since they passed with the same inputs before. */
  unchanged: string[];
  /** Those of which something passed with its second try only, with the files of these tests. */
  flaky: { name: string; files: string[] }[];
}

/** With which option a program lists what it would run, behind that of the second try. */
const listing = { '--onlyFailures': '--listTests', '--last-failed': '--list' } as const;

/** The files of the tests that failed just before. */
function filesOf({ command: [program, ...args], env, secondTry }: Check): string[] {
  if (secondTry === undefined) return [];
  const { stdout } = spawnSync(program, [...args, secondTry, listing[secondTry]], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  const files = stdout.match(/\S+\.(?:test|spec)\.tsx?/g) ?? [];
  return [...new Set(files.map((file) => (file.startsWith('/') ? relative('.', file) : file)))];
}

/**
 * Runs checks one after the other, all of them, so that one run shows everything that is wrong.
 * @param ending once it is aborted, the check that runs is ended, and the others count as failed; Ctrl-C,
 * the reason `SIGINT`, has reached that check by itself.
 * @param passed where it is kept which checks passed with which inputs; without it all are run.
 */
export async function runChecks(
  checks: readonly Check[],
  {
    ending = new AbortController().signal,
    passed,
    secondTries = new SecondTries(),
  }: { ending?: AbortSignal; passed?: PassedChecks; secondTries?: SecondTries } = {},
): Promise<Outcome> {
  const failed: string[] = [];
  const unchanged: string[] = [];
  const flaky: Outcome['flaky'] = [];
  for (const check of checks) {
    const { name, secondTry } = check;
    if (ending.aborted) {
      failed.push(name);
      continue;
    }
    const id = passed === undefined ? '' : idOfInputs(check.inputs);
    if (passed?.has(name, id)) {
      console.log(`\n── ${name}: as it was when it passed`);
      unchanged.push(name);
      continue;
    }
    console.log(`\n── ${name}`);
    if (await passes(check, [], ending)) {
      passed?.add(name, id);
      continue;
    }
    if (secondTry === undefined || ending.aborted) {
      failed.push(name);
      continue;
    }
    const files = filesOf(check);
    console.log(`\n── ${name}, second try of what failed`);
    if (!(await passes(check, [secondTry], ending))) {
      failed.push(name);
      continue;
    }
    flaky.push({ name, files });
    secondTries.add(files);
    const often = secondTries.tooOften(files);
    if (often.length === 0) continue;
    console.log(`A second try for the third time in a week: ${often.join(', ')}`);
    failed.push(name);
  }
  return { failed, unchanged, flaky };
}

async function passes(
  { command: [program, ...args], env }: Check,
  more: readonly string[],
  ending: AbortSignal,
) {
  const started = Date.now();
  const spentBefore = processorSeconds();
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const;
  const child = spawn(program, [...args, ...more], options);
  // As by Ctrl-C, at which Playwright takes down what it has started; at a second one it does not.
  const end = () => ending.reason !== 'SIGINT' && child.kill('SIGINT');
  ending.addEventListener('abort', end);
  await once(child, 'exit');
  ending.removeEventListener('abort', end);
  const hasPassed = child.exitCode === 0;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const spent = (processorSeconds() - spentBefore).toFixed(1);
  console.log(`${hasPassed ? 'passed' : 'FAILED'} in ${seconds} s, ${spent} s of processor time`);
  return hasPassed;
}

/** What all children that have ended took of the processors; 0 where the system does not say. */
const processorSeconds = () => procStat('self')?.childrenProcessorSeconds ?? 0;

const flakyLine = ({ name, files }: Outcome['flaky'][number]) =>
  `${name} (${files.length === 0 ? 'files unknown' : files.join(', ')})`;

/** Prints the tally and sets the exit code; a second try is named in the last line, so that it is seen. */
export function report(total: number, { failed, unchanged, flaky }: Outcome): void {
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  const passed = total - failed.length - unchanged.length;
  const kept = unchanged.length === 0 ? '' : `, ${unchanged.length} unchanged`;
  const again =
    flaky.length === 0
      ? ''
      : `; ${flaky.length} passed with a second try only: ${flaky.map(flakyLine).join('; ')}. ` +
        'Repair it, or list it in tools/checks/flaky-tests.ts.';
  console.log(`\nchecks: ${passed} passed${kept}, ${failed.length} failed${again}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
