import { execFileSync } from 'node:child_process';
import { bin, type Check, report, runChecks, wholeChecks } from './checks';
import { onNpmExit } from './npm-exit';
import { startPostgres } from './postgres';
import { keepTempInMemory } from './temp-in-memory';

keepTempInMemory();

/** Every check there is: the code by itself, the server on PostgreSQL, the journeys on both databases. */
const postgres = await startPostgres({ survivesPowerFailure: false });

const inBrowser = (project: 'pages-and-journeys' | 'journeys-of-data') =>
  [
    bin('playwright'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--project',
    project,
  ] as const;

const server = [bin('jest'), '--selectProjects', 'server'] as const;

/** A test that uses none of these has no database, and would only be run a second time. */
const databaseUsers = execFileSync('git', ['grep', '-l', 'TEST_DATABASE_URL', 'api/src'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/**
 * Tests that run on one database only: each statement that they have the server send is sent to
 * PostgreSQL by other tests too, and nothing in them happens at the same time (decision 127).
 */
const alikeOnBoth = [
  '--testPathIgnorePatterns',
  'api/src/proofs/(authorisation|malformed-ids|patterns)\\.',
  'api/src/billing/(cards|checkout|details|notices|subscription)/',
  'api/src/billing/(billing|tax|reconcile/orphans)\\.',
  'api/src/(assistant/limits|server/limits/login-delay)\\.',
] as const;

/** The proofs of decisions 55 and 56 in short; run by themselves they try more. */
const short = {
  FUZZ_RUNS: '2000',
  KILL_ROUNDS: '3',
  LOST_ROUNDS: '2',
  RESTARTS: '1',
  DRAINS: '2',
  REGISTRY_CHANGES: '20',
  REGISTRY_PROCESSES: '4',
};
/** Most of what is malformed is refused before any database is asked. */
const shortAgain = { ...short, FUZZ_RUNS: '500' };

const checks: Check[] = [
  ...wholeChecks,
  {
    name: 'Stripe sandbox, images, proofs, server on PGlite',
    command: [...server, 'programs', 'failing answers'],
    env: short,
    secondTry: '--onlyFailures',
  },
  {
    name: 'server on PostgreSQL',
    command: [...server, ...alikeOnBoth, '--findRelatedTests', ...databaseUsers],
    env: { TEST_DATABASE_URL: postgres.url('postgres'), ...shortAgain },
    secondTry: '--onlyFailures',
  },
  { name: 'build', command: [process.execPath, 'tools/run.js', 'tools/prepare'] },
  { name: 'budgets', command: [process.execPath, 'tools/run.js', 'bench/budgets'] },
  { name: 'copies of modules', command: [process.execPath, 'tools/run.js', 'bench/copies'] },
  { name: 'first load and memory', command: [process.execPath, 'tools/run.js', 'bench/run'] },
  {
    name: 'pages, journeys on PGlite',
    command: inBrowser('pages-and-journeys'),
    secondTry: '--last-failed',
  },
  {
    name: 'journeys on PostgreSQL, two API processes',
    command: inBrowser('journeys-of-data'),
    env: { E2E_DATABASE_URL: postgres.url('journeys') },
    secondTry: '--last-failed',
  },
];

// One for each worker.
for (const worker of [0, 1]) postgres.createDatabase(`journeys_${worker}`);

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => ending.abort(signal));
onNpmExit(() => ending.abort());

try {
  report(checks.length, await runChecks(checks, ending.signal));
} finally {
  await postgres.stop();
}
