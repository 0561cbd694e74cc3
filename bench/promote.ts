import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore, prepare, promote, publish, setPageOptions } from '@cpal/delivery';
import { readSettings } from '../edge/src/env';
import { edgeFlags, launch, stopAll } from '../tools/supervisor';
import { readWorkspaces } from '../tools/workspaces';
import { cpuMilliseconds, megabytesOf } from './memory';
import { median, printTable } from './table';

/**
 * What a change of the registry costs: milliseconds from the promotion to the first page that shows
 * it, and the edge's processor time. It times, so it is run by hand, on a quiet machine:
 * `node tools/run.js bench/promote`, with a number of further remotes behind it.
 */
const limits = { page: 300, edge: 50 };
const rounds = 9;
const more = Number(process.argv[3] ?? 0);

execFileSync(process.execPath, ['tools/run.js', 'tools/build'], { stdio: 'inherit' });
const folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-promote-'));
const place = { store: await openStore(path.join(folder, 'store')), environment: 'local' };

/** Publishes a copy of a front end's build, changed by its record's text. */
async function release(name: string, change: (record: string) => string) {
  const dist = mkdtempSync(path.join(folder, 'dist-'));
  cpSync(path.join(name, 'dist'), dist, { recursive: true });
  const record = path.join(dist, 'build.json');
  writeFileSync(record, change(readFileSync(record, 'utf8')));
  const { id, build } = await publish(place.store, dist);
  await prepare(place.store, { name: build.name, id });
  return { id, name: build.name };
}

/** Gives a remote's record another name and other paths. */
const copyOf = (index: number) => (record: string) =>
  record
    .replaceAll('mfe-auth', `mfe-copy-${index}`)
    .replaceAll('mfe_auth', `mfe_copy_${index}`)
    .replaceAll('/auth', `/copy-${index}`);

const settings = { PORT: '0', RELEASES_DIR: place.store.location, LOG_LEVEL: 'warn' };
await setPageOptions(place, readSettings(settings).page);
const frontEnds = readWorkspaces().filter(
  ({ isFrontEnd, isTemplate = false }) => isFrontEnd && !isTemplate,
);
const copies = Array.from({ length: more }, (_, index) => index);
const all = await Promise.all([
  ...frontEnds.map(({ name }) => release(name, (record) => record)),
  ...copies.map((index) => release('mfe-auth', copyOf(index))),
]);
await promote(place, all);
const edge = await launch('edge server', 'edge/dist/server.js', settings, { flags: edgeFlags });
try {
  const rows = [];
  for (const { name } of frontEnds) rows.push(await measure(name));
  printTable(rows);
  console.log(`${megabytesOf(edge.process.pid ?? 0)} megabytes of the edge`);
  const isOver = rows.some((row) => row.page > limits.page || row.edge > limits.edge);
  console.log(
    `At most ${limits.page} ms to the page, ${limits.edge} ms of the edge${isOver ? ': OVER' : ''}`,
  );
  process.exitCode = isOver ? 1 : 0;
} finally {
  await stopAll([edge]);
  rmSync(folder, { recursive: true });
}

/** Releases a front end over and over. */
async function measure(name: string) {
  const times: number[] = [];
  // The first does not count: the program is not warm.
  for (let round = 0; round <= rounds; round += 1) times.push(await untilShown(name, round));
  const [idle, busy] = [await edgeTime(), await edgeTime(name)];
  return { name, page: Math.round(median(times.slice(1))), edge: Math.round(busy - idle) };
}

/** Publishes a front end with another container's name. */
function next(name: string, mark: string) {
  return release(name, (record) => record.replace(/("container": "\w+)"/, `$1_${mark}"`));
}

/** Milliseconds from a promotion until the page of the remote, or any page of the shell, shows it. */
async function untilShown(name: string, round: number) {
  const one = await next(name, String(round));
  const page = pagesOf(name)[0]?.path ?? '/';
  const began = performance.now();
  await promote(place, [one]);
  while (!(await textOf(page)).includes(one.id)) await sleep(5);
  return performance.now() - began;
}

function pagesOf(name: string): { path: string }[] {
  return JSON.parse(readFileSync(path.join(name, 'dist/build.json'), 'utf8')).pages;
}

async function textOf(page: string) {
  return (await fetch(`http://127.0.0.1:${edge.port}${page}`)).text();
}

/** Milliseconds of the edge's processor time for one change; without a name, for as long a pause. */
async function edgeTime(name?: string) {
  const changes: { id: string; name: string }[] = [];
  if (name !== undefined)
    for (let round = 0; round < rounds; round += 1) changes.push(await next(name, `edge_${round}`));
  const used = cpuMilliseconds(edge.process.pid ?? 0);
  for (let round = 0; round < rounds; round += 1) {
    await promote(place, changes.slice(round, round + 1));
    await sleep(1_000);
  }
  return (cpuMilliseconds(edge.process.pid ?? 0) - used) / rounds;
}
