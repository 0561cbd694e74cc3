import { eq } from 'drizzle-orm';
import { checkouts, stripeEvents, users } from '../../db/schema';
import { type TestApi, openApi } from '../../testing/api';
import { type TestDatabase, openTestDatabase } from '../../testing/database';
import { join } from '../../testing/members';
import { sweep } from './sweep';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  await database.reset();
  api = await openApi({ database });
});
afterEach(() => api.close());
afterAll(() => database.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('what is swept', () => {
  it('is a webhook that was handled a month ago', async () => {
    const type = 'invoice.paid';
    const handled = (id: string, days: number) => ({
      id,
      type,
      startedAt: daysAgo(days),
      handledAt: daysAgo(days),
    });
    await api.db
      .insert(stripeEvents)
      .values([
        handled('evt_old', 31),
        handled('evt_new', 29),
        { id: 'evt_stuck', type, startedAt: daysAgo(31) },
      ]);
    expect(await sweep(api.services)).toBe(1);
    const left = await api.db.select().from(stripeEvents);
    expect(left.map(({ id }) => id).toSorted()).toEqual(['evt_new', 'evt_stuck']);
  });

  it('is a checkout of a month ago that is no proof any more', async () => {
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
    expect(await sweep(api.services)).toBe(3);
    const left = await api.db.select().from(checkouts);
    expect(left.map(({ priceId }) => priceId).toSorted()).toEqual([
      'of last week',
      'open',
      'proof',
    ]);
  });
});
