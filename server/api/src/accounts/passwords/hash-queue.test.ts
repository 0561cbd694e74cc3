import { setImmediate as turn } from 'node:timers/promises';
import { createHashQueue } from './hash-queue';

/** Tasks that end one by one, when the test says so. */
function heldTasks() {
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const task = (number: number) => () => {
    started.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { task, started, endOne: () => ends.shift()?.() };
}

describe('the queue of hashes', () => {
  it('runs no more than its number at the same time, and the rest in order', async () => {
    const { task, started, endOne } = heldTasks();
    const { run, waiting } = createHashQueue({ concurrency: 2, maxWaiting: 10 });
    const all = Promise.all([1, 2, 3, 4].map((number) => run(task(number))));
    expect(waiting()).toBe(2);
    await turn();
    expect([started, waiting()]).toEqual([[1, 2], 2]);
    endOne();
    await turn();
    expect([started, waiting()]).toEqual([[1, 2, 3], 1]);
    for (let rest = 0; rest < 3; rest += 1) {
      endOne();
      await turn();
    }
    expect(await all).toEqual([1, 2, 3, 4]);
    expect(waiting()).toBe(0);
  });

  it('rejects immediately what would wait too long, and says when to come back', async () => {
    const { task, endOne } = heldTasks();
    const { run } = createHashQueue({ concurrency: 1, maxWaiting: 1 });
    const taken = [run(task(1)), run(task(2))];
    await expect(run(task(3))).rejects.toMatchObject({
      code: 'overloaded',
      status: 503,
      headers: { 'retry-after': '2' },
    });
    endOne();
    await turn();
    endOne();
    expect(await Promise.all(taken)).toEqual([1, 2]);
  });

  it('gives its place free after a failure', async () => {
    const { run } = createHashQueue({ concurrency: 1, maxWaiting: 0 });
    await expect(run(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await run(() => Promise.resolve('next'))).toBe('next');
  });
});
