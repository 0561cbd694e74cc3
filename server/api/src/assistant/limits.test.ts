import type { TestApi } from '../testing/api';
import { openBlog } from '../testing/people/served-blog';
import { type TestDatabase, openTestDatabase } from '../testing/database/database';
import { openLimited, statuses } from '../testing/servers/limits';
import { join } from '../testing/people/members';
import { openSession, startReading } from '../testing/people/readers';

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

let page: { key: string; url: string; origin: string };
beforeEach(async () => {
  await database.reset();
  await api.close();
  api = await openLimited(database);
  const place = await openBlog(api, await join(api));
  page = { key: place.license.key, url: place.url, origin: place.origin };
});

/** An address for each index, each in a network of its own. */
const addressOf = (index: number) => `10.${index >> 8}.${index & 255}.1`;
const from = (index: number) => ({ 'x-forwarded-for': addressOf(index) });

const visiting = (visitor: string) =>
  startReading(api, page, { 'x-forwarded-for': '192.0.2.1', 'user-agent': visitor });

/** An address for each index in one of five /48 networks, in one /56 of each after the other. */
const ofFive = (index: number) =>
  `2001:db8:${index % 5}:${(256 * (Math.floor(index / 5) % 50)).toString(16)}::1`;
const fromFive = (index: number) => ({ 'x-forwarded-for': ofFive(index) });

const save = (index: number, url = page.url) =>
  api.send('POST', '/api/v1/assistant/posts', {
    headers: from(index),
    body: { key: page.key, url },
  });

const validate = (index: number, key = page.key, headers = from(index)) =>
  api.send('POST', '/api/v1/licenses/validate', {
    headers,
    body: { key, domain: 'miabakes.com' },
  });

const looks = (address: string) =>
  api.send('GET', `/api/v1/assistant/looks/${page.key}`, {
    headers: { 'x-forwarded-for': address },
  });

it('lets a visitor ask twenty questions a minute, an address 120, and says so plainly', async () => {
  const one = await visiting('One');
  const all = await statuses(22, () => one.ask('How do I beat the egg whites?'));
  expect(all.indexOf(429)).toBe(20);
  const rejected = await one.ask('And the milk?');
  expect(rejected.json()).toMatchObject({
    code: 'rate_limited',
    message: expect.stringMatching(/many questions.*wait a minute/),
  });
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  // The widget says when, so its script may read it.
  expect(rejected.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'retry-after',
  });

  const others = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
  const answers: number[] = [];
  for (const name of others) {
    const other = await visiting(name);
    answers.push(...(await statuses(17, () => other.ask('How do I beat the egg whites?'))));
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(97);
  expect(answers.at(-1)).toBe(429);
});

describe('the limit of a key', () => {
  it('is not used up by pages of strangers, who are limited by network', async () => {
    const strange = { ...page, origin: 'https://other.example' };
    const open = (index: number) => openSession(api, strange, from(index));
    expect(new Set(await statuses(620, (index) => open(index % 62)))).toEqual(new Set([403]));
    expect((await openSession(api, page, from(1_000))).statusCode).toBe(201);
    const one = await statuses(61, () => open(2_000));
    expect(one.indexOf(429)).toBe(60);
  });

  it('keeps a blog’s saves apart from those that others invent', async () => {
    const strange = 'https://other.example/post/';
    expect(new Set(await statuses(300, (index) => save(index, strange)))).toEqual(new Set([403]));
    // Of the right site, whose address anybody can read in the page.
    const invented = await statuses(250, (index) => save(1_000 + (index % 5)));
    expect(new Set(invented)).toEqual(new Set([202]));
    expect((await save(2_000)).statusCode).toBe(202);
  });

  it('counts validations of a good key, those of one network apart', async () => {
    const strange = await statuses(70, (index) => validate(index, 'one key'));
    expect(new Set(strange)).toEqual(new Set([200]));
    expect((await validate(1_000)).json()).toMatchObject({ valid: true });
    expect((await statuses(61, () => validate(2_000))).indexOf(429)).toBe(60);
    expect((await statuses(61, () => validate(3_000, 'one key'))).indexOf(429)).toBe(60);
    const all = await statuses(1_500, (index) => validate(10_000 + index));
    expect(all.indexOf(429)).toBe(1_500 - 61);
  });
});

describe('five customers, with all the networks that each has,', () => {
  it('cannot make a blog’s readers see busy when they open it', async () => {
    const all = await statuses(2_500, (index) => openSession(api, page, fromFive(index)));
    expect(all.at(-1)).toBe(429);
    const others = await statuses(601, (index) => openSession(api, page, from(index % 60)));
    expect(others.indexOf(429)).toBe(600);
    expect((await openSession(api, page, from(1_000))).json()).toMatchObject({
      code: 'blog_busy',
      message: expect.stringMatching(/Many readers/),
    });
  });

  it('cannot use up its validations, not even concurrently', async () => {
    const all = await Promise.all(
      Array.from({ length: 2_000 }, (_, index) => validate(index, page.key, fromFive(index))),
    );
    expect(all.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1_200);
    expect((await validate(1)).statusCode).toBe(200);
  });
});

it('the looks of a key are limited by the visitor that the edge names', async () => {
  expect((await statuses(601, () => looks('192.0.2.1'))).indexOf(429)).toBe(600);
  expect((await looks('192.0.2.2')).statusCode).toBe(200);
});

it('lets one address look at eight blogs in ten minutes', async () => {
  const given = await statuses(9, () =>
    api.send('POST', '/api/first-look', { body: { url: 'http://10.0.0.1/' }, headers: from(1) }),
  );
  expect(given).toEqual([...Array.from({ length: 8 }, () => 400), 429]);
});
