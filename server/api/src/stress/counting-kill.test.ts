import { setTimeout as sleep } from 'node:timers/promises';
import { newMemory } from '@cpal/assistant/engine';
import { sql, sum } from 'drizzle-orm';
import { blogDays, conversations, groupDays, messages, postDays, users } from '../db/schema';
import { isToCount } from '../insights/counting/count-some';
import { type Place, createPlace, lookInto } from '../testing/database/place';
import { addBlog, addPost } from '../testing/people/served-blog';
import { type ServerProcess, startServer, startWorker } from '../testing/servers/server-process';
import { testDatabaseUrl } from '../testing/database/database-url';

/** Many transactions of the job. */
const questions = 6_000;
/** Kills in its work, where it has not done all of it before. */
const kills = 2;

const isEmbedded = testDatabaseUrl === undefined;

let place: Place;
let running: ServerProcess[] = [];

/** All that count: the embedded database's server, or two workers that share the work. */
async function startAll() {
  const { env } = place;
  running = isEmbedded
    ? [await startServer(env)]
    : await Promise.all([startWorker(env), startWorker(env)]);
}

const endAll = (signal: 'SIGTERM' | 'SIGKILL') =>
  Promise.all(running.map((one) => one.end(signal)));

const waiting = () => lookInto(place, (db) => db.$count(messages, isToCount));

/** Questions of readers that were never counted, each third by a visitor of its own. */
async function fillQuestions() {
  await lookInto(place, async (db) => {
    const createdAt = new Date();
    const person = { email: 'mia@example.com', passwordHash: 'nobody logs in', fullName: 'Mia' };
    const [mia] = await db
      .insert(users)
      .values({ ...person, createdAt })
      .returning();
    if (!mia) throw new Error('Nobody was added.');
    const here = { db, clock: () => createdAt };
    const { id: blogId } = await addBlog(here, mia);
    const { id: postId } = await addPost(here, blogId, 'https://miabakes.com/pie/');
    const of = { blogId, postId, createdAt };
    const ids = Array.from({ length: questions }, () => crypto.randomUUID());
    const batches = Array.from({ length: questions / 500 }, (_none, index) =>
      ids.slice(index * 500, (index + 1) * 500),
    );
    for (const [batch, some] of batches.entries()) {
      await db.insert(conversations).values(
        some.map((id, index) => ({
          ...of,
          id,
          visitor: `${Math.floor((batch * 500 + index) / 3)}`,
          memory: newMemory,
        })),
      );
      await db.insert(messages).values(
        some.map((id, index) => ({
          ...of,
          id,
          conversationId: id,
          question: `Can I freeze it ${index % 7}?`,
          answer: 'Yes.',
          intent: 'storage',
          topic: index % 5 === 0 ? ['other'] : ['storage', 'freezer'],
          tier: index % 2 === 0 ? ('refusal' as const) : ('post' as const),
          language: 'en',
          sources: [],
          isUnanswered: index % 2 === 0,
          isHelpful: index % 10 === 1 ? true : null,
        })),
      );
    }
  });
}

beforeAll(async () => {
  place = await createPlace();
  await fillQuestions();
}, 240_000);
afterAll(async () => {
  await endAll('SIGKILL');
  await place.remove();
});

it('counts every question once though the job is killed in its work', async () => {
  let left = questions;
  let inWork = 0;
  // How long a machine takes to start is found out: a kill that came before any work waits longer.
  let waitMs = 500;
  while (inWork < kills && left > 0) {
    await startAll();
    await sleep(waitMs);
    await endAll('SIGKILL');
    const now = await waiting();
    if (now === left) waitMs *= 2;
    else if (now > 0) inWork += 1;
    left = now;
  }
  expect(inWork).toBeGreaterThan(0);
  await startAll();
  do {
    await sleep(isEmbedded ? waitMs : 500);
    waitMs *= 2;
    if (isEmbedded) await endAll('SIGTERM');
    left = await waiting();
    if (isEmbedded && left > 0) await startAll();
  } while (left > 0);
  await endAll('SIGTERM');
  await lookInto(place, async (db) => {
    const all = { questions: sum(blogDays.questions).mapWith(Number) };
    const [blog] = await db
      .select({
        ...all,
        visitors: sum(blogDays.visitors).mapWith(Number),
        conversations: sum(blogDays.conversations).mapWith(Number),
        unanswered: sum(blogDays.unanswered).mapWith(Number),
        helpful: sum(blogDays.helpful).mapWith(Number),
      })
      .from(blogDays);
    expect(blog).toEqual({
      questions,
      visitors: questions / 3,
      conversations: questions,
      unanswered: questions / 2,
      helpful: questions / 10,
    });
    const [post] = await db.select({ questions: sum(postDays.questions) }).from(postDays);
    expect(Number(post?.questions)).toBe(questions);
    const [group] = await db
      .select({ questions: sum(groupDays.questions), helpful: sum(groupDays.helpful) })
      .from(groupDays);
    expect(group).toEqual({ questions: `${questions}`, helpful: `${questions / 10}` });
    expect(await db.$count(messages, sql`group_id is null`)).toBe(0);
  });
}, 600_000);
