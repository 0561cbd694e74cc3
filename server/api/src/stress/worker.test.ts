import { setTimeout as sleep } from 'node:timers/promises';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { and, inArray, isNull, ne, sql } from 'drizzle-orm';
import {
  type RunningSandbox,
  startSandbox,
} from '../../../../quality/stripe-sandbox/src/testing/start-sandbox';
import { mails, paymentMethods, stripeEvents, users } from '../db/schema';
import { type Place, createPlace, lookInto } from '../testing/database/place';
import { type ServerProcess, startServer, startWorker } from '../testing/servers/server-process';
import { about } from '../testing/billing/signed-events';
import { openStripeGate } from '../testing/billing/stripe-gate';
import { createWriters } from '../testing/people/writers';
import { testDatabaseUrl } from '../testing/database/database-url';

/** Kills; a quarter of what the other proof of kills is given. */
const rounds = Math.max(2, Math.ceil(Number(process.env['KILL_ROUNDS'] ?? 20) / 4));
const members = 8;
/** Milliseconds that each question to Stripe takes longer, so that work is running when it is killed. */
const delayMs = 40;
/** Starts within which a stopped product has done all that was left. */
const maxStarts = 40;

const isEmbedded = testDatabaseUrl === undefined;

let place: Place;
let folder: string;
let sandbox: RunningSandbox;
let gate: Awaited<ReturnType<typeof openStripeGate>>;
let customers: string[];
/** All processes that share the database, the server first. */
let running: ServerProcess[] = [];
/** Whom each accepted event was about. */
const accepted = new Map<string, string>();
const signedUp = new Set<string>();

const { signUp } = createWriters(() => running[0]?.origin ?? '');

/** The product with so many workers; the embedded database leaves their work to the server. */
async function startAll(workers = 1) {
  const env = { ...place.env, STRIPE_API_BASE: gate.origin };
  running = [await startServer(env)];
  if (!isEmbedded)
    running.push(...(await Promise.all(Array.from({ length: workers }, () => startWorker(env)))));
}

async function endAll(signal: 'SIGTERM' | 'SIGKILL') {
  return Promise.all(running.map((one) => one.end(signal)));
}

/** Whom Stripe knows, with a card, and our mirror does not. */
async function addMembers() {
  const added: string[] = [];
  for (let index = 0; index < members; index += 1) {
    const { id } = await sandbox.stripe.customers.create({ email: emailOf(index) });
    await sandbox.stripe.paymentMethods.attach('pm_card_visa', { customer: id });
    added.push(id);
  }
  const all = { passwordHash: 'nobody logs in', fullName: 'Mia', createdAt: new Date() };
  const rows = added.map((id, index) => ({ ...all, email: emailOf(index), stripeCustomerId: id }));
  // Together, as to open the embedded database takes a second.
  await lookInto(place, (db) => db.insert(users).values(rows));
  return added;
}

const emailOf = (index: number) => `member-${index}@example.com`;

beforeAll(async () => {
  place = await createPlace();
  folder = place.env['DATA_DIR'] ?? '';
  sandbox = await startSandbox({ dataDir: folder });
  gate = await openStripeGate(sandbox.origin, delayMs);
  await startAll();
  await endAll('SIGTERM');
  customers = await addMembers();
}, 240_000);
afterAll(async () => {
  await endAll('SIGKILL');
  await gate.close();
  await sandbox.close();
  await place.remove();
});

