import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSite } from './measure/site';
import { median, printTable } from './measure/table';

/**
 * How long a page takes while releases change, as a ratio to its usual time, of medians in one run. A
 * process of its own promotes and goes back. It times, so it is run by hand, on a quiet machine:
 * `node tools/run.js quality/bench/page-times`.
 */
const limit = 1.5;
const changes = 20;
const loadsBetween = 25;

const site = await openSite();
try {
  const paths = site.names.flatMap((name) => site.pathsOf(name).slice(0, 1));
  const usual: number[] = [];
  const changing: number[] = [];
  let turn = 0;
  async function load(times: number[]) {
    const path = paths[turn++ % paths.length] ?? '/';
    const began = performance.now();
    await site.textOf(path);
    times.push(performance.now() - began);
  }
  // The program is not warm, and the machine neither.
  for (let round = 0; round < 4 * loadsBetween; round += 1) await load([]);
  for (let change = 0; change < changes; change += 1) {
    const name = site.names[Math.floor(change / 2) % site.names.length] ?? '';
    const isBack = change % 2 === 1;
    const { id } = await site.publishNext(name, `change_${change}`);
    for (let round = 0; round < loadsBetween; round += 1) await load(usual);
    const state = { isOver: false };
    const command = isBack ? ['rollback', name] : ['promote', `${name}@${id}`];
    const cpal = spawn(process.execPath, ['platform/delivery/dist/cpal.js', ...command], {
      env: { ...process.env, ...site.settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(cpal, 'exit').then(() => (state.isOver = true));
    for (let round = 0; round < loadsBetween || !state.isOver; round += 1) await load(changing);
    await ended;
    if (cpal.exitCode !== 0) throw new Error(`cpal ${command.join(' ')} failed`);
  }
  printTable([row('usual', usual), row('while releases change', changing)]);
  const ratio = median(changing) / median(usual);
  console.log(`${ratio.toFixed(2)} of the usual time; at most ${limit}`);
  process.exitCode = ratio > limit ? 1 : 0;
} finally {
  await site.close();
}

/** A line of the table: milliseconds of each load. */
function row(when: string, times: readonly number[]) {
  return {
    when,
    loads: times.length,
    median: Math.round(median(times) * 100) / 100,
    slowest: Math.round(Math.max(...times)),
  };
}
