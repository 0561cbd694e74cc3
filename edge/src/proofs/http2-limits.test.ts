import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { loopback } from '../testing/ask';
import { askHttp2, connectHttp2 } from '../testing/ask-http2';
import {
  endStream,
  type Field,
  fieldBlock,
  frame,
  frameTypes,
  headerFrames,
  isAnswerOn,
  isGoAway,
  openHttp2,
} from '../testing/framing/raw-http2';
import { startTlsEdge } from '../testing/tls-edge';

const dir = tempDir();
const start = loopback();
let port: number;
let waiting: ServerResponse[];
beforeAll(async () => {
  const api = createServer((_req, res) => void waiting.push(res));
  port = await startTlsEdge(dir, start, api);
});
beforeEach(() => {
  waiting = [];
});
afterEach(() => {
  for (const res of waiting) res.destroy();
});

/** Whether others are answered. */
async function isServing(): Promise<boolean> {
  const session = await connectHttp2(port);
  const { status } = await askHttp2(session, '/healthz');
  session.destroy();
  return status === 200;
}

const fields = (path: string): Field[] => [
  [':method', 'GET'],
  [':scheme', 'https'],
  [':authority', 'cpal.example'],
  [':path', path],
];

/** The id of the nth request that a caller begins. */
const streamOf = (index: number) => 2 * index + 1;

const ask = (index: number, path: string) => headerFrames(streamOf(index), fields(path), endStream);

/** Writes until the edge hangs up, at most so many times. @returns whether it did, and serves others. */
async function flood(write: (index: number) => Buffer, most: number, isRead = true) {
  const connection = await openHttp2(port);
  if (!isRead) connection.pause();
  let written = 0;
  while (written < most && connection.isOpen() && !connection.received.some(isGoAway)) {
    for (let burst = 0; burst < 100; burst += 1) connection.write(write(written++));
    // Lets what came back be seen.
    await new Promise((resolve) => setImmediate(resolve));
  }
  connection.resume();
  const isEnded = (await connection.until(isGoAway)) || !connection.isOpen();
  connection.close();
  return isEnded && written < most && (await isServing());
}

it('hangs up on a client that begins requests and takes them back', async () => {
  const cancel = Buffer.from([0, 0, 0, 8]);
  const rapid = (index: number) =>
    Buffer.concat([ask(index, '/api/slow'), frame(frameTypes.reset, 0, streamOf(index), cancel)]);
  expect(await flood(rapid, 20_000)).toBe(true);
  // What was taken back at once does not keep the API busy.
  expect(waiting.filter((res) => !res.destroyed).length).toBeLessThanOrEqual(100);
});

it('hangs up on headers that never end', async () => {
  const begin = frame(frameTypes.headers, 0, 1, fieldBlock(fields('/api/x')));
  const more = frame(frameTypes.continuation, 0, 1, fieldBlock([['x-more', 'a'.repeat(8000)]]));
  expect(await flood((index) => (index === 0 ? begin : more), 2_000)).toBe(true);
  expect(waiting).toEqual([]);
});

it('hangs up on pings whose answers nobody reads', async () => {
  const ping = frame(frameTypes.ping, 0, 0, Buffer.alloc(8));
  const many = Buffer.concat(Array.from({ length: 1_000 }, () => ping));
  expect(await flood(() => many, 5_000, false)).toBe(true);
});

it.each([
  [100, true],
  [101, false],
])('has %i requests of a connection at a time: %p', async (count, isTaken) => {
  const connection = await openHttp2(port);
  // The caller has to know the limit before it counts.
  await connection.until(({ type }) => type === frameTypes.settings);
  connection.write(frame(frameTypes.settings, 1, 0));
  for (let index = 0; index < count; index += 1) connection.write(ask(index, `/api/${index}`));
  while (connection.isOpen() && waiting.length < count) await sleep(10);
  expect([connection.isOpen(), waiting.length === count]).toEqual([isTaken, isTaken]);
  expect(await isServing()).toBe(true);
  connection.close();
});

it.each([
  ['many headers', 200, (index: number): Field => [`x-${index}`, 'a']],
  ['long headers', 10, (index: number): Field => [`x-${index}`, 'a'.repeat(8000)]],
])('refuses too %s, and takes the next request', async (_what, count, field) => {
  const connection = await openHttp2(port);
  const more = Array.from({ length: count }, (_, index) => field(index));
  connection.write(headerFrames(1, [...fields('/api/x'), ...more, ['x-last', 'a']], endStream));
  expect(await connection.until(isAnswerOn(1, frameTypes.reset))).toBe(true);
  expect(waiting).toEqual([]);
  connection.write(ask(1, '/healthz'));
  expect(await connection.until(isAnswerOn(3))).toBe(true);
  connection.close();
});
