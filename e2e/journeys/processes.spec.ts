import { execFileSync } from 'node:child_process';
import { expect, newBlogger, test } from '../journey';
import { createProduct, type Product } from '../product';

/** The ids of the product's processes whose command ends like this. */
const processes = ({ group }: Product, command: string) =>
  execFileSync('pgrep', ['-g', String(group()), '-f', `${command}$`], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
const apiProcesses = (product: Product) => processes(product, 'api/dist/server.js');
const workers = (product: Product) => processes(product, 'api/dist/server.js worker');

const signUp = (origin: string) =>
  fetch(`${origin}/api/users/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(newBlogger()),
  });

// The embedded database has one process, and its end is the product's.
if (process.env.E2E_DATABASE_URL !== undefined) {
  test.describe.configure({ mode: 'serial' });

  let product: Product;
  test.beforeAll(async () => {
    product = await createProduct();
    await product.start();
  });
  test.afterAll(() => product.dispose());

  test('an API process that is killed is replaced, while the other one answers', async () => {
    const [victim = 0, ...others] = apiProcesses(product);
    expect(others).toHaveLength(1);

    process.kill(victim, 'SIGKILL');
    const statuses = new Set<number>();
    for (let count = 0; count < 50; count += 1) {
      statuses.add((await fetch(`${product.origin}/api/readyz`)).status);
    }
    expect([...statuses]).toEqual([200]);

    await expect.poll(() => apiProcesses(product)).toHaveLength(2);
    expect(apiProcesses(product)).not.toContain(victim);
    const answers = await Promise.all([1, 2, 3, 4].map(() => signUp(product.origin)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  });

  test('a worker that is killed is replaced, while the API is ready', async () => {
    const [victim = 0, ...others] = workers(product);
    expect(others).toEqual([]);

    process.kill(victim, 'SIGKILL');
    expect((await fetch(`${product.origin}/api/readyz`)).status).toBe(200);
    // While there is none, `pgrep` fails.
    await expect(() => expect(workers(product)).not.toContain(victim)).toPass();
    expect(workers(product)).toHaveLength(1);
  });

  test('what was replaced ends with the product as well', async () => {
    expect(await product.stop()).toBe(0);
  });
}
