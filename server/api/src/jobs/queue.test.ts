import { EventEmitter, once } from 'node:events';
import { createLog } from '@cpal/server-kit/logger';
import { type Queue, type Work, runQueue } from './queue';

/** Long enough that no test waits for it. */
const neverMs = 60_000;

let lines: string[];
let waiting: Work[];
let stop: () => Promise<void>;
beforeEach(() => {
  lines = [];
  waiting = [];
});

const takeWaiting: Queue['take'] = async (max) => waiting.splice(0, max);

function run(pauseMs: number, take = takeWaiting) {
  const log = createLog('info', 'api', { write: (line: string) => lines.push(line) });
  const running = runQueue({ name: 'mails', take, pauseMs }, { log });
  ({ stop } = running);
  return running;
}

/** Work that goes on until it is let go. */
function held() {
  const events = new EventEmitter();
  const started = once(events, 'begun');
  const work = async () => {
    events.emit('begun');
    await once(events, 'go on');
  };
  return { work, begun: started, letGo: () => events.emit('go on') };
}

describe('a queue that is worked on', () => {
  afterEach(() => stop());

  it('is looked into again after each pause', async () => {
    run(10);
    const { work, begun, letGo } = held();
    waiting.push(work);
    await begun;
    expect(waiting).toEqual([]);
    letGo();
  });

  it('is looked into right away where something was stored', async () => {
    const { wake } = run(neverMs);
    const { work, begun, letGo } = held();
    waiting.push(work);
    wake();
    await begun;
    expect(waiting).toEqual([]);
    letGo();
  });

  it('has five pieces running, and the next one when any of them has ended', async () => {
    const works = Array.from({ length: 6 }, held);
    waiting.push(...works.map(({ work }) => work));
    run(neverMs);
    const [first, ...others] = works;
    const last = others.at(-1);
    await Promise.all(works.slice(0, 5).map(({ begun }) => begun));
    expect(waiting).toHaveLength(1);
    first?.letGo();
    await last?.begun;
    for (const { letGo } of others) letGo();
  });

  it('goes on after an error of the database, which is logged', async () => {
    const { work, begun, letGo } = held();
    waiting.push(() => Promise.reject(new Error('away')), work);
    run(neverMs);
    await begun;
    letGo();
    await stop();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { queue: 'mails', err: { message: 'away' } },
    ]);
  });
});

it('takes nothing more once it is stopped, and lets what is running end', async () => {
  const { work, begun, letGo } = held();
  waiting.push(work);
  run(10);
  await begun;
  const stopped = stop();
  waiting.push(work);
  const turn = new Promise((resolve) => setImmediate(() => resolve('goes on')));
  expect(await Promise.race([stopped, turn])).toBe('goes on');
  letGo();
  await stopped;
  expect(waiting).toHaveLength(1);
});
