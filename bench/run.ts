import { createProduct, type Product } from '@cpal/e2e/product';
import { coldLoad } from './landing';
import { memoryOfGroup } from './memory';
import { printTable } from './table';

/** What a first visit to the landing page may cost, and what the API's process may hold. */
const limits = { requests: 7, bytes: 130_000, depth: 3, apiMegabytes: 400 };

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
  const { parts, requests, bytes, depth } = await coldLoad(origin);
  console.log('\nLanding page, cold, bodies in bytes of brotli');
  printTable([...parts, { path: `${requests} requests`, bytes, depth }]);
  hold('requests', requests, limits.requests);
  hold('bytes', bytes, limits.bytes);
  hold('depth', depth, limits.depth);
}

async function memory({ origin, group }: Product) {
  for (let account = 0; account < 20; account += 1) {
    await signUp(origin, `bench-${account}@blog.example`);
  }
  console.log('\nResident memory after 20 sign-ups, in MB');
  const processes = memoryOfGroup(group());
  printTable(processes);
  const api = processes.find(({ process: name }) => name.startsWith('api/'));
  hold('megabytes of the API', api?.megabytes ?? Number.NaN, limits.apiMegabytes);
}

function hold(what: string, found: number, limit: number) {
  if (found <= limit) return;
  console.error(`Over the limit: ${found} ${what}, at most ${limit}.`);
  process.exitCode = 1;
}

async function signUp(origin: string, email: string) {
  const answer = await fetch(`${origin}/api/users/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, fullName: 'Ada Baker', password: 'Rosemary&Thyme7' }),
  });
  if (answer.status !== 201) throw new Error(`Sign-up answered ${answer.status}`);
}
