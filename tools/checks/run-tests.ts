import { bin, type Check, report, runChecks } from './checks';
import { flakyTests } from './flaky-tests';
import { onNpmExit } from '../processes/npm-exit';
import { PassedChecks } from './passed-checks';
import { type Postgres, startPostgres } from '../processes/postgres';
import { keepTempInMemory } from '../processes/temp-in-memory';

/** Tests in Chromium, of a project of `quality/e2e/playwright.config.ts`. */
export const inBrowser = (project: 'journeys-of-data' | 'pages-and-journeys' | 'states') =>
  [
    bin('playwright'),
    'test',
    '--config',
    'quality/e2e/playwright.config.ts',
    '--project',
    project,
  ] as const;

export const build: Check = {
  name: 'build',
  command: [process.execPath, 'tools/run.js', 'tools/prepare'],
};

/**
 * A test that does not import it has no database, and would only be run a second time. If it is moved,
 * jest finds no test and fails.
 */
const databaseModule = 'server/api/src/testing/database/database-url.ts';

/**
 * Runs the tests with a database of a Jest project once more, on PostgreSQL.
 * @param alike tests that run on one database only: each statement that they have the server send is
 * sent to PostgreSQL by other tests too, and nothing in them happens at the same time (docs/testing.md).
 */
export const onPostgres = (project: string, alike: readonly string[]) =>
  [
    bin('jest'),
    '--selectProjects',
    project,
    '--testPathIgnorePatterns',
    ...alike,
    '--findRelatedTests',
    databaseModule,
  ] as const;

/**
 * Runs checks next to a PostgreSQL server of their own, sums them up and sets the exit code. With
 * `--release`, before a release, nothing gets a second try, and no test may be listed as flaky. Checks
 * that have passed with the same inputs are left out, but not before a release and not in CI.
 */
export async function runTests(checksOn: (postgres: Postgres) => Check[]): Promise<void> {
  keepTempInMemory();
  const isRelease = process.argv.includes('--release');
  if (isRelease && flakyTests.length > 0) {
    for (const { file, since, symptom } of flakyTests)
      console.error(`Flaky since ${since}: ${file}, ${symptom}`);
    console.error('Repair these tests and empty tools/checks/flaky-tests.ts before the release.');
    process.exit(1);
  }

  const postgres = await startPostgres({ survivesPowerFailure: false });
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => ending.abort(signal));
  onNpmExit(() => ending.abort());
  try {
    const checks = checksOn(postgres);
    const asked = isRelease ? checks.map(({ secondTry: _none, ...check }) => check) : checks;
    const kept = isRelease || process.env.CI !== undefined ? {} : { passed: new PassedChecks() };
    report(asked.length, await runChecks(asked, { ending: ending.signal, ...kept }));
  } finally {
    await postgres.stop();
  }
}
