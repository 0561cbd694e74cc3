import * as v from 'valibot';
import { tokens } from '@cpal/shared/contract/accounts/auth';
import { eq } from 'drizzle-orm';
import { day } from '../../kernel/clock';
import {
  type LinkPurpose,
  auditLog,
  billingNotices,
  checkouts,
  linkTokens,
  refreshTokens,
  sessions,
  stripeEvents,
  users,
} from '../schema';
import type { TestApi } from '../../testing/api';
import { join, logIn } from '../../testing/people/members';
import { withServer } from '../../testing/setups/with-server';
import { prune } from './prune';

let api: TestApi;
withServer((server) => {
  api = server;
});

const refresh = (refresh_token: string) =>
  api.send('POST', '/api/auth/refresh', { body: { refresh_token } });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** A line of the audit log. */
const line = (days: number) => ({ at: daysAgo(days), event: 'login', detail: {} });

const run = () => prune(api.services, new AbortController().signal);

/** Removes once, then finds nothing more. @returns how many rows of each table went. */
async function pruneAll() {
  const removed = await run();
  expect(Object.values(await run())).toEqual(Object.keys(removed).map(() => 0));
  return removed;
}

describe('what is pruned', () => {
  it('is a webhook that was handled, or given up, a month ago', async () => {
    const type = 'invoice.paid';
    const handled = (id: string, days: number) => ({
      id,
      type,
      receivedAt: daysAgo(days),
      handledAt: daysAgo(days),
    });
    await api.db
      .insert(stripeEvents)
      .values([
        handled('evt_old', 31),
        handled('evt_new', 29),
        { id: 'evt_given_up', type, receivedAt: daysAgo(31) },
        { id: 'evt_queued', type, receivedAt: daysAgo(31), dueAt: daysAgo(31) },
      ]);
    expect(await pruneAll()).toMatchObject({ stripe_events: 2 });
    const left = await api.db.select().from(stripeEvents);
    expect(left.map(({ id }) => id).toSorted()).toEqual(['evt_new', 'evt_queued']);
  });

  it('is the memory of a notice that cannot be due again', async () => {
    const { id: userId } = await join(api);
    await api.db.insert(billingNotices).values([
      { id: 'payment_failed:in_1', userId, at: daysAgo(91) },
      { id: 'payment_failed:in_2', userId, at: daysAgo(89) },
    ]);
    expect(await pruneAll()).toMatchObject({ billing_notices: 1 });
    expect(await api.db.select().from(billingNotices)).toMatchObject([
      { id: 'payment_failed:in_2' },
    ]);
  });

  it('is a checkout of a month ago that is no proof any longer', async () => {
    const { id } = await join(api);
    await api.db.update(users).set({ stripeCustomerId: 'cus_mia' }).where(eq(users.id, id));
    const row = (priceId: string, more: Partial<typeof checkouts.$inferInsert>) => ({
      priceId,
      email: 'noa@example.com',
      isOpen: false,
      createdAt: daysAgo(31),
      stripeSessionId: `cs_${priceId}`,
      ...more,
    });
    await api.db
      .insert(checkouts)
      .values([
        row('never paid', {}),
        row('linked since', { customerId: 'cus_mia' }),
        row('died while it began', { isOpen: true, stripeSessionId: null }),
        row('proof', { customerId: 'cus_noa' }),
        row('of last week', { createdAt: daysAgo(7) }),
        row('open', { isOpen: true }),
      ]);
    expect(await pruneAll()).toMatchObject({ checkouts: 3 });
    const left = await api.db.select().from(checkouts);
    expect(left.map(({ priceId }) => priceId).toSorted()).toEqual([
      'of last week',
      'open',
      'proof',
    ]);
  });

  it('is an ended session with its tokens, and nothing of an open one', async () => {
    const mia = await join(api);
    const [ended, idle, open] = [
      await logIn(api, mia.email),
      mia.tokens,
      await logIn(api, mia.email),
    ];
    await api.send('POST', '/api/auth/logout', { body: { refresh_token: ended.refresh_token } });
    api.pass(13 * day);
    const used = await refresh(open.refresh_token);
    const next = v.parse(tokens, used.json());
    expect(await pruneAll()).toMatchObject({ sessions: 1, refresh_tokens: 0 });
    api.pass(2 * day);
    expect(await pruneAll()).toMatchObject({ sessions: 1, refresh_tokens: 2 });
    expect((await refresh(idle.refresh_token)).statusCode).toBe(401);
    const again = v.parse(tokens, (await refresh(next.refresh_token)).json());
    api.pass(16 * day);
    expect((await refresh(again.refresh_token)).statusCode).toBe(401);
    await pruneAll();
    expect([await api.db.$count(sessions), await api.db.$count(refreshTokens)]).toEqual([0, 0]);
  });

  it('keeps a used token, so that its reuse still ends the session', async () => {
    const { tokens: first } = await join(api);
    const second = v.parse(tokens, (await refresh(first.refresh_token)).json());
    api.pass(day);
    await pruneAll();
    expect((await refresh(first.refresh_token)).json()).toMatchObject({ code: 'token_reused' });
    expect((await refresh(second.refresh_token)).statusCode).toBe(401);
  });

  it('is a link that has expired', async () => {
    const { id: userId } = await join(api);
    const link = (hash: string, purpose: LinkPurpose, days: number) => ({
      hash,
      userId,
      purpose,
      expiresAt: daysAgo(days),
    });
    await api.db
      .insert(linkTokens)
      .values([link('old', 'password_reset', 1), link('live', 'verify_email', -1)]);
    expect(await pruneAll()).toMatchObject({ link_tokens: 1 });
    expect(await api.db.select().from(linkTokens)).toMatchObject([{ hash: 'live' }]);
  });

  it('is what happened more than 400 days ago, however much that is', async () => {
    await api.db
      .insert(auditLog)
      .values([line(399), ...Array.from({ length: 450 }, () => line(401))]);
    expect(await pruneAll()).toMatchObject({ audit_log: 450 });
    expect(await api.db.$count(auditLog)).toBe(1);
  });

  it('is nothing after it was stopped', async () => {
    await api.db.insert(auditLog).values(line(500));
    const removed = await prune(api.services, AbortSignal.abort());
    expect(removed).toMatchObject({ audit_log: 0 });
    expect(await api.db.$count(auditLog)).toBe(1);
  });
});
