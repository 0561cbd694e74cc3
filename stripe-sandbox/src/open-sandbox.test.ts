import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { payCheckout } from './testing/pay-checkout';
import { startSandbox, temporaryFolder } from './testing/start-sandbox';

describe('the data folder', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let inside: string;

  beforeEach(async () => {
    folder = await temporaryFolder();
    inside = join(folder.path, 'stripe-sandbox');
  });

  afterEach(() => folder.remove());

  const open = () => startSandbox({ dataDir: folder.path });

  it('holds everything over a restart, the clock included', async () => {
    const before = await open();
    const session = await before.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer_email: 'cook@blog.example',
      line_items: [{ price: 'price_cpal_basic', quantity: 1 }],
      success_url: 'http://shop.example/',
    });
    await payCheckout(session);
    await before.advanceDays(40);
    const [subscription] = (await before.stripe.subscriptions.list()).data;
    await before.close();

    const after = await open();
    const kept = await after.stripe.subscriptions.retrieve(subscription?.id ?? '');
    expect(kept.items.data[0]?.current_period_end).toBe(
      subscription?.items.data[0]?.current_period_end,
    );
    const { created } = await after.stripe.customers.create();
    expect(created).toBeGreaterThan(Date.now() / 1000 + 39 * 86_400);
    await after.close();
  });

  it('never holds a half-written state or a card number', async () => {
    const sandbox = await open();
    const names = Array.from({ length: 20 }, (_, index) => `cook ${index}`);
    await Promise.all(names.map((name) => sandbox.stripe.customers.create({ name })));
    await sandbox.stripe.customers.create({ payment_method: 'pm_card_visa' });
    const text = await readFile(join(inside, 'state.json'), 'utf8');
    for (const name of names) expect(text).toContain(`"${name}"`);
    expect(text).not.toContain('4242424242424242');
    await sandbox.close();
    expect(await readdir(inside)).toEqual(['state.json']);
  });

  it('is refused with one sentence when its state cannot be read', async () => {
    await (await open()).close();
    await writeFile(join(inside, 'state.json'), '{"version":1');
    await expect(open()).rejects.toThrow(/^The sandbox's state in .* cannot be read: /);
  });

  it('belongs to one process at a time, and to the next after a crash', async () => {
    await (await open()).close();
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const stat = await readFile(`/proc/${holder.pid}/stat`, 'utf8').catch(() => '');
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    await writeFile(join(inside, 'lock'), `${holder.pid} ${started}`);
    await expect(open()).rejects.toThrow(`is in use by process ${holder.pid} (Stripe sandbox).`);
    const exited = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await exited;
    await (await open()).close();
  });
});
