import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleForTests } from '../../../tools/building/bundle-for-tests';
import { lock } from './lock';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cpal-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const take = () => lock(path, { subject: `DATA_DIR ${folder}`, what: 'CPal API', waitMs: 200 });

/** The number of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

/** A process that was ended and that its parent has not taken notice of, nor ever will. */
async function zombieProcess() {
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
  const [printed]: unknown[] = await once(parent.stdout, 'data');
  const pid = Number(String(printed));
  // Only once it is `sleep` itself the parent takes notice of nobody.
  while (readFileSync(`/proc/${parent.pid}/comm`, 'utf8') !== 'sleep\n') await sleep(5);
  process.kill(pid, 'SIGKILL');
  const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  while (stat()[0] !== 'Z') await sleep(5);
  return { pid, started: stat()[19] ?? null, bury: () => parent.kill() };
}

const leaveLock = (holder: object) => writeFileSync(path, JSON.stringify(holder));

describe('a lock', () => {
  it('names its holder to the second process', async () => {
    const release = await take();
    await expect(take()).rejects.toThrow(
      `DATA_DIR ${folder} is in use by process ${process.pid} (CPal API)`,
    );
    release();
  });

  it('is free again, with nothing left behind, once it is released', async () => {
    (await take())();
    expect(readdirSync(folder)).toEqual([]);
    (await take())();
  });

  it('can be read by its owner only', async () => {
    const release = await take();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    release();
  });

  it('is taken over from a process that died', async () => {
    leaveLock({ pid: await deadProcess(), what: 'CPal API', started: null });
    await take();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is taken over from a killed process that still has its number', async () => {
    const { pid, started, bury } = await zombieProcess();
    leaveLock({ pid, what: 'CPal API', started });
    await expect(take()).resolves.toBeInstanceOf(Function);
    bury();
  });

  it('is taken over from a process whose number another one has now', async () => {
    leaveLock({ pid: process.pid, what: 'CPal API', started: '1' });
    await expect(take()).resolves.toBeInstanceOf(Function);
  });

  it('is believed where it cannot be told when its holder started', async () => {
    leaveLock({ pid: process.pid, what: 'CPal API', started: null });
    await expect(take()).rejects.toThrow('is in use by process');
  });

  it.each(['', '{"pid":', '[]'])('is taken over where it says nothing: %j', async (text) => {
    writeFileSync(path, text);
    await expect(take()).resolves.toBeInstanceOf(Function);
  });

  it('goes to one of ten that take it over from a dead process together', async () => {
    leaveLock({ pid: await deadProcess(), what: 'CPal API', started: null });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, take));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is taken over although an heir died while taking it over', async () => {
    const dead = { pid: await deadProcess(), what: 'CPal API', started: null };
    leaveLock(dead);
    writeFileSync(`${path}.takeover`, JSON.stringify(dead));
    await expect(take()).resolves.toBeInstanceOf(Function);
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('loses no change that several processes make', async () => {
    const file = join(folder, 'count');
    writeFileSync(file, '0');
    const text = `
      import { readFileSync, writeFileSync } from 'node:fs';
      import { setTimeout as sleep } from 'node:timers/promises';
      import { lock } from './lock';
      for (let turn = 0; turn < 10; turn += 1) {
        const release = await lock(${JSON.stringify(path)}, { subject: 'x', what: 'x', waitMs: 20_000 });
        const count = Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
        await sleep(1);
        writeFileSync(${JSON.stringify(file)}, String(count + 1));
        release();
      }`;
    const program = bundleForTests({ name: 'lock', text, folder: __dirname });
    const children = [1, 2, 3].map(() => spawn(process.execPath, [program]));
    const codes = await Promise.all(children.map((child) => once(child, 'exit')));
    expect(codes).toEqual(children.map(() => [0, null]));
    expect(readFileSync(file, 'utf8')).toBe('30');
  });

  it('is left alone by a holder that lost it', async () => {
    const release = await take();
    leaveLock({ pid: 1, what: 'somebody else', started: null });
    release();
    expect(readFileSync(path, 'utf8')).toContain('somebody else');
  });
});
