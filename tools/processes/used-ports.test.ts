import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './free-port';
import { readStartSettings } from '../settings/start-settings';
import { usedPorts } from './used-ports';

async function listen(port: number) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** A port after which the next three are free too. */
async function freeRow(): Promise<number> {
  for (;;) {
    const first = (await freePort()) ?? 0;
    const row = [0, 1, 2, 3].map((step) => freePort(first + step));
    if (first < 65_000 && (await Promise.all(row)).every(Boolean)) return first;
  }
}

it('finds no port in use where all are free', async () => {
  const env = { PORT: String(await freeRow()) };
  expect(await usedPorts(readStartSettings(env))).toEqual([]);
});

it.each([
  [0, 'the product, PORT'],
  [1, 'the Stripe sandbox, PORT + 1'],
  [3, 'metrics, METRICS_PORT'],
])('names the port that is %i above PORT, and what wants it', async (step, what) => {
  const port = await freeRow();
  const server = await listen(port + step);
  try {
    const env = { PORT: String(port), METRICS_PORT: String(port + 3) };
    expect(await usedPorts(readStartSettings(env))).toEqual([
      `Port ${port + step} on 127.0.0.1 is in use (${what}).`,
    ]);
  } finally {
    server.close();
  }
});

it('says so where an address is not of this machine', async () => {
  const env = { PORT: String(await freeRow()), HOST: '192.0.2.1' };
  const [first] = await usedPorts(readStartSettings(env));
  expect(first).toMatch(
    /^Port \d+ on 192\.0\.2\.1 cannot be used \(the product, PORT\): EADDRNOTAVAIL\.$/,
  );
});
