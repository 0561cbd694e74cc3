import { bin } from './checks/checks';
import { build, inBrowser, onPostgres, runTests } from './checks/run-tests';

const alikeOnBoth = ['server/api/src/stress/(hostile-websites|patterns)\\.'];

/** Fewer rounds than a stress test has when it is run directly (decision 55). */
const short = {
  FUZZ_RUNS: '2000',
  KILL_ROUNDS: '3',
  LOST_ROUNDS: '2',
  RESTARTS: '1',
  DRAINS: '2',
  CANARY_RUNS: '50',
  REGISTRY_CHANGES: '20',
  REGISTRY_PROCESSES: '4',
};
/** Most of what is malformed is rejected before any database is asked. */
const shortAgain = { ...short, FUZZ_RUNS: '500' };

/**
 * What tries rare failures at length, the documents' commands, each state of each screen, and the
 * journeys with another database and two API processes.
 */
await runTests((postgres) => {
  // One for each worker.
  for (const worker of [0, 1]) postgres.createDatabase(`journeys_${worker}`);
  return [
    {
      name: 'stress on PGlite',
      command: [bin('jest'), '--selectProjects', 'stress'],
      env: short,
      secondTry: '--onlyFailures',
    },
    {
      name: 'stress on PostgreSQL',
      command: onPostgres('stress', alikeOnBoth),
      env: { TEST_DATABASE_URL: postgres.url('postgres'), ...shortAgain },
      secondTry: '--onlyFailures',
    },
    build,
    {
      name: 'commands of the documents',
      command: [process.execPath, 'tools/run.js', 'tools/docs-run'],
    },
    { name: 'states of screens', command: inBrowser('states'), secondTry: '--last-failed' },
    {
      name: 'journeys on PostgreSQL, two API processes',
      command: inBrowser('journeys-of-data'),
      env: { E2E_DATABASE_URL: postgres.url('journeys') },
      secondTry: '--last-failed',
    },
  ];
});
