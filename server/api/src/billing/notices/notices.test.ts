import { billingNotices, billingCustomers } from '../../db/schema';
import { day } from '../../kernel/clock';
import { addCard } from '../../testing/billing/cards';
import { buy, findPrice, soleSubscription } from '../../testing/billing/checkouts';
import { readMails, verifyByMail } from '../../testing/outside/mails';
import type { TestMember } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';
import { syncCustomer } from '../stripe/sync';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

/** What the mails say that are due, each as one text. */
const read = async () =>
  (await readMails(api)).map(({ letter: { subject, opening, action, closing } }) =>
    [subject, ...opening, action?.url, ...closing].join('\n'),
  );
const subjects = async () => (await readMails(api)).map(({ letter }) => letter.subject).toSorted();

const change = (step: 'cancel' | 'resume') =>
  api.send('POST', `/api/billing/subscription/${step}`, { headers: mia.bearer });

/** Buys the Basic plan, and reads what is said about that. */
async function subscribe() {
  await verifyByMail(api);
  const { customerId } = await buy(api, mia);
  return { customerId: customerId ?? '', mails: await read() };
}

const received = 'We received your payment of $20.00';

describe('the mail about a payment', () => {
  it('says what was paid, for what, and where the invoice is', async () => {
    const { mails } = await subscribe();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^We received your payment of \$20\.00$/m);
    expect(mails[0]).toMatch(
      /for the Basic plan, from \w+ \d+, \d{4} to \w+ \d+, \d{4}, has arrived/,
    );
    expect(mails[0]).toMatch(/^http:\/\/[\d.]+:\d+\/i\/in_\w+$/m);
  });

  it('has no invoice in it for an address that may be another’s', async () => {
    await readMails(api);
    await buy(api, mia);
    const [mail] = await read();
    expect(mail).toContain('http://localhost:3000/membership/billing');
    expect(mail).not.toContain('/i/in_');
  });

  it('is sent once, however often and by how many it is seen', async () => {
    const { customerId } = await subscribe();
    await Promise.all(Array.from({ length: 4 }, () => syncCustomer(api.services, customerId)));
    for (const delivery of api.deliveries) await api.deliver(delivery);
    await api.db.delete(billingCustomers);
    await syncCustomer(api.services, customerId);
    expect(await subjects()).toEqual([]);
    await api.advanceDays(32);
    expect(await subjects()).toEqual([received]);
  });

  it('is not queued twice where several see it first', async () => {
    await verifyByMail(api);
    api.loseWebhooks(true);
    const { customerId } = await buy(api, mia);
    expect(await subjects()).toEqual([]);
    await Promise.all(
      Array.from({ length: 4 }, () => syncCustomer(api.services, customerId ?? '')),
    );
    expect(await subjects()).toEqual([received]);
  });

  it('is not sent of what is long past when it is first seen', async () => {
    const { customerId } = await subscribe();
    await api.db.delete(billingCustomers);
    await api.db.delete(billingNotices);
    api.pass(4 * day);
    await syncCustomer(api.services, customerId);
    expect(await subjects()).toEqual([]);
  });
});

describe('the mail about a payment that failed', () => {
  it('comes once for an invoice, and says where another card can be added', async () => {
    await subscribe();
    const bad = await addCard(api, mia, 'failsLater');
    await api.send('PUT', `/api/billing/payment-methods/${bad.id}/default`, {
      headers: mia.bearer,
    });
    await api.advanceDays(32);
    const [failed = '', ...more] = await read();
    expect(more).toEqual([]);
    expect(failed).toMatch(/^Your payment for CPal did not go through$/m);
    expect(failed).toContain('$20.00 for the Basic plan');
    expect(failed).toContain('http://localhost:3000/membership/billing');
    await api.advanceDays(4);
    expect(await subjects()).toEqual([]);
    await api.advanceDays(30);
    const [ended = ''] = await read();
    expect(ended).toMatch(/^Your CPal plan has ended$/m);
    expect(ended).toContain('its payment did not arrive');
  });
});

describe('the mail about another plan', () => {
  it('says from what to what, and what it costs', async () => {
    await subscribe();
    const body = { priceId: await findPrice(api, 'pro') };
    await api.send('PUT', '/api/billing/subscription', { headers: mia.bearer, body });
    const mails = await read();
    const changed = mails.find((mail) => mail.startsWith('Your CPal plan is now Pro'));
    expect(changed).toContain('from Basic ($20.00 a month) to Pro ($40.00 a month)');
    expect(mails).toHaveLength(2);
  });
});

describe('the mail about the end of a plan', () => {
  it('says when, each time that it is canceled, and once more when it has ended', async () => {
    await subscribe();
    await change('cancel');
    const [ends = '', ...more] = await read();
    expect(more).toEqual([]);
    const { items } = await soleSubscription(api);
    const end = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
      (items.data[0]?.current_period_end ?? 0) * 1000,
    );
    expect(ends.split('\n')[0]).toBe(`Your CPal plan ends on ${end}`);
    expect(ends).toContain('http://localhost:3000/membership/billing');
    await change('resume');
    expect(await subjects()).toEqual([]);
    await change('cancel');
    expect(await subjects()).toEqual([`Your CPal plan ends on ${end}`]);
    await api.advanceDays(32);
    const [ended = '', ...others] = await read();
    expect(others).toEqual([]);
    expect(ended).toMatch(/^Your CPal plan has ended$/m);
    expect(ended).not.toContain('did not arrive');
    expect(ended).toContain('http://localhost:3000/pricing');
  });

  it('does not follow the deletion of the account', async () => {
    await subscribe();
    const body = { password: 'Xk9!vulpes-in-fabula' };
    await api.send('DELETE', '/api/account', { headers: mia.bearer, body });
    await api.handleWebhooks();
    expect(await subjects()).toEqual([]);
  });
});
