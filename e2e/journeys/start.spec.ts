import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'node:net';
import { expect, test } from '../journey';
import { createProduct, type Product, run } from '../product';

const sentences = (output: string) =>
  output.split('\n').filter((line) => line !== '' && !line.startsWith('{'));

interface Line {
  level: string;
  service: string;
  msg: string;
}

const logOf = (output: string): Line[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line));

test('a first start logs no warning, as the sandbox listens before the API', async () => {
  // It makes a database and publishes all, which a busy machine does in minutes.
  test.setTimeout(300_000);
  const product = await createProduct();
  // Folders that are not there yet, unlike those that products of tests begin with.
  const first = run({
    PORT: String(product.port),
    DATA_DIR: path.join(product.dataDir, 'first'),
    RELEASES_DIR: path.join(product.dataDir, 'releases'),
  });
  const messages = () => logOf(first.output()).map(({ msg }) => msg);
  await expect.poll(messages, { timeout: 240_000 }).toContain('reconciled');
  const listening = () =>
    logOf(first.output())
      .filter(({ msg }) => /listening/.test(msg))
      .map(({ service }) => service);
  // The edge server may come up after the API has reconciled.
  await expect.poll(listening, { timeout: 60_000 }).toEqual(['stripe-sandbox', 'api', 'edge']);
  const log = logOf(first.output());
  expect(log.filter(({ level }) => level !== 'info')).toEqual([]);
  await first.end('SIGTERM');
  await product.dispose();
});

test('a second start on the same data is refused with the name of the holder', async ({
  product,
}) => {
  test.skip(process.env.E2E_DATABASE_URL !== undefined, 'PostgreSQL takes any number of starts');
  const other = await createProduct();
  const second = run({ PORT: String(other.port), DATA_DIR: product.dataDir });
  expect(await second.ended).toBe(1);
  expect(sentences(second.output())).toEqual([
    expect.stringMatching(/is in use by process \d+ \(CPal API\)/),
  ]);
  await other.dispose();
});

test('a port in use is one sentence', async () => {
  const product = await createProduct();
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(product.port, '127.0.0.1', resolve);
  });
  const start = run({ PORT: String(product.port), DATA_DIR: product.dataDir });
  expect(await start.ended).toBe(1);
  expect(sentences(start.output())).toEqual([
    `Port ${product.port} of 127.0.0.1 is used by another program`,
  ]);
  other.close();
  await product.dispose();
});

test('a data folder that cannot be used is one sentence', async () => {
  test.skip(process.env.E2E_DATABASE_URL !== undefined, 'PostgreSQL keeps the data elsewhere');

  const start = run({ PORT: '3990', DATA_DIR: '/dev/null/data' });
  expect(await start.ended).toBe(1);
  expect(sentences(start.output())).toEqual([expect.stringContaining('/dev/null/data')]);
});

/** Runs `npm start`, lets npm alone get the signal, and waits until nothing answers any more. */
async function endWithNpm({ origin, port, dataDir }: Product, signal: 'SIGTERM' | 'SIGKILL') {
  const npm = spawn('npm', ['start'], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO_BLOG: 'off' },
    stdio: 'ignore',
  });
  await expect(async () => {
    expect((await fetch(`${origin}/api/readyz`)).status).toBe(200);
  }).toPass();
  npm.kill(signal);
  await expect(async () => {
    await expect(fetch(origin)).rejects.toThrow();
  }).toPass();
}

test('ends with npm, where npm alone gets a signal, and starts again on the same data', async () => {
  const product = await createProduct();
  await endWithNpm(product, 'SIGTERM');
  await endWithNpm(product, 'SIGKILL');
  await product.start();
  await product.dispose();
});
