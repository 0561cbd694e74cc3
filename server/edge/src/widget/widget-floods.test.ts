import { createLicenseKey } from '@cpal/server-kit/license-key';
import { key, looks, settingsIn, widgetEdge } from '../testing/widget-edge';

const { api, get, pass } = widgetEdge();

it('is empty for a moment where the API has no answer and had none before', async () => {
  api.status = 503;
  const unseen = createLicenseKey();
  api.looks = { [unseen]: looks };
  const { status, headers, body } = await get(unseen);
  expect([status, headers['cache-control'], body.toString()]).toEqual([
    200,
    'public, max-age=5',
    '',
  ]);
  api.status = 200;
  expect(settingsIn((await get(unseen)).body)).toMatchObject(looks);
});

it.each([429, 500, 503])('has the previous looks while the API answers %d', async (status) => {
  await get(key);
  pass(600_000);
  api.status = status;
  const stale = await get(key);
  expect(settingsIn(stale.body)).toMatchObject(looks);
  expect(stale.headers['cache-control']).toBe('public, max-age=5');
  api.status = 200;
  api.looks = {};
  pass(5_000);
  expect((await get(key)).body.toString()).toBe('');
});

it('asks an API that fails only now and then', async () => {
  await get(key);
  pass(25_000);
  api.status = 503;
  for (let count = 0; count < 5; count += 1) await get(key);
  expect(api.asked).toHaveLength(2);
});

it('forgets what nobody could confirm for a day', async () => {
  await get(key);
  pass(86_400_000);
  api.status = 503;
  expect((await get(key)).body.toString()).toBe('');
});

/** Asks for a key as one visitor, who is behind a proxy. */
const getFrom = (visitor: string, wanted: string, headers = {}) =>
  get(wanted, { 'x-forwarded-for': visitor, ...headers });

const mistyped = (index: number) => `${key.slice(0, -4)}${String(index).padStart(4, '0')}`;

describe('a flood of keys', () => {
  it('that cannot be any of ours does not reach the API', async () => {
    for (let index = 0; index < 50; index += 1) {
      const { status, body } = await get(index % 2 ? `x${index}` : mistyped(index));
      expect([status, body.toString()]).toEqual([200, '']);
    }
    expect(api.asked).toEqual([]);
    expect(settingsIn((await get('demo')).body)).toBeUndefined();
    expect(api.asked).toEqual(['GET /api/v1/assistant/looks/demo']);
  });

  it('is counted for who sends it, and not for other visitors', async () => {
    api.maxOfVisitor = 100;
    for (let index = 0; index < 120; index += 1) await getFrom('192.0.2.1', createLicenseKey());
    expect(api.visitors.get('192.0.2.1, 127.0.0.1')).toBe(120);
    expect(settingsIn((await getFrom('192.0.2.2', key)).body)).toMatchObject(looks);
    // The looks that are known are given to everybody, also to who asks too often.
    expect(settingsIn((await getFrom('192.0.2.1', key)).body)).toMatchObject(looks);
  });

  it('lets nobody wait for the answer of a visitor who is rejected', async () => {
    api.maxOfVisitor = 0;
    await getFrom('192.0.2.1', createLicenseKey());
    api.visitors.set('192.0.2.2, 127.0.0.1', -1);
    const both = await Promise.all([getFrom('192.0.2.1', key), getFrom('192.0.2.2', key)]);
    expect(settingsIn(both[1].body)).toMatchObject(looks);
  });

  it('does not make the edge forget the looks of a blog', async () => {
    const theirs = createLicenseKey();
    api.looks[theirs] = looks;
    await get(key);
    for (let round = 0; round < 22; round += 1)
      await Promise.all(Array.from({ length: 50 }, () => get(createLicenseKey())));
    for (let other = 1_000; other < 1_020; other += 1)
      await get(theirs, { referer: `https://ada.example:${other}/` });
    api.status = 503;
    pass(25_000);
    expect(settingsIn((await get(key)).body)).toMatchObject(looks);
  });
});
