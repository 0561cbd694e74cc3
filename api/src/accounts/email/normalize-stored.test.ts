import { eq } from 'drizzle-orm';
import { checkouts, users } from '../../db/schema';
import type { TestApi } from '../../testing/api';
import { type TestMember, join, password, tryPassword } from '../../testing/members';
import { withMember } from '../../testing/with-member';
import { normalizeStoredEmails } from './normalize-stored';

let api: TestApi;
let mia: TestMember;
withMember((context) => {
  ({ api, mia } = context);
});

const going = new AbortController().signal;
const run = (stop = going) => normalizeStoredEmails(api.services, stop);
const stored = async ({ id }: TestMember) =>
  (await api.db.select().from(users).where(eq(users.id, id)))[0];

/** Changes an account as a release before the normal form would have stored it. */
async function storeAs(email: string, { id }: TestMember, more: { emailVerifiedAt?: Date } = {}) {
  await api.db
    .update(users)
    .set({ email, ...more })
    .where(eq(users.id, id));
}

const visit = (email: string) =>
  api.db
    .insert(checkouts)
    .values({ email, priceId: 'price_1', isOpen: false, createdAt: api.clock() });
const bought = async () =>
  (await api.db.select().from(checkouts).orderBy(checkouts.email)).map(({ email }) => email);

describe('emails from before the normal form', () => {
  it('get it, with what was bought with them, and Stripe is told', async () => {
    await storeAs('ｍia@exämple.com', mia);
    await visit('ｍia@exämple.com');
    await visit('noa@例子.中国');
    expect(await run()).toBe(true);
    expect(await stored(mia)).toMatchObject({
      email: 'mia@xn--exmple-cua.com',
      isCustomerEmailStale: true,
    });
    expect(await bought()).toEqual(['mia@xn--exmple-cua.com', 'noa@xn--fsqu00a.xn--fiqs8s']);
    expect(await tryPassword(api, 'mia@exämple.com', password)).toBe(200);
  });

  it('stay where they have it, or can have none', async () => {
    const zoe = await join(api, 'zoë@example.com');
    const ida = await join(api, 'ida@example.com');
    await storeAs('idä@example.1', ida);
    expect(await run()).toBe(true);
    expect(await stored(zoe)).toMatchObject({
      email: 'zoë@example.com',
      isCustomerEmailStale: false,
    });
    expect(await stored(ida)).toMatchObject({ email: 'idä@example.1' });
  });

  it('stay, with what was bought, where another account has the normal form', async () => {
    await storeAs('mia@exämple.com', mia);
    const other = await join(api, 'mia@xn--exmple-cua.com');
    await visit('mia@exämple.com');
    for (let night = 0; night < 2; night += 1) expect(await run()).toBe(true);
    expect(await stored(mia)).toMatchObject({ email: 'mia@exämple.com' });
    expect(await stored(other)).toMatchObject({ email: 'mia@xn--exmple-cua.com' });
    expect(await bought()).toEqual(['mia@exämple.com']);
    for (const email of ['mia@exämple.com', 'mia@xn--exmple-cua.com'])
      expect(await tryPassword(api, email, password)).toBe(200);
  });

  it('are the verified account’s where two that are older have one normal form', async () => {
    const later = await join(api, 'later@example.com');
    await storeAs('ｍia@exämple.com', mia);
    await storeAs('mia@exämple.com', later, { emailVerifiedAt: api.clock() });
    await run();
    expect(await stored(mia)).toMatchObject({ email: 'ｍia@exämple.com' });
    expect(await stored(later)).toMatchObject({ email: 'mia@xn--exmple-cua.com' });
  });

  it('wait for the next run where the process stops', async () => {
    await storeAs('mia@exämple.com', mia);
    expect(await run(AbortSignal.abort())).toBe(false);
    expect(await stored(mia)).toMatchObject({ email: 'mia@exämple.com' });
  });

  it('do not hide that the database failed', async () => {
    await storeAs('mia@exämple.com', mia);
    const failure = new Error('away');
    jest.spyOn(api.db, 'update').mockImplementationOnce(() => {
      throw failure;
    });
    await expect(run()).rejects.toBe(failure);
    jest.restoreAllMocks();
  });
});
