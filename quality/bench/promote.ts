import { setTimeout as sleep } from 'node:timers/promises';
import { promote, rollBack } from '@cpal/delivery';
import { cpuMilliseconds, toMegabytes } from './memory';
import { openSite } from './measure/site';
import { median, printTable } from './measure/table';

/**
 * What a change of the registry costs: milliseconds from a promotion or roll-back to the first page
 * that shows it, and the edge's processor time. It times, so it is run by hand, on a quiet machine:
 * `node tools/run.js quality/bench/promote`, with a number of further remotes behind it.
 */
const limitsMs = { page: 300, edge: 50 };
const rounds = 9;

const site = await openSite(Number(process.argv[3] ?? 0));
const { place, names } = site;
try {
  const rows = [];
  for (const name of names) rows.push(await measure(name));
  printTable(rows);
  console.log(`${toMegabytes(site.pid)} megabytes of the edge`);
  const isOver = rows.some(
    ({ page, back, edge }) => Math.max(page, back) > limitsMs.page || edge > limitsMs.edge,
  );
  console.log(
    `At most ${limitsMs.page} ms to the page, ${limitsMs.edge} ms of the edge${isOver ? ': OVER' : ''}`,
  );
  process.exitCode = isOver ? 1 : 0;
} finally {
  await site.close();
}

/** Releases a front end over and over, and goes back each time. */
async function measure(name: string) {
  const times: { page: number; back: number }[] = [];
  let previous = await site.publishNext(name, 'first');
  await promote(place, [previous]);
  // The first does not count: the program is not warm.
  for (let round = 0; round <= rounds; round += 1) {
    const next = await site.publishNext(name, String(round));
    const page = await untilShown(name, next.id, () => promote(place, [next]));
    const back = await untilShown(name, previous.id, () => rollBack(place, name));
    times.push({ page, back });
    await promote(place, [next], { isAgain: true });
    previous = next;
  }
  const middle = (key: 'page' | 'back') =>
    Math.round(median(times.slice(1).map((time) => time[key])));
  const [idle, busy] = [await edgeTime(), await edgeTime(name)];
  return { name, page: middle('page'), back: middle('back'), edge: Math.round(busy - idle) };
}

/** Milliseconds from a change until the page of the remote, or any page of the shell, shows a release. */
async function untilShown(name: string, id: string, change: () => Promise<unknown>) {
  const page = site.pathsOf(name)[0] ?? '/';
  const began = performance.now();
  await change();
  while (!showsNow(await site.textOf(page), id)) await sleep(5);
  return performance.now() - began;
}

/** Whether a page is of a release of its shell or remote; what it falls back to is named behind that. */
function showsNow(html: string, id: string): boolean {
  return [/"shell":"(\w+)"/, /"id":"(\w+)"/].some((first) => first.exec(html)?.[1] === id);
}

/** Milliseconds of the edge's processor time for one change; without a name, for as long a pause. */
async function edgeTime(name?: string) {
  const changes: { id: string; name: string }[] = [];
  if (name !== undefined)
    for (let round = 0; round < rounds; round += 1)
      changes.push(await site.publishNext(name, `edge_${round}`));
  const used = cpuMilliseconds(site.pid);
  for (let round = 0; round < rounds; round += 1) {
    await promote(place, changes.slice(round, round + 1));
    await sleep(1_000);
  }
  return (cpuMilliseconds(site.pid) - used) / rounds;
}
