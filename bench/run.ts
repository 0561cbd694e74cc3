import { createProduct, type Product } from '@cpal/e2e/product';
import { coldLoad } from './landing';
import { memoryOfGroup } from './memory';
import { printTable } from './table';

/**
 * What a first visit to the landing page may cost in all and before it is painted, and what the
 * API's process may hold.
 */
const limits = {
  requests: 7,
  depth: 2,
  'bytes of scripts': 130_000,
  'bytes of the document': 16_000,
  'requests before the largest paint': 2,
  'bytes of script in the document': 5_000,
  'megabytes of the API': 400,
};

/** Counts what a first visit costs and what the running product holds; times nothing. */
const product = await createProduct();
await product.start();
try {
  // The first answer fills the page cache of the edge server, as any visitor before would have.
  await fetch(product.origin);
  await landing(product);
  await memory(product);
} finally {
  await product.dispose();
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
  hold('bytes of the document', requests[0]?.bytes ?? Number.NaN);
  hold('requests before the largest paint', requestsBeforePaint);
  hold('bytes of script in the document', inlineScriptBytes);
}

/** When a browser paints differs from load to load: the one in the middle of three. */
async function typicalLoad(origin: string) {
  const loads = [await coldLoad(origin), await coldLoad(origin), await coldLoad(origin)] as const;
  const [, middle] = loads.toSorted((a, b) => a.requestsBeforePaint - b.requestsBeforePaint);
  return middle ?? loads[0];
}

async function memory({ origin, group }: Product) {
  for (let account = 0; account < 20; account += 1) {
    await signUp(origin, `bench-${account}@blog.example`);
  }
  console.log('\nResident memory after 20 sign-ups, in MB');
  const processes = memoryOfGroup(group());
  printTable(processes);
  console.log();
  const api = processes.find(({ process: name }) => name.startsWith('api/'));
  hold('megabytes of the API', api?.megabytes ?? Number.NaN);
}

function hold(what: keyof typeof limits, found: number) {
  const isWithin = found <= limits[what];
  console.log(
    `${found.toLocaleString('en-US')} ${what}, at most ${limits[what].toLocaleString('en-US')}${isWithin ? '' : ': OVER'}`,
  );
  if (!isWithin) process.exitCode = 1;
}

async function signUp(origin: string, email: string) {
  const answer = await fetch(`${origin}/api/users/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, fullName: 'Ada Baker', password: 'Rosemary&Thyme7' }),
  });
  if (answer.status !== 201) throw new Error(`Sign-up answered ${answer.status}`);
}
