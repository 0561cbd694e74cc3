import { setTimeout as sleep } from 'node:timers/promises';
import { and, gt, isNotNull, lte } from 'drizzle-orm';
import { blogs, posts, users } from '../db/schema';
import { lease } from '../jobs/retry';
import { addSeconds } from '../kernel/clock';
import { subscribe } from '../testing/people/members';
import { type Place, createPlace, lookInto } from '../testing/database/place';
import { recipePage, toSitemap } from '../testing/outside/reading';
import { addBlog } from '../testing/people/served-blog';
import { type ServerProcess, startServer, startWorker } from '../testing/servers/server-process';
import { type Website, openWebsite } from '../testing/outside/website';
import { testDatabaseUrl } from '../testing/database/database-url';

const names = Array.from({ length: 8 }, (_, index) => `/recipe-${index}/`);

const list = '/sitemap.xml';

/** A kill comes while these requests wait: of the list, of an early post and of a later one. */
const killedAt = [(path: string) => path === list, atPost(2), atPost(4)];

const timesOf = (name: string) => site.asked.filter(({ path }) => path === name).length;

/** Whether a path is a post's, and so many posts were asked for by then. */
function atPost(count: number) {
  return (path: string) =>
    names.includes(path) && names.filter((name) => timesOf(name) > 0).length >= count;
}

const isEmbedded = testDatabaseUrl === undefined;

let place: Place;
let site: Website;
/** All that read: the embedded database's server, or two workers that share the work. */
let running: ServerProcess[] = [];

async function startAll() {
  const env = { ...place.env, LOCAL_BLOGS: 'on' };
  running = isEmbedded
    ? [await startServer(env)]
    : await Promise.all([startWorker(env), startWorker(env)]);
}

const endAll = (signal: 'SIGTERM' | 'SIGKILL') =>
  Promise.all(running.map((one) => one.end(signal)));

beforeAll(async () => {
  place = await createPlace();
  site = await openWebsite();
  site.pages.set(list, toSitemap(names.map((name) => [site.origin + name, '2026-01-01'])));
  for (const name of names) site.pages.set(name, { body: recipePage(name) });
  await lookInto(place, async (db) => {
    const person = { email: 'mia@example.com', passwordHash: 'nobody logs in', fullName: 'Mia' };
    const [mia] = await db
      .insert(users)
      .values({ ...person, createdAt: new Date() })
      .returning();
    if (!mia) throw new Error('Nobody was added.');
    await subscribe({ db }, mia);
    const where = { domain: new URL(site.origin).host, url: `${site.origin}/` };
    await addBlog({ db, clock: () => new Date() }, mia, where);
  });
}, 240_000);
afterAll(async () => {
  await endAll('SIGKILL');
  await site.close();
  await place.remove();
});

/** As if the leases of killed processes had ended. */
const passLeases = () =>
  lookInto(place, async (db) => {
    const now = new Date();
    const soon = addSeconds(now, lease);
    await db.update(blogs).set({ leasedUntil: null });
    await db
      .update(blogs)
      .set({ readDueAt: now })
      .where(and(gt(blogs.readDueAt, now), lte(blogs.readDueAt, soon)));
    await db.update(posts).set({ dueAt: now }).where(isNotNull(posts.dueAt));
  });

it(`reads every post of a blog though its reader is killed ${killedAt.length} times`, async () => {
  for (const [index, isSilent] of killedAt.entries()) {
    site.isSilent = isSilent;
    await startAll();
    while (site.unanswered.length <= index) await sleep(10);
    await endAll('SIGKILL');
    await passLeases();
  }
  site.isSilent = () => false;
  const before = site.asked.length;
  await startAll();
  while (names.some((name) => timesOf(name) === 0)) await sleep(100);
  // What is running ends with its process.
  expect(new Set(await endAll('SIGTERM'))).toEqual(new Set([0]));

  const { rows, blog } = await lookInto(place, async (db) => ({
    rows: await db.select().from(posts),
    blog: (await db.select().from(blogs))[0],
  }));
  expect(rows.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(names.toSorted());
  expect(rows.filter(({ state, dueAt }) => state !== 'ready' || dueAt !== null)).toEqual([]);
  expect(blog).toMatchObject({ readingStartedAt: null, leasedUntil: null });
  // What was running at a kill is asked for once more, and nothing else.
  const again = [list, ...names].flatMap((path) =>
    Array.from({ length: timesOf(path) - 1 }, () => path),
  );
  expect(again.toSorted()).toEqual(site.unanswered.toSorted());
  expect(site.overlaps).toEqual([]);
  const times = site.asked.slice(before).map(({ at }) => at);
  // One by one they arrive a little earlier or later than they were sent; `turn.test.ts` holds the
  // shortest pause.
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  expect(span / (times.length - 1)).toBeGreaterThan(1_000);
}, 300_000);
