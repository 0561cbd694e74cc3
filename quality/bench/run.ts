import { createProduct, type Product } from '@cpal/e2e/product';
import { paths } from '@cpal/shared/paths';
import { startPostgres } from '../../tools/processes/postgres';
import { documentBytes } from './document-bytes';
import { footprint } from './footprint';
import { coldLoad } from './landing';
import { lazyCompiled } from './lazy-compiled';
import { printTable } from './measure/table';

/**
 * What a first visit to the landing page may cost in all and before it is painted, and what the
 * API's process may hold.
 */
const limits = {
  requests: 8,
  depth: 2,
  'bytes of scripts': 104_500,
  'bytes of fonts': 30_000,
  'bytes of the document with its headers': 17_100,
  // The page, its picture, and the two fonts that every page shows (decision 185).
  'requests before the largest paint': 4,
  // With what the page says if its scripts do not arrive.
  'bytes of script in the document': 1_600,
  'functions compiled on the main thread': 5,
  'megabytes of the API': 400,
  'megabytes of the API on PostgreSQL': 170,
  'megabytes of the edge': 80,
};

/** Counts what a first visit costs and what the running product holds; times nothing. */
const product = await createProduct();
try {
  await product.start();
  // The first response fills the page cache of the edge server, as any earlier visitor would have.
  await fetch(product.origin);
  await landing(product);
  for (const path of [paths.home(), paths.auth()]) {
    console.log(`\n${path}`);
    hold('functions compiled on the main thread', await lazyCompiled(product.origin + path));
  }
  await memory(product, 'megabytes of the API');
} finally {
  await product.dispose();
}

const postgres = await startPostgres();
const onPostgres = await createProduct({ DATABASE_URL: postgres.createDatabase('footprint') });
try {
  await onPostgres.start();
  await memory(onPostgres, 'megabytes of the API on PostgreSQL');
} finally {
  await onPostgres.dispose();
  await postgres.stop();
}

async function landing({ origin }: Product) {
  const { requests, requestsBeforePaint, inlineScriptBytes } = await typicalLoad(origin);
  const bytesOf = (ending: string) =>
    requests.filter(({ path }) => path.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0);
  const depth = Math.max(...requests.map((request) => request.depth));
  console.log('\nLanding page, cold, bodies in bytes of brotli');
  const total = { path: `${requests.length} requests`, bytes: bytesOf(''), depth };
  printTable([
    ...requests.map(({ path, bytes, depth: own }) => ({ path, bytes, depth: own })),
    total,
  ]);
  console.log();
  hold('requests', requests.length);
  hold('depth', depth);
  hold('bytes of scripts', bytesOf('.js'));
  hold('bytes of fonts', bytesOf('.woff2'));
  hold('bytes of the document with its headers', await documentBytes(origin));
  hold('requests before the largest paint', requestsBeforePaint);
  hold('bytes of script in the document', inlineScriptBytes);
}

/** When a browser paints differs from load to load: the one in the middle of three. */
async function typicalLoad(origin: string) {
  const loads = [await coldLoad(origin), await coldLoad(origin), await coldLoad(origin)] as const;
  const [, middle] = loads.toSorted((a, b) => a.requestsBeforePaint - b.requestsBeforePaint);
  return middle ?? loads[0];
}

async function memory(running: Product, limit: keyof typeof limits) {
  const processes = await footprint(running);
  console.log(
    '\nResident memory after 1,000 requests, 20 sign-ups and 20 logins among them, in MB',
  );
  printTable(processes);
  console.log();
  const largest = (folder: string) => {
    const own = processes.filter(({ process: name }) => name.startsWith(folder));
    const [first] = own.map(({ megabytes }) => megabytes).toSorted((x, y) => y - x);
    return first ?? Number.NaN;
  };
  hold(limit, largest('server/api/'));
  hold('megabytes of the edge', largest('server/edge/'));
}

function hold(what: keyof typeof limits, found: number) {
  const isWithin = found <= limits[what];
  console.log(
    `${found.toLocaleString('en-US')} ${what}, at most ${limits[what].toLocaleString('en-US')}${isWithin ? '' : ': OVER'}`,
  );
  if (!isWithin) process.exitCode = 1;
}
