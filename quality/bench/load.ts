import { execFileSync } from 'node:child_process';
import { startPostgres } from '../../tools/processes/postgres';
import { type Blogger, createBloggers, logIn } from './load/bloggers';
import {
  connections,
  getEmpty,
  getMe,
  load,
  type Measured,
  postEmpty,
  type Target,
  validate,
} from './load/measure';
import { pinToOtherProcessors, startPinned } from './load/pinned-server';
import { toMegabytes } from './memory';
import { median, printTable } from './measure/table';

/**
 * The server under load, against empty JSON routes of the same framework, of the same method and
 * without a log. It takes two
 * minutes of both processors and a quiet machine, so it is run by hand: `node tools/run.js
 * quality/bench/load`. One processor is the server's alone; the load and PostgreSQL share the other, which
 * holds the empty route back, not ours: the processor time of one request is the steadier figure.
 * Rate limits are off, everything else is as `npm start` has it, the log included.
 */
const limits = {
  /** The least share of the requests per second of the empty route of the same method. */
  share: 0.4,
  /** The slowest percent of requests takes at most so many medians while passwords are hashed. */
  tail: 10,
  /** Megabytes between the first 50,000 requests and the last of 200,000. */
  growth: 10,
};
const rounds = 5;
const seconds = 4;

execFileSync(process.execPath, ['tools/run.js', 'tools/build', 'api'], { stdio: 'inherit' });
pinToOtherProcessors();
const postgres = await startPostgres();
const empty = await startPinned(['--import', 'tsx', 'quality/bench/load/empty-server.ts']);
const api = await startPinned(['server/api/dist/server.js'], {
  DATABASE_URL: postgres.createDatabase('load'),
  TOKEN_SECRET: 'a secret of the benchmark, long enough',
  RATE_LIMITS: 'off',
});
try {
  const bloggers = await createBloggers(api.origin, connections, (sql) => {
    postgres.run('load', sql);
  });
  await throughput(bloggers);
  await memory(bloggers);
  await whileHashing(bloggers);
} finally {
  await api.stop();
  await empty.stop();
  await postgres.stop();
}

function hold(sentence: string, isHeld: boolean) {
  console.log(`${sentence}${isHeld ? '' : ': MISSED'}`);
  if (!isHeld) process.exitCode = 1;
}

/** All targets in each round, so that other work of the machine affects all of them. */
async function throughput(bloggers: readonly Blogger[]) {
  const measured = new Map<Target, Measured[]>();
  const pairs = [
    { base: getEmpty(empty), ours: getMe(api) },
    { base: postEmpty(empty), ours: validate(api) },
  ];
  const targets = pairs.flatMap(({ base, ours }) => [base, ours]);
  // The first round warms everything up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const target of targets) {
      const found = await load(target, bloggers, { duration: seconds });
      if (round > 0) measured.set(target, [...(measured.get(target) ?? []), found]);
    }
  }
  const middle = (target: Target, figure: keyof Measured) =>
    median((measured.get(target) ?? []).map((one) => one[figure]));
  printTable(
    targets.map((target) => ({
      route: target.name,
      'requests per second': Math.round(middle(target, 'perSecond')),
      'µs of processor each': Math.round(middle(target, 'cpu')),
      'µs until the median answer': Math.round(middle(target, 'p50') * 1000),
    })),
  );
  for (const { base, ours } of pairs) {
    const share = middle(ours, 'perSecond') / middle(base, 'perSecond');
    hold(
      `${ours.name}: ${share.toFixed(2)} of the empty route's requests, at least ${limits.share}`,
      share >= limits.share,
    );
  }
}

/** The least that the process holds is what it never frees. */
async function memory(bloggers: readonly Blogger[]) {
  const held: number[] = [];
  for (let step = 0; step < 20; step += 1) {
    await load(getMe(api), bloggers, { amount: 5_000 });
    await load(validate(api), bloggers, { amount: 5_000 });
    held.push(toMegabytes(api.pid));
  }
  const early = Math.min(...held.slice(0, 5));
  const late = Math.min(...held.slice(-5));
  hold(
    `${early} MB in the first 50,000 of 200,000 requests, ${late} MB in the last, at most ${limits.growth} more`,
    late - early <= limits.growth,
  );
}

/** Two people log in all the time, which is as many as are hashed in parallel. */
async function whileHashing(bloggers: readonly Blogger[]) {
  const over = new AbortController();
  let logins = 0;
  const keepLoggingIn = async ({ email }: Blogger) => {
    while (!over.signal.aborted) {
      await logIn(api.origin, email);
      logins += 1;
    }
  };
  const loggingIn = bloggers.slice(0, 2).map(keepLoggingIn);
  const { p50, p99 } = await load(getMe(api), bloggers, { duration: seconds * 2 });
  over.abort();
  await Promise.all(loggingIn);
  hold(
    `while ${logins} passwords were hashed: median ${p50.toFixed(1)} ms, 99 of 100 in ${p99.toFixed(1)} ms, at most ${limits.tail} times`,
    p99 < limits.tail * p50,
  );
}
