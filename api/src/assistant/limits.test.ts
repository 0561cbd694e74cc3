import type { TestApi } from '../testing/api';
import { openBlog } from '../testing/served-blog';
import { type TestDatabase, openTestDatabase } from '../testing/database';
import { openLimited, statuses } from '../testing/limits';
import { join } from '../testing/members';
import { startReading } from '../testing/readers';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await openLimited(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

it('lets a visitor ask twenty questions a minute, an address 120, and says so plainly', async () => {
  const place = await openBlog(api, await join(api));
  const page = { key: place.license.key, url: place.url, origin: place.origin };
  const from = (visitor: string) =>
    startReading(api, page, { 'x-forwarded-for': '192.0.2.1', 'user-agent': visitor });
  const one = await from('One');
  const all = await statuses(22, () => one.ask('How do I beat the egg whites?'));
  expect(all.indexOf(429)).toBe(20);
  const refused = await one.ask('And the milk?');
  expect(refused.json()).toMatchObject({
    code: 'rate_limited',
    message: expect.stringMatching(/many questions.*wait a minute/),
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['access-control-allow-origin']).toBe('*');

  const others = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
  const answers: number[] = [];
  for (const name of others) {
    const other = await from(name);
    answers.push(...(await statuses(17, () => other.ask('How do I beat the egg whites?'))));
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(97);
  expect(answers.at(-1)).toBe(429);
});
