import { EventEmitter, once } from 'node:events';
import { createLog } from '@cpal/server-kit/logger';
import { startNightly, untilNight } from './nightly';

const clock = () => new Date('2026-03-01T12:00:00Z');
const hours = (count: number) => count * 3600;

describe('the next night', () => {
  it.each([
    ['2026-03-01T00:00:00Z', 0, hours(3)],
    ['2026-03-01T02:59:59.500Z', 0, 1],
    ['2026-03-01T03:00:00Z', 0, hours(24)],
    ['2026-03-01T03:00:00Z', 0.5, hours(0.25)],
    ['2026-03-01T23:00:00Z', 1, hours(4.5)],
  ])('after %s, spread by %d, is in %d seconds', (now, random, seconds) => {
    expect(untilNight(new Date(now), random)).toBe(seconds);
  });
});

const lines: string[] = [];
const log = createLog('info', 'api', { write: (line: string) => lines.push(line) });

/** Runs a task that ends as `results` say, then waits to be stopped; gives what was waited. */
async function waits(results: (boolean | Error)[]) {
  const waited: number[] = [];
  const done = new EventEmitter();
  const task = async () => {
    const result = results.shift() ?? true;
    if (result instanceof Error) throw result;
    return result;
  };
  const { stop } = startNightly('prune', task, {
    clock,
    log,
    wait: async (seconds, signal) => {
      waited.push(seconds);
      if (results.length > 0) return;
      done.emit('done');
      if (!signal.aborted) await once(signal, 'abort');
    },
  });
  await once(done, 'done');
  await stop();
  return waited;
}

describe('a nightly task', () => {
  beforeEach(() => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => jest.restoreAllMocks());

  it('runs soon, after failures at growing distances, then by night', async () => {
    const waited = await waits([false, false, true, false]);
    expect(waited.slice(0, 3)).toEqual([5, 60, 120]);
    expect(waited[3]).toBeGreaterThanOrEqual(hours(15));
    expect(waited[3]).toBeLessThanOrEqual(hours(15.5));
    expect(waited[4]).toBe(60);
  });

  it('that throws has failed, and the log names it', async () => {
    const waited = await waits([new Error('no room'), true]);
    expect(waited.slice(0, 2)).toEqual([5, 60]);
    expect(JSON.parse(lines.join(''))).toMatchObject({
      task: 'prune',
      err: { message: 'no room' },
    });
  });

  it('is told to stop, and has ended when that resolves', async () => {
    const began = new EventEmitter();
    let hasEnded = false;
    const { stop } = startNightly(
      'prune',
      async (signal) => {
        began.emit('begun');
        if (!signal.aborted) await once(signal, 'abort');
        hasEnded = true;
        return false;
      },
      { clock, log, wait: async () => undefined },
    );
    await once(began, 'begun');
    await stop();
    expect(hasEnded).toBe(true);
  });
});
