import type { Product } from '@cpal/e2e/product';
import { logIn, signUp } from './load/bloggers';
import { memoryOfGroup, type ProcessMemory } from './memory';

const members = 20;
const requests = 1_000;

/** What each process of a product holds after 1,000 requests, 20 sign-ups and 20 logins among them. */
export async function footprint({ origin, group }: Product): Promise<ProcessMemory[]> {
  const emails = Array.from({ length: members }, (_, index) => `bench-${index}@blog.example`);
  for (const email of emails) await signUp(origin, email);
  const tokens = await Promise.all(emails.map((email) => logIn(origin, email)));
  for (let sent = 2 * members; sent < requests; sent += members) {
    await Promise.all(tokens.map((token) => askWhoIAm(origin, token)));
  }
  return memoryOfGroup(group());
}

async function askWhoIAm(origin: string, token: string) {
  const answer = await fetch(`${origin}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`It answered ${answer.status}`);
  await answer.arrayBuffer();
}
