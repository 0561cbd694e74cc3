import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../tools/processes/postgres';
import { launch, stopAll } from '../../tools/processes/supervisor';
import { median, printTable } from './measure/table';

/**
 * Milliseconds from the start of the API's process until it is ready, on data that is there already:
 * `node tools/run.js quality/bench/start`. It times, so it is run by hand, on a quiet machine.
 */
const limitsMs = { PostgreSQL: 1_000, PGlite: 2_000 };
const rounds = 7;

execFileSync(process.execPath, ['tools/run.js', 'tools/build', 'api'], { stdio: 'inherit' });
const postgres = await startPostgres();
const folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-start-'));
const settings = {
  PostgreSQL: { DATA_DIR: folder, DATABASE_URL: postgres.createDatabase('start') },
  PGlite: { DATA_DIR: folder, DATABASE_URL: '' },
};
try {
  const rows = [await measure('PostgreSQL'), await measure('PGlite')];
  printTable(rows);
  process.exitCode = rows.some(({ milliseconds, limit }) => milliseconds >= limit) ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
  await postgres.stop();
}

async function measure(database: keyof typeof limitsMs) {
  const times: number[] = [];
  // The first start, which makes the database, does not count.
  for (let round = 0; round <= rounds; round += 1) times.push(await startOnce(settings[database]));
  return { database, milliseconds: Math.round(median(times.slice(1))), limit: limitsMs[database] };
}

async function startOnce(environment: Record<string, string>): Promise<number> {
  const quiet = { PORT: '0', LOG_LEVEL: 'warn', STRIPE_API_BASE: 'http://127.0.0.1:1' };
  const began = performance.now();
  const api = await launch('API', 'server/api/dist/server.js', { ...quiet, ...environment });
  await untilReady(`http://127.0.0.1:${api.port}/api/readyz`);
  const startMs = performance.now() - began;
  await stopAll([api]);
  return startMs;
}

async function untilReady(url: string): Promise<void> {
  while ((await fetch(url)).status !== 200) await sleep(10);
}
