import { bin, type Check, report, runChecks, wholeChecks } from './checks';
import { flakyTests } from './flaky-tests';
import { onNpmExit } from './npm-exit';
import { startPostgres } from './postgres';
import { keepTempInMemory } from './temp-in-memory';

keepTempInMemory();

/**
 * Run as `npm test -- --release` before a release: nothing gets a second try then, and no test may be
 * listed as flaky.
 */
const isRelease = process.argv.includes('--release');
if (isRelease && flakyTests.length > 0) {
  for (const { file, since, symptom } of flakyTests)
    console.error(`Flaky since ${since}: ${file}, ${symptom}`);
  console.error('Repair these tests and empty tools/flaky-tests.ts before the release.');
  process.exit(1);
}

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

/**
 * A test that does not import it has no database, and would only be run a second time. If it is moved,
 * jest finds no test and fails.
 */
const databaseModule = 'api/src/testing/database-url.ts';

/**
 * Tests that run on one database only: each statement that they have the server send is sent to
 * PostgreSQL by other tests too, and nothing in them happens at the same time (decision 127).
 */
const alikeOnBoth = [
  '--testPathIgnorePatterns',
  'api/src/proofs/(authorization|malformed-ids|patterns)\\.',
  'api/src/billing/(cards|checkout|details|notices|subscription)/',
  'api/src/billing/(billing|tax|reconcile/orphans)\\.',
  'api/src/(assistant/limits|http/limits/login-delay)\\.',
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
    command: [...server, ...alikeOnBoth, '--findRelatedTests', databaseModule],
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
  const asked = isRelease ? checks.map(({ secondTry: _none, ...check }) => check) : checks;
  report(asked.length, await runChecks(asked, ending.signal));
} finally {
  await postgres.stop();
}
