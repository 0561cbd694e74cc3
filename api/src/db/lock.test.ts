import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFolder } from './lock';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cpal-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => lockFolder(folder, 'CPal API');

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

describe('the lock of the data folder', () => {
  it('names its holder to the second process', async () => {
    const release = await lock();
    await expect(lock()).rejects.toThrow(
      `DATA_DIR ${folder} is in use by process ${process.pid} (CPal API)`,
    );
    release();
  });

  it('is free again, with nothing left behind, once it is released', async () => {
    (await lock())();
    expect(readdirSync(folder)).toEqual([]);
    (await lock())();
  });

  it('can be read by its owner only', async () => {
    const release = await lock();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    release();
  });

  it('is taken over from a process that died', async () => {
    leaveLock({ pid: await deadProcess(), what: 'CPal API', started: null });
    await lock();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is taken over from a killed process that still has its number', async () => {
    const { pid, started, bury } = await zombieProcess();
    leaveLock({ pid, what: 'CPal API', started });
    await expect(lock()).resolves.toBeInstanceOf(Function);
    bury();
  });

  it('is taken over from a process whose number another one has now', async () => {
    leaveLock({ pid: process.pid, what: 'CPal API', started: '1' });
    await expect(lock()).resolves.toBeInstanceOf(Function);
  });

  it('is believed where it cannot be told when its holder started', async () => {
    leaveLock({ pid: process.pid, what: 'CPal API', started: null });
    await expect(lock()).rejects.toThrow('is in use by process');
  });

  it.each(['', '{"pid":', '[]'])('is taken over where it says nothing: %j', async (text) => {
    writeFileSync(path, text);
    await expect(lock()).resolves.toBeInstanceOf(Function);
  });

  it('goes to one of ten that take it over from a dead process together', async () => {
    leaveLock({ pid: await deadProcess(), what: 'CPal API', started: null });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, lock));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is taken over although an heir died while taking it over', async () => {
    const dead = { pid: await deadProcess(), what: 'CPal API', started: null };
    leaveLock(dead);
    writeFileSync(`${path}.takeover`, JSON.stringify(dead));
    await expect(lock()).resolves.toBeInstanceOf(Function);
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is left alone by a holder that lost it', async () => {
    const release = await lock();
    leaveLock({ pid: 1, what: 'somebody else', started: null });
    release();
    expect(readFileSync(path, 'utf8')).toContain('somebody else');
  });
});
