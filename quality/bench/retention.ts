import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../tools/processes/free-port';
import { startPostgres } from '../../tools/processes/postgres';
import { addBlogs } from './insights/fill';
import { createBloggers } from './load/bloggers';
import { startPinned } from './load/pinned-server';
import { askOnce } from './readers/ask';
import { createBlog } from './readers/blog';
import { addOverdue, overdue, passes, statements } from './retention/fill';
import { median, printTable } from './measure/table';

/**
 * A night's retention on PostgreSQL where half of two million messages are due, and half of all else that
 * goes by its age: how long it takes, what the slowest statement does, and how long readers wait for the
 * first byte of an answer meanwhile. A transaction holds a snapshot all along, as that of a backup does.
 * It times, so it is run by hand: `node tools/run.js quality/bench/retention [messages]`, in ten minutes.
 */
const limits = {
  /** Milliseconds of a statement. */
  statementMs: 1_000,
  /** Minutes of the night. */
  night: 20,
  /** Milliseconds that an answer may wait longer, in the middle. */
  waitMs: 50,
};
const count = Number(process.argv[3] ?? 2_000_000);

execFileSync(process.execPath, ['tools/run.js', 'tools/build', 'api'], { stdio: 'inherit' });
const postgres = await startPostgres();
postgres.createDatabase('retention');
const system = "alter system set shared_preload_libraries = 'pg_stat_statements'";
postgres.run('postgres', system);
postgres.run('retention', 'create extension pg_stat_statements');
await postgres.halt('fast');
await postgres.resume();
const settings = {
  DATABASE_URL: postgres.url('retention'),
  TOKEN_SECRET: 'a secret of the benchmark, long enough',
  RATE_LIMITS: 'off',
};
const api = await startPinned(['server/api/dist/server.js'], settings);
const connect = async () => {
  const client = new Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  return client;
};
const db = await connect();
const backup = await connect();
try {
  const runSql = (sql: string) => postgres.run('retention', sql);
  const [one, other] = await createBloggers(api.origin, 2, runSql);
  if (!one || !other) throw new Error('No bloggers.');
  const pages = createBlog(one, 20, runSql);
  await db.query(addBlogs([other.email]));
  await db.query(addOverdue(other.email, count));
  const firstByte = async () => {
    const [page] = pages;
    return page ? askOnce(api.origin, page, 'Can I freeze it?') : Number.NaN;
  };
  await firstByte();
  const quiet: number[] = [];
  for (let index = 0; index < 40; index += 1) quiet.push(await firstByte());

  const scansBefore = await readScans();
  await backup.query('begin isolation level repeatable read');
  await backup.query('select 1 from messages limit 1');
  await db.query('select pg_stat_statements_reset()');
  const { busy, seconds } = await runNight(firstByte);
  const found = (await db.query<Statement>(statements)).rows;
  printTable(
    found.map(({ mean, slowest, ...row }) => ({
      ...row,
      'ms each': Math.round(mean),
      slowest: Math.round(slowest),
    })),
  );
  // The reports of the connections' reads come in late.
  await sleep(12_000);
  const scans = [...(await readScans())].filter(
    ([name, now]) => now > (scansBefore.get(name) ?? 0),
  );
  const [left] = (await db.query<{ all: number; overdue: number }>(overdue)).rows;
  const slowest = Math.max(...found.map((row) => row.slowest));
  const waits = [median(quiet), median(busy)] as const;
  hold(`${left?.overdue} of ${left?.all} messages are overdue`, left?.overdue === 0);
  hold(`the night took ${Math.round(seconds)} s`, seconds < limits.night * 60);
  hold(`the slowest statement took ${Math.round(slowest)} ms`, slowest < limits.statementMs);
  hold(
    `read from end to end: ${scans.map(([name]) => name).join(', ') || 'none'}`,
    scans.length === 0,
  );
  hold(
    `spilled: ${found.some((row) => row.spilled > 0)}`,
    found.every((row) => row.spilled === 0),
  );
  hold(
    `an answer began after ${waits.map((waitMs) => `${Math.round(waitMs)} ms`).join(', in the night ')}`,
    waits[1] - waits[0] < limits.waitMs,
  );
} finally {
  await backup.end();
  await db.end();
  await api.stop();
  await postgres.stop();
}

type Statement = Record<'changed' | 'by', string> &
  Record<'calls' | 'rows' | 'mean' | 'slowest' | 'spilled', number>;

async function readScans() {
  const { rows } = await db.query<{ name: string; scans: number }>(passes);
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

/** Lets a worker do what it does soon after its start, while readers ask. */
async function runNight(ask: () => Promise<number>) {
  const port = await freePort();
  const metrics = { METRICS_PORT: String(port) };
  const worker = await startPinned(['server/api/dist/server.js', 'worker'], {
    ...settings,
    ...metrics,
  });
  const began = performance.now();
  const busy: number[] = [];
  let shown = '';
  while (!/cpal_retention_runs_total\{/.test(shown)) {
    busy.push(await ask());
    await sleep(250);
    shown = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  }
  await worker.stop();
  hold('the run is whole', shown.includes('cpal_retention_runs_total{outcome="whole"} 1'));
  return { busy, seconds: (performance.now() - began) / 1000 };
}

function hold(sentence: string, isHeld: boolean) {
  console.log(`${sentence}${isHeld ? '' : ': MISSED'}`);
  if (!isHeld) process.exitCode = 1;
}