/** Sends an event about some customer as Stripe does, which counts as accepted with the answer 200. */
async function deliver(id: string) {
  const customer = customers[Math.floor(Math.random() * members)] ?? '';
  const { payload: body, signature } = about(customer, id);
  const answer = await fetch(`${running[0]?.origin}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  if (answer.status !== 200) throw new Error(`an event was answered ${answer.status}`);
  accepted.set(id, customer);
}

async function join(email: string) {
  await signUp(email);
  signedUp.add(email);
}

/** Writes one thing after the other until the server is killed. */
async function repeat(write: (count: number) => Promise<void>) {
  for (let count = 0; ; count += 1) {
    try {
      await write(count);
    } catch (error) {
      // The kill cut the connection: of this one nothing was acknowledged.
      if (String(error).startsWith('TypeError')) return;
      throw error;
    }
  }
}

/** As if the leases of killed processes had ended. */
const passLeases = () =>
  lookInto(place, async (db) => {
    await db.update(stripeEvents).set({ leasedUntil: null });
    await db.update(mails).set({ dueAt: sql`${mails.createdAt}` });
  });

const waiting = () =>
  lookInto(
    place,
    async (db) =>
      (await db.$count(mails)) + (await db.$count(stripeEvents, isNull(stripeEvents.handledAt))),
  );

/** Starts the product and ends it as an operator does, until nothing waits any longer. */
async function finish(workers = 1) {
  for (let starts = 0; (await waiting()) > 0; starts += 1) {
    expect(starts).toBeLessThan(maxStarts);
    await startAll(workers);
    await sleep(500);
    expect(new Set(await endAll('SIGTERM'))).toEqual(new Set([0]));
  }
}

/** The addresses of all mails that were sent, as often as they were. */
function mailsSent() {
  const written = path.join(folder, 'mails');
  const texts = readdirSync(written).map((name) => readFileSync(path.join(written, name), 'utf8'));
  return texts.map((text) => /^To: (.*)\r$/m.exec(text)?.[1] ?? '');
}

it(`does in the end all that it accepted before ${rounds} kills`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    await startAll();
    const all = [
      repeat((count) => deliver(`evt_${round}_${count}`)),
      repeat((count) => join(`ada-${round}-${count}@example.com`)),
    ];
    // On a busy machine nothing may be acknowledged for a while.
    const before = { accepted: accepted.size, signedUp: signedUp.size };
    while (accepted.size < before.accepted + 3 || signedUp.size === before.signedUp)
      await sleep(20);
    await sleep(Math.random() * 500);
    await endAll('SIGKILL');
    await Promise.all(all);
    await passLeases();
  }
  await finish();

  const { handled, cards } = await lookInto(place, async (db) => ({
    handled: await db.select({ id: stripeEvents.id }).from(stripeEvents),
    cards: await db.select().from(paymentMethods),
  }));
  const known = new Set(handled.map(({ id }) => id));
  expect(accepted.size).toBeGreaterThan(0);
  expect([...accepted.keys()].filter((id) => !known.has(id))).toEqual([]);
  const mirrored = cards.map(({ customerId }) => customerId);
  expect([...accepted.values()].filter((customer) => !mirrored.includes(customer))).toEqual([]);
  expect(new Set(mirrored).size).toBe(mirrored.length);

  const sent = mailsSent();
  expect(signedUp.size).toBeGreaterThan(0);
  expect([...signedUp].filter((email) => !sent.includes(email))).toEqual([]);
  // Five can be on their way when a sender is killed, and nobody knows whether they arrived.
  expect(sent.length - new Set(sent).size).toBeLessThanOrEqual(5 * rounds);
}, 300_000);

// The embedded database has one process.
if (!isEmbedded)
  it('does each event once where two workers share it, one at a time for each customer', async () => {
    const now = new Date();
    const ids = Array.from({ length: 200 }, (_, index) => `evt_shared_${index}`);
    const ours = inArray(stripeEvents.id, ids);
    await lookInto(place, (db) =>
      db.insert(stripeEvents).values(
        ids.map((id, index) => ({
          id,
          type: 'invoice.paid',
          customerId: customers[index % members] ?? null,
          receivedAt: now,
          // A few at a time, so that there is always a next event of a customer running.
          dueAt: new Date(now.getTime() + index * 20),
        })),
      ),
    );
    gate.overlaps.splice(0);
    await finish(2);
    const again = and(ours, ne(stripeEvents.attempts, 1));
    expect(await lookInto(place, (db) => db.$count(stripeEvents, ours))).toBe(ids.length);
    expect(await lookInto(place, (db) => db.$count(stripeEvents, again))).toBe(0);
    expect(gate.overlaps).toEqual([]);
  }, 120_000);
