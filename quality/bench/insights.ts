import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../../tools/processes/postgres';
import { addBlogs, addQuestions, reads } from './insights/fill';
import { addSums } from './insights/fill-sums';
import { createBloggers, logIn } from './load/bloggers';
import { startPinned } from './load/pinned-server';
import { cpuMilliseconds } from './memory';
import { median, printTable } from './measure/table';

/**
 * The insights of a blog with a million questions on PostgreSQL, next to other members' questions: what
 * each call takes, and reads of each table, before and after as many more of others are there. It
 * times, so it is run by hand, on a quiet machine, and takes ten minutes:
 * `node tools/run.js quality/bench/insights [questions]`. Where others use the machine, the processor's time
 * of API and PostgreSQL together is the steadier figure.
 */
const max = { ms: 200 };
const count = Number(process.argv[3] ?? 1_000_000);
const calls = 20;

/** Milliseconds until PostgreSQL has told what its connections have read. */
const refreshMs = 12_000;

execFileSync(process.execPath, ['tools/run.js', 'tools/build', 'api'], { stdio: 'inherit' });
const postgres = await startPostgres({ survivesPowerFailure: false });
const settings = {
  DATABASE_URL: postgres.createDatabase('insights'),
  TOKEN_SECRET: 'a secret of the benchmark, long enough',
  RATE_LIMITS: 'off',
};
const api = await startPinned(['server/api/dist/server.js'], settings);
const db = new Client({ connectionString: settings.DATABASE_URL });
await db.connect();
try {
  const bloggers = await createBloggers(api.origin, 3, (sql) => postgres.run('insights', sql));
  const [one, other, third] = bloggers;
  if (!one || !other || !third) throw new Error('No bloggers.');
  await db.query("update subscriptions set plan_name = 'Pro'");
  await db.query(addBlogs(bloggers.map(({ email }) => email)));
  await fill(one.email, count);
  await fill(other.email, Math.round(count / 10));
  const blog = await blogOf(one.email);
  const before = await measure(blog, one.email);
  await fill(third.email, count);
  const after = await measure(blog, one.email);
  printTable(
    Object.entries(before.reads).map(([table, read]) => ({
      table,
      'rows that one call reads': read,
      'with as many more of others': after.reads[table] ?? 0,
    })),
  );
  for (const { times } of [before, after]) {
    printTable(times);
    for (const { call, slowest } of times)
      if (slowest > max.ms) {
        console.log(`${call}: OVER ${max.ms} ms`);
        process.exitCode = 1;
      }
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

/** Questions as answers and the worker leave them; none waits to be counted. */
async function fill(email: string, questions: number) {
  await db.query(addQuestions(email, questions));
  await db.query(addSums(email));
  await db.query('vacuum analyze');
}

async function readsNow() {
  await sleep(refreshMs);
  const { rows } = await db.query<{ name: string; fetched: string; passed: string }>(reads);
  return new Map(rows.map(({ name, fetched, passed }) => [name, Number(fetched) + Number(passed)]));
}

/** What a member's screens ask for. */
async function callsOf(blog: string) {
  const { rows } = await db.query<{ id: string }>(
    `select post_id as id from post_days where blog_id = $1
      group by post_id order by sum(questions) desc limit 1`,
    [blog],
  );
  const post = `post_id=${rows[0]?.id}`;
  const spans = ['7', '30', '90'].flatMap((days) => [
    { name: `${days} days`, path: `insights?days=${days}` },
    { name: `${days} days of a post`, path: `insights?days=${days}&${post}` },
  ]);
  return [
    ...spans,
    { name: 'conversations', path: 'conversations' },
    { name: 'conversations of a post', path: `conversations?${post}` },
  ];
}

/** Milliseconds of processor that the API and the one connection that it asks by have used. */
async function cpuNow() {
  const { rows } = await db.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'cpal-api'",
  );
  return rows.reduce((sum, { pid }) => sum + cpuMilliseconds(pid), api.cpu());
}

/** What one call reads, and how long calls take. */
async function measure(blog: string, email: string) {
  // The one from before has ended meanwhile.
  const headers = { authorization: `Bearer ${await logIn(api.origin, email)}` };
  const ask = async (path: string): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(`${api.origin}/api/blogs/${blog}/${path}`, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    return performance.now() - began;
  };
  await ask('insights?days=90');
  const before = await readsNow();
  await ask('insights?days=90');
  const after = await readsNow();
  const times = [];
  for (const { name: call, path } of await callsOf(blog)) {
    const found: number[] = [];
    const cpu = await cpuNow();
    for (let index = 0; index < calls; index += 1) found.push(await ask(path));
    times.push({
      call,
      ms: Math.round(median(found)),
      slowest: Math.round(Math.max(...found)),
      'processor ms': Math.round(((await cpuNow()) - cpu) / calls),
    });
  }
  const read = [...after].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const);
  return { times, reads: Object.fromEntries(read) };
}
