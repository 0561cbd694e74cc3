import { bin, wholeChecks } from './checks/checks';
import { build, inBrowser, onPostgres, runTests } from './checks/run-tests';

const alikeOnBoth = [
  'server/api/src/stress/',
  'server/api/src/proofs/(authorization|malformed-ids)\\.',
  'server/api/src/billing/(cards|checkout|details|notices|subscription)/',
  'server/api/src/billing/(billing|tax|reconcile/orphans)\\.',
  'server/api/src/(assistant/limits|http/limits/login-delay)\\.',
];

/**
 * The code by itself, the server on both databases, budgets, pages and journeys in Chromium. What
 * tries rare failures at length is in `test-stress.ts`.
 */
await runTests((postgres) => {
  // One for each worker.
  for (const worker of [0, 1]) postgres.createDatabase(`journeys_${worker}`);
  return [
    ...wholeChecks,
    {
      name: 'Stripe sandbox, fault injection, server on PGlite',
      command: [bin('jest'), '--selectProjects', 'server', 'programs', 'failing answers'],
      secondTry: '--onlyFailures',
    },
    {
      name: 'server on PostgreSQL',
      command: onPostgres('server', alikeOnBoth),
      env: { TEST_DATABASE_URL: postgres.url('postgres') },
      secondTry: '--onlyFailures',
    },
    build,
    { name: 'budgets', command: [process.execPath, 'tools/run.js', 'quality/bench/budgets'] },
    {
      name: 'copies of modules',
      command: [process.execPath, 'tools/run.js', 'quality/bench/copies'],
    },
    {
      name: 'first load and memory',
      command: [process.execPath, 'tools/run.js', 'quality/bench/run'],
    },
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
});
