import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { type Call, listCalls } from '../testing/requests/calls';
import { type Place, createPlace } from '../testing/database/place';
import { type ServerProcess, startServer } from '../testing/servers/server-process';

/** How much longer `healthz` may take next to ten long bad texts than next to ten empty ones. */
const bar = 5;
const besides = 10;
/** Bytes of a body: what the calls without a login take at most, less room for the other fields. */
const size = 16 * 1024 - 256;

const filled = (before: string, unit: string, after = '') =>
  before + unit.repeat(Math.floor(size / Buffer.byteLength(unit))) + after;

/** Texts that cost most where something starts over, normalizes, or grows while it changes case. */
const texts = [
  filled('a@', '.', '@'),
  filled('a', ' ', 'a'),
  filled('a', '\u0301\u0323'),
  filled('', 'İ'),
  filled('http://', 'a.', ' '),
];

let place: Place;
let server: ServerProcess;
let agent: Agent;
beforeAll(async () => {
  place = await createPlace();
  server = await startServer(place.env);
  agent = new Agent({ keepAlive: true });
});
afterAll(async () => {
  agent.destroy();
  await server.end('SIGTERM');
  await place.remove();
});

interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request and reads the answer; gives its status. */
async function send({ method, path, headers, body }: Sent): Promise<number | undefined> {
  const asked = request(server.origin + path, { method, agent, headers }).end(body);
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  answer?.resume();
  if (answer) await once(answer, 'end');
  return answer?.statusCode;
}

/** Milliseconds until `healthz` answers. */
async function timeHealth(): Promise<number> {
  const start = performance.now();
  expect(await send(health)).toBe(200);
  return performance.now() - start;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Milliseconds until `healthz` answers next to ten of these. */
async function timeBeside(other: Sent): Promise<number> {
  const answers = Array.from({ length: besides }, () => send(other));
  const time = await timeHealth();
  for (const status of await Promise.all(answers)) expect(status).toBeLessThan(500);
  return time;
}

const health = { method: 'GET', path: '/api/healthz' };

/** How much longer `healthz` takes next to ten of one request than next to ten of another. */
async function slowdown({ short, long }: Pair, rounds: number): Promise<number> {
  const usual: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    usual.push(await timeBeside(short));
    beside.push(await timeBeside(long));
  }
  return median(beside) / median(usual);
}

/** The same, of the first attempt in which it is little: a pause of the machine comes once, a cost each time. */
async function lastingSlowdown(pair: Pair): Promise<number> {
  let times = await slowdown(pair, 1);
  for (let more = 4; times > bar && more > 0; more -= 1) times = await slowdown(pair, 5);
  return times;
}

/** Two requests of one call that are rejected alike, but for the length of what they say. */
interface Pair {
  short: Sent;
  long: Sent;
}

/** Every open call with each of these texts in each of its fields, and with a bad bearer. */
function pairs(calls: readonly Call[]): Pair[] {
  return calls.flatMap(({ method, path, fields }) => {
    const sent = { method, path, headers: { 'content-type': 'application/json' } };
    const filledWith = (text: string, bad?: string) =>
      JSON.stringify(
        Object.fromEntries(fields?.map((name) => [name, name === bad ? text : '']) ?? []),
      );
    const short = { ...sent, body: filledWith('') };
    const bodies = texts.flatMap((text) => fields?.map((bad) => filledWith(text, bad)) ?? text);
    const authorization = `Bearer${' '.repeat(12_000)}a b`;
    return [
      { short, long: { ...short, headers: { ...sent.headers, authorization } } },
      ...bodies.map((body) => ({ short, long: { ...sent, body } })),
    ];
  });
}

it(`answers healthz within ${bar} times its usual time beside ${besides} requests with bad text`, async () => {
  const document: unknown = await (await fetch(`${server.origin}/api/openapi.json`)).json();
  const open = listCalls(document).filter(
    ({ isPrivate, method }) => !isPrivate && method !== 'GET',
  );
  expect(open.length).toBeGreaterThan(8);
  await slowdown({ short: health, long: health }, 20);
  for (const pair of pairs(open)) {
    const times = await lastingSlowdown(pair);
    const about = [pair.long.method, pair.long.path, pair.long.body?.slice(0, 40)];
    expect([...about, times <= bar ? 'in time' : times]).toEqual([...about, 'in time']);
  }
}, 240_000);
