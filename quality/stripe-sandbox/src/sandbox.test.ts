import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { payCheckout } from './testing/pay-checkout';
import { startSandbox, temporaryFolder } from './testing/start-sandbox';

const dayMs = 86_400_000;

describe('the data folder', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let inside: string;

  beforeEach(async () => {
    folder = await temporaryFolder();
    inside = join(folder.path, 'stripe-sandbox');
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await folder.remove();
  });

  const open = () => startSandbox({ dataDir: folder.path });

  const subscribe = async ({ stripe }: Awaited<ReturnType<typeof open>>) => {
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer_email: 'cook@blog.example',
      line_items: [{ price: 'price_cpal_basic', quantity: 1 }],
      success_url: 'http://shop.example/',
    });
    await payCheckout(session);
  };

  it('holds everything over a restart, the clock included', async () => {
    const before = await open();
    await subscribe(before);
    await before.advanceDays(40);
    const [subscription] = (await before.stripe.subscriptions.list()).data;
    await before.close();

    const after = await open();
    const same = await after.stripe.subscriptions.retrieve(subscription?.id ?? '');
    expect(same.items.data[0]?.current_period_end).toBe(
      subscription?.items.data[0]?.current_period_end,
    );
    const { created } = await after.stripe.customers.create();
    expect(created).toBeGreaterThan((Date.now() + 39 * dayMs) / 1000);
    await after.close();
  });

  it('is written soon after a change, whole and without a card number', async () => {
    const sandbox = await open();
    const names = Array.from({ length: 20 }, (_, index) => `cook ${index}`);
    await Promise.all(names.map((name) => sandbox.stripe.customers.create({ name })));
    await sandbox.stripe.customers.create({ name: 'the last', payment_method: 'pm_card_visa' });
    let text = '';
    while (!text.includes('the last')) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      text = await readFile(join(inside, 'state.json'), 'utf8').catch(() => '');
    }
    for (const name of names) expect(text).toContain(`"${name}"`);
    expect(text).not.toContain('4242424242424242');
    await sandbox.close();
    expect(await readdir(inside)).toEqual(['state.json']);
  });

  it('renews at the start what fell due while the sandbox did not run', async () => {
    const before = await open();
    await subscribe(before);
    await before.close();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 40 * dayMs);
    const after = await open();
    expect((await after.stripe.invoices.list()).data).toHaveLength(2);
    await after.close();
  });

  it.each([
    ['{"version":1', 'JSON'],
    ['{"version":0}', 'version 1'],
    ['{"version":1,"tables":{"cards":{}}}', 'not a list'],
  ])('is rejected with one sentence where its state is %s', async (text, reason) => {
    await (await open()).close();
    await writeFile(join(inside, 'state.json'), text);
    await expect(open()).rejects.toThrow(
      new RegExp(`^The sandbox's state in .* cannot be read: .*${reason}`),
    );
  });
});
