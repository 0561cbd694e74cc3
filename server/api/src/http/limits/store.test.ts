import { addSeconds } from '../../kernel/clock';
import { rateLimits } from '../../db/schema';
import { type TestApi, openApi } from '../../testing/api';
import { openLimitStore } from './store';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const open = (tokenSecret: string) =>
  openLimitStore({ db: api.db, tokenSecrets: [tokenSecret], log: api.app.log });

it('sweeps counters away whose time is up, and keeps the others', async () => {
  const now = new Date();
  await api.db.insert(rateLimits).values([
    { key: 'past', points: 1, expire: addSeconds(now, -1) },
    { key: 'present', points: 1, expire: addSeconds(now, 60) },
  ]);
  const { sweep } = open('a secret');
  await Promise.all([sweep(), sweep()]);
  expect(await api.db.select().from(rateLimits)).toMatchObject([{ key: 'present' }]);
});

it('hides whom it counts behind a hash that another secret does not give', () => {
  const { hash } = open('a secret');
  expect(hash('mia@example.com')).toBe(open('a secret').hash('mia@example.com'));
  expect(hash('mia@example.com')).not.toBe(open('another').hash('mia@example.com'));
  expect(hash('mia@example.com')).not.toContain('mia');
});
