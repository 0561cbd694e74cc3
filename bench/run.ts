import { createProduct, type Product } from '@cpal/e2e/product';
import { coldLoad } from './landing';
import { memoryOfGroup } from './memory';
import { printTable } from './table';

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
  console.log('\nLanding page, cold, headers included');
  printTable([...parts, { path: `${requests} requests`, bytes, depth }]);
}

async function memory({ origin, group }: Product) {
  for (let account = 0; account < 20; account += 1) {
    await signUp(origin, `bench-${account}@blog.example`);
  }
  console.log('\nResident memory after 20 sign-ups, in MB');
  printTable(memoryOfGroup(group()));
}

async function signUp(origin: string, email: string) {
  const answer = await fetch(`${origin}/api/users/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, fullName: 'Ada Baker', password: 'Rosemary&Thyme7' }),
  });
  if (answer.status !== 201) throw new Error(`Sign-up answered ${answer.status}`);
}
