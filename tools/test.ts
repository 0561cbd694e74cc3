import { bin, wholeChecks } from './checks/checks';
import { build, inBrowser, onPostgres, runTests } from './checks/run-tests';

const alikeOnBoth = [
  'server/api/src/stress/',
  'server/api/src/proofs/(authorization|malformed-ids)\\.',
  'server/api/src/billing/(cards|checkout|details|notices|subscription)/',
  'server/api/src/billing/(billing|tax|reconcile/orphans)\\.',
  'server/api/src/(assistant/limits|http/limits/login-delay)\\.',
  'server/api/src/http/openapi/',
  'server/api/src/(assistant/answers/model|blogs/look-at-blog)\\.',
  'server/api/src/(assistant/first-look|reading/(fetch|page|robots))/',
  'server/api/src/reading/pictures/(image-header|make-picture|shrink)\\.',
];

/** What the servers, their tests and the sandbox are made of. */
const ofServers = [
  'server',
  'assistant',
  'shared',
  'platform',
  'blog',
  'quality/stripe-sandbox',
  'tools',
];
/** What pages are made of, and what serves them. */
const ofPages = [
  'shell',
  'mfe-*',
  'shared',
  'platform',
  'blog/widget',
  'server',
  'quality/bench',
  'tools',
];

/**
 * The code by itself, the server on both databases, budgets, pages and journeys in Chromium. What
 * tries rare failures at length is in `test-stress.ts`.
 */
await runTests((postgres) => [
  ...wholeChecks,
  {
    name: 'Stripe sandbox, fault injection, server on PGlite',
    command: [bin('jest'), '--selectProjects', 'server', 'programs'],
    secondTry: '--onlyFailures',
    inputs: ofServers,
  },
  {
    name: 'server on PostgreSQL',
    command: onPostgres('server', alikeOnBoth),
    env: { TEST_DATABASE_URL: postgres.url('postgres') },
    secondTry: '--onlyFailures',
    inputs: ofServers,
  },
  build,
  {
    name: 'budgets',
    command: [process.execPath, 'tools/run.js', 'quality/bench/budgets'],
    inputs: ofPages,
  },
  {
    name: 'copies of modules',
    command: [process.execPath, 'tools/run.js', 'quality/bench/copies'],
    inputs: ofPages,
  },
  {
    name: 'figures of the prices page',
    command: [process.execPath, 'tools/run.js', 'quality/bench/proof'],
    inputs: [...ofPages, 'assistant', 'blog/demo'],
  },
  {
    name: 'first load and memory',
    command: [process.execPath, 'tools/run.js', 'quality/bench/run'],
    inputs: [...ofPages, 'assistant'],
  },
  {
    name: 'pages, journeys on PGlite',
    command: inBrowser('pages-and-journeys'),
    secondTry: '--last-failed',
    inputs: ['.', ':!docs'],
  },
]);
