import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../tools/postgres';
import { addBlogs, addQuestions, reads, waiting } from './insights/fill';
import { createBloggers, logIn } from './load/bloggers';
import { startPinned } from './load/pinned-server';
import { median, printTable } from './table';

/**
 * The insights of a blog with a million questions on PostgreSQL, beside other members' questions; what
 * one call reads of each table, before and after as many more of others are there; and what counting
 * a question costs. It times, so it is run by hand, on a quiet machine, and takes some minutes:
 * `node tools/run.js bench/insights [questions]`.
 */
const most = { ms: 200 };
const count = Number(process.argv[3] ?? 1_000_000);
const calls = 20;

/** Milliseconds until PostgreSQL has told what its connections have read. */
const untilTold = 12_000;

execFileSync(process.execPath, ['tools/run.js', 'tools/build', 'api'], { stdio: 'inherit' });
const postgres = await startPostgres({ survivesPowerFailure: false });
const settings = {
  DATABASE_URL: postgres.createDatabase('insights'),
  TOKEN_SECRET: 'a secret of the benchmark, long enough',
  RATE_LIMITS: 'off',
};
const api = await startPinned(['api/dist/server.js'], settings);
const db = new Client({ connectionString: settings.DATABASE_URL });
await db.connect();
try {
  const bloggers = await createBloggers(api.origin, 3, (sql) => postgres.run('insights', sql));
  const [one, other, third] = bloggers;
  if (!one || !other || !third) throw new Error('No bloggers.');
  await db.query("update subscriptions set plan_name = 'Pro'");
  await db.query(addBlogs(bloggers.map(({ email }) => email)));
  await db.query(addQuestions(one.email, count));
  await db.query(addQuestions(other.email, Math.round(count / 10)));
  await countAll();
  const blog = await blogOf(one.email);
  const before = await measure(blog, one.email);
  await db.query(addQuestions(third.email, count));
  await countAll();
  const after = await measure(blog, one.email);
  printTable(
    Object.entries(before.reads).map(([table, read]) => ({
      table,
      'rows that one call reads': read,
      'with as many more of others': after.reads[table] ?? 0,
    })),
  );
  for (const { times } of [before, after])
    for (const [days, { middle, slowest }] of Object.entries(times)) {
      const isHeld = slowest <= most.ms;
      console.log(
        `${days} days of ${count} questions: ${middle} ms, at most ${slowest}${isHeld ? '' : ': OVER'}`,
      );
      if (!isHeld) process.exitCode = 1;
    }
} finally {
  await db.end();
  await api.stop();
  await postgres.stop();
}

async function blogOf(email: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    'select blogs.id from blogs join users on users.id = user_id where email = $1',
    [email],
  );
  return rows[0]?.id ?? '';
}

/** Has the worker count all that waits, and says what it costs. */
async function countAll() {
  const numberOf = async () => Number((await db.query<{ count: string }>(waiting)).rows[0]?.count);
  const all = await numberOf();
  const began = performance.now();
  const worker = await startPinned(['api/dist/server.js', 'worker'], settings);
  const cpu = worker.cpu();
  while ((await numberOf()) > 0) await sleep(5_000);
  const perSecond = Math.round(all / ((performance.now() - began) / 1000));
  const each = Math.round(((worker.cpu() - cpu) / all) * 1000);
  console.log(`${all} questions counted: ${perSecond} a second, ${each} µs of processor each`);
  await worker.stop();
  await db.query('vacuum analyze');
}

async function readsNow() {
  await sleep(untilTold);
  const { rows } = await db.query<{ name: string; fetched: string; passed: string }>(reads);
  return new Map(rows.map(({ name, fetched, passed }) => [name, Number(fetched) + Number(passed)]));
}

async function ask(blog: string, token: string, days: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${api.origin}/api/blogs/${blog}/insights?days=${days}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { insights } = await answer.json();
  if (!answer.ok || insights.top.length < 20) throw new Error(`It was answered ${answer.status}`);
  return performance.now() - began;
}

/** What one call reads, and how long calls take. */
async function measure(blog: string, email: string) {
  // The one from before has ended meanwhile.
  const token = await logIn(api.origin, email);
  await ask(blog, token, '90');
  const before = await readsNow();
  await ask(blog, token, '90');
  const after = await readsNow();
  const times: Record<string, { middle: number; slowest: number }> = {};
  for (const days of ['7', '30', '90']) {
    const found: number[] = [];
    for (let call = 0; call < calls; call += 1) found.push(await ask(blog, token, days));
    times[days] = { middle: Math.round(median(found)), slowest: Math.round(Math.max(...found)) };
  }
  const read = [...after].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const);
  return { times, reads: Object.fromEntries(read) };
}
