import { eq } from 'drizzle-orm';
import { idempotencyKeys, licenses } from '../../db/schema';
import { prune } from '../../db/prune/prune';
import { day, minute } from '../../kernel/clock';
import { type TestApi, openApi } from '../../testing/api';
import { type TestMember, join, subscribe } from '../../testing/people/members';

let api: TestApi;
let mia: TestMember;
beforeAll(async () => {
  api = await openApi();
});
beforeEach(async () => {
  await api.reset();
  mia = await join(api);
  await subscribe(api, mia);
});
afterAll(() => api.close());

const create = (key: string, member = mia, product = 'cpal') =>
  api.send('POST', '/api/licenses/user', {
    body: { product_id: product },
    headers: { ...member.bearer, 'idempotency-key': key },
  });

const outcome = async (sent: ReturnType<TestApi['send']>) => {
  const { statusCode, headers, body } = await sent;
  const parsed: { code?: string } = JSON.parse(body);
  return [statusCode, parsed.code ?? headers['idempotency-replayed'] ?? 'done'];
};

it('gives the first response again, and does nothing twice', async () => {
  const first = await create('one');
  const again = await create('one');
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()).toEqual(first.json());
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(again.headers['content-type']).toBe(first.headers['content-type']);
  expect(await api.db.$count(licenses)).toBe(1);
  expect(await outcome(create('two'))).toEqual([201, 'done']);
  expect(await api.db.$count(licenses)).toBe(2);
});

it('does what is sent twice at the same time once', async () => {
  const both = await Promise.all([outcome(create('one')), outcome(create('one'))]);
  expect(both).toContainEqual([201, 'done']);
  expect(await api.db.$count(licenses)).toBe(1);
});

it('rejects another request under the same key', async () => {
  await create('one');
  expect(await outcome(create('one', mia, 'other'))).toEqual([422, 'idempotency_key_reused']);
});

it('is of one account and one call', async () => {
  const zoe = await join(api, 'zoe@example.com');
  await subscribe(api, zoe);
  await create('one');
  expect(await outcome(create('one', zoe))).toEqual([201, 'done']);
  const [license] = await api.db.select().from(licenses).where(eq(licenses.userId, mia.id));
  const allowed = api.send('POST', `/api/licenses/${license?.id}/domains`, {
    body: { domain: 'miabakes.com' },
    headers: { ...mia.bearer, 'idempotency-key': 'one' },
  });
  expect(await outcome(allowed)).toEqual([201, 'done']);
});

it('says that a call is still running, until it counts as lost', async () => {
  await create('one');
  await api.db.update(idempotencyKeys).set({ status: null, body: null });
  expect(await outcome(create('one'))).toEqual([409, 'idempotency_in_progress']);
  api.pass(2 * minute + 1);
  expect(await outcome(create('one'))).toEqual([201, 'done']);
});

it('keeps no error, so that the key can be used once its reason is gone', async () => {
  await subscribe(api, mia, 'canceled');
  expect(await outcome(create('one'))).toEqual([403, 'subscription_required']);
  await subscribe(api, mia);
  expect(await outcome(create('one'))).toEqual([201, 'done']);
});

it('keeps a response for 24 hours, sealed', async () => {
  const { license } = (await create('one')).json<{ license: { key: string } }>();
  const stored = JSON.stringify(await api.db.select().from(idempotencyKeys));
  expect(stored).not.toContain(license.key);
  expect(stored).not.toContain('one"');
  api.pass(day - minute);
  await prune(api.services, new AbortController().signal);
  expect(await api.db.$count(idempotencyKeys)).toBe(1);
  api.pass(2 * minute);
  await prune(api.services, new AbortController().signal);
  expect(await api.db.$count(idempotencyKeys)).toBe(0);
});

it.each([['a'.repeat(256)], [''], ['with space']])(
  'looks at the length and shape of a key before anything else',
  async (key) => {
    const sent = await create(key, { ...mia, bearer: { authorization: 'Bearer nobody' } });
    expect([sent.statusCode, sent.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'validation_failed', param: 'Idempotency-Key' }),
    ]);
  },
);

it('is ignored by calls that create nothing', async () => {
  const list = () =>
    api.send('GET', '/api/licenses', { headers: { ...mia.bearer, 'idempotency-key': 'one' } });
  await list();
  expect((await list()).headers['idempotency-replayed']).toBeUndefined();
  expect(await api.db.$count(idempotencyKeys)).toBe(0);
});
