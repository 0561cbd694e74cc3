import path from 'node:path';
import { createServer } from 'node:net';
import { expect, test } from '../journey';
import { createProduct, type Product, run, type Run } from '../site/product';

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

/** Starts it in folders that are not there at first, unlike those that products of tests begin with. */
const npmStart = ({ port, dataDir }: Product, settings: Record<string, string> = {}) =>
  run(
    {
      PORT: String(port),
      DATA_DIR: path.join(dataDir, 'first'),
      RELEASES_DIR: path.join(dataDir, 'releases'),
      ...settings,
    },
    { command: 'npm start' },
  );

/** Lets npm alone get a signal, and waits until all that it has started has ended. */
async function endNpm({ group, closed }: Run, { origin }: Product, signal: 'SIGTERM' | 'SIGKILL') {
  process.kill(group, signal);
  await closed;
  await expect(fetch(origin)).rejects.toThrow();
}

test.describe('npm start', () => {
  let product: Product;
  let running: Run;
  // A first start makes a database and publishes all, which a busy machine does in minutes.
  test.describe.configure({ timeout: 600_000 });
  test.beforeEach(async () => {
    product = await createProduct();
    running = npmStart(product);
  });
  test.afterEach(async () => {
    await running.end('SIGKILL');
    await running.closed;
    await product.dispose();
  });

  test('starts from nothing, ends with npm, and starts again on the same data', async () => {
    await test.step('logs no warning at first, as the sandbox listens before the API', async () => {
      const messages = () => logOf(running.output()).map(({ msg }) => msg);
      await expect.poll(messages, { timeout: 240_000 }).toContain('reconciliation finished');
      const listening = () =>
        logOf(running.output())
          .filter(({ msg }) => /listening/.test(msg))
          .map(({ service }) => service);
      // The edge server may come up after the API has reconciled.
      await expect.poll(listening, { timeout: 60_000 }).toEqual(['stripe-sandbox', 'api', 'edge']);
      const log = logOf(running.output());
      expect(log.filter(({ level }) => level !== 'info')).toEqual([]);
    });

    await test.step('ends with npm, where npm alone is killed', () =>
      endNpm(running, product, 'SIGKILL'));

    await test.step('runs on where the demo blog cannot', async () => {
      const other = createServer().listen(product.port + 2, '127.0.0.1');
      running = npmStart(product, { DEMO_BLOG: 'on' });
      await expect.poll(running.output, { timeout: 240_000 }).toContain('Ctrl-C');
      expect(running.output()).toContain(
        `Port ${product.port + 2} of 127.0.0.1 is used by another program`,
      );
      expect(running.output()).not.toContain('A food blog');
      expect((await fetch(`${product.origin}/api/readyz`)).status).toBe(200);
      other.close();
    });

    await test.step('ends with npm, where npm alone gets the signal to stop', () =>
      endNpm(running, product, 'SIGTERM'));
  });
});

test('a second start on the same data is rejected with the name of the holder', async ({
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

test('a port in use is named before anything is built', async () => {
  const product = await createProduct();
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(product.port, '127.0.0.1', resolve);
  });
  const start = run({ PORT: String(product.port), DATA_DIR: product.dataDir });
  expect(await start.ended).toBe(1);
  expect(sentences(start.output())).toEqual([
    `Port ${product.port} on 127.0.0.1 is in use (the product, PORT).`,
    'Stop what listens there, or change the setting.',
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
