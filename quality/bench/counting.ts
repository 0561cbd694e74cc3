import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../../tools/processes/postgres';
import { addBlogs, addQuestions, waiting } from './insights/fill';
import { createBloggers } from './load/bloggers';
import { otherProcessor, pinToOtherProcessors, startPinned } from './load/pinned-server';
import { askOnce } from './readers/ask';
import { createBlog } from './readers/blog';
import { median, printTable } from './measure/table';

/**
 * What answers cost while questions of another blog are counted, 1,000 a second or as many as the
 * machine counts, next to what they cost while none are: in turns, so that other work of the machine
 * meets both. The API has a processor for itself; PostgreSQL, the worker and this program share the
 * other one. It times, so it is run by hand: `node tools/run.js quality/bench/counting [questions a second]`.
 */
const limits = {
  /** How many times the processor time, and the wait, of an answer next to no counting. */
  cpu: 1.2,
  wait: 1.5,
};
const perSecond = Number(process.argv[3] ?? 1_000);
const rounds = 4;
const seconds = 8;

execFileSync(process.execPath, ['tools/run.js', 'tools/build', 'api'], { stdio: 'inherit' });
pinToOtherProcessors();
const postgres = await startPostgres();
const settings = {
  DATABASE_URL: postgres.createDatabase('counting'),
  TOKEN_SECRET: 'a secret of the benchmark, long enough',
  RATE_LIMITS: 'off',
};
const api = await startPinned(['server/api/dist/server.js'], settings);
const worker = await startPinned(['server/api/dist/server.js', 'worker'], settings, otherProcessor);
const db = new Client({ connectionString: settings.DATABASE_URL });
await db.connect();
try {
  const runSql = (sql: string) => postgres.run('counting', sql);
  const [one, other] = await createBloggers(api.origin, 2, runSql);
  if (!one || !other) throw new Error('No bloggers.');
  const pages = createBlog(one, 20, runSql);
  await db.query(addBlogs([other.email]));

  const count = async () => (await db.query<Counts>(waiting)).rows[0] ?? noCounts;
  const untilCounted = async () => {
    while ((await count()).waiting > 0) await sleep(200);
  };

  /** Answers for some seconds, one after the other, with questions of the other blog or none. */
  const round = async (isBusy: boolean, length: number) => {
    const [before, cpu, ofWorker] = [await count(), api.cpu(), worker.cpu()];
    const began = performance.now();
    const passed = () => (performance.now() - began) / 1000;
    const feeding = isBusy ? feed(other.email, passed, length) : Promise.resolve();
    const waits: number[] = [];
    while (passed() < length) {
      const page = pages[waits.length % pages.length];
      if (page) waits.push(await askOnce(api.origin, page, 'Can I freeze it?'));
    }
    const found = {
      cpu: (api.cpu() - cpu) / waits.length,
      wait: median(waits),
      late: waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? Number.NaN,
    };
    await feeding;
    await untilCounted();
    const counted = (await count()).all - before.all;
    const each = ((worker.cpu() - ofWorker) * 1000) / counted;
    return { ...found, counted: counted / passed(), each };
  };

  // The first answers make what the engine needs, and the first counts the groups.
  await round(true, seconds);
  const found = { without: [], with: [] } as Record<'with' | 'without', Round[]>;
  for (let index = 0; index < rounds; index += 1) {
    found.without.push(await round(false, seconds));
    found.with.push(await round(true, seconds));
  }
  const middle = (rows: readonly Round[], figure: keyof Round) =>
    Math.round(median(rows.map((row) => row[figure])) * 10) / 10;
  printTable(
    Object.entries(found).map(([counting, rows]) => ({
      counting,
      'processor ms of an answer': middle(rows, 'cpu'),
      'ms to its first byte': middle(rows, 'wait'),
      'of 95 in 100': middle(rows, 'late'),
      'counted a second, to the last': middle(rows, 'counted'),
      'processor µs of a count': middle(rows, 'each'),
    })),
  );
  const ratio = (figure: 'cpu' | 'wait') =>
    middle(found.with, figure) / middle(found.without, figure);
  hold(`${ratio('cpu').toFixed(2)} times the processor time`, ratio('cpu') <= limits.cpu);
  hold(`${ratio('wait').toFixed(2)} times the wait`, ratio('wait') <= limits.wait);
  const { all, summed } = await count();
  hold(`${summed} of ${all} questions in the sums`, summed === all);
} finally {
  await db.end();
  await worker.stop();
  await api.stop();
  await postgres.stop();
}

type Round = Record<'counted' | 'cpu' | 'each' | 'late' | 'wait', number>;

type Counts = Record<'all' | 'summed' | 'waiting', number>;
const noCounts: Counts = { all: 0, summed: 0, waiting: 0 };

/** Adds questions that wait, evenly, as many in a second as are wanted. */
async function feed(email: string, passed: () => number, length: number) {
  const feeder = new Client({ connectionString: settings.DATABASE_URL });
  await feeder.connect();
  let added = 0;
  while (passed() < length) {
    const due = Math.floor(passed() * perSecond) - added;
    if (due > 0) await feeder.query(addQuestions(email, due, { isCounted: false }));
    added += Math.max(due, 0);
    await sleep(50);
  }
  await feeder.end();
}

function hold(sentence: string, isHeld: boolean) {
  console.log(`${sentence}${isHeld ? '' : ': MISSED'}`);
  if (!isHeld) process.exitCode = 1;
}
