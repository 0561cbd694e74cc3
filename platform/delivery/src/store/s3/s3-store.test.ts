import { randomUUID } from 'node:crypto';
import { dialects } from '../../testing/s3/dialects';
import { type Fault, startFakeS3 } from '../../testing/s3/fake-s3';
import { testStore } from '../../testing/store-contract';
import { realServices } from '../../testing/s3/real-s3';
import type { S3Place } from './place';
import { s3Store } from './s3-store';

const retries = { timeoutMs: 10_000, tries: 8, pauseMs: 5 };

const running: (() => void)[] = [];
afterAll(() => running.forEach((close) => close()));

async function startFake(...options: Parameters<typeof startFakeS3>) {
  const fake = await startFakeS3(...options);
  running.push(fake.close);
  return fake;
}

const services: [string, () => Promise<S3Place>][] = [
  ...Object.entries(dialects).map(([name, dialect]): [string, () => Promise<S3Place>] => [
    `in object storage like ${name}`,
    async () => (await startFake({ dialect })).place,
  ]),
  ...realServices,
];

describe.each(services)('a store %s', (_, open) => {
  let place: S3Place;
  beforeAll(async () => {
    place = await open();
  });
  testStore(async () => s3Store({ ...place, prefix: `${place.prefix}/${randomUUID()}` }, retries));
});

it('may have a bucket of its own', async () => {
  const { place, objects } = await startFake();
  const store = s3Store({ ...place, prefix: '' }, retries);
  expect(store.location).toBe('s3://releases.example');
  await store.create('releases/a.js', 'a');
  expect([...objects.keys()]).toEqual(['releases/a.js']);
  expect(await store.list('releases')).toEqual(['releases/a.js']);
});

/** A store with one error after the other, at the requests of one method. */
async function withFailures(failures: Fault[], at = 'PUT') {
  const { place } = await startFake({
    faultOf: (method) => (method === at ? (failures.shift() ?? null) : null),
  });
  return s3Store(place, { ...retries, timeoutMs: 200 });
}

describe('errors of the service', () => {
  it.each<[string, Fault[]]>([
    ['it was not received', ['lost', 'lost']],
    ['the answer was lost', ['lost after']],
    ['no answer came', ['silent']],
    ['the service was busy', ['busy', 'busy', 'busy']],
    ['one after the other', ['busy', 'lost', 'silent', 'busy', 'lost after']],
  ])('a write that is tried again says whether it was made: %s', async (_, failures) => {
    const store = await withFailures(failures);
    expect(await store.create('environments/local/1.json', 'mine')).toBe(true);
    expect((await store.read('environments/local/1.json'))?.toString()).toBe('mine');
  });

  it.each<Fault>(['lost', 'silent', 'lost after', 'busy'])(
    'a write that came too late is not taken for made: %s',
    async (failure) => {
      const failures: Fault[] = [];
      const { place } = await startFake({
        faultOf: (method) => (method === 'PUT' ? (failures.shift() ?? null) : null),
      });
      const store = s3Store(place, { ...retries, timeoutMs: 200 });
      // The same content twice: only who has written it differs.
      expect(await store.create('environments/local/1.json', 'same')).toBe(true);
      failures.push(failure);
      expect(await store.create('environments/local/1.json', 'same')).toBe(false);
    },
  );

  it('reads and lists are tried again', async () => {
    const store = await withFailures(['busy', 'lost', 'silent', 'busy', 'lost'], 'GET');
    await store.create('releases/a.js', 'a');
    expect((await store.read('releases/a.js'))?.toString()).toBe('a');
    expect(await store.list('releases')).toEqual(['releases/a.js']);
  });

  it('that stay end the tries with a sentence that has no secret', async () => {
    const { place } = await startFake({ faultOf: () => 'busy' });
    const store = s3Store(place, { ...retries, tries: 3, pauseMs: 1 });
    const reading = store.read('releases/a.js');
    await expect(reading).rejects.toThrow(
      `The object storage at ${place.endpoint} does not work: it answers 503 SlowDown`,
    );
    await expect(reading).rejects.not.toThrow(place.secretAccessKey);
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, '403 SignatureDoesNotMatch'],
    ['a bucket that is not there', { bucket: 'elsewhere' }, '404 NoSuchBucket'],
  ])('%s is no empty store', async (_, wrong, message) => {
    const { place } = await startFake();
    const store = s3Store({ ...place, ...wrong }, retries);
    await expect(store.read('releases/a.js')).rejects.toThrow(message);
    await expect(store.list('releases')).rejects.toThrow(message);
    await expect(store.create('releases/a.js', '')).rejects.toThrow(message);
    await expect(store.remove('releases/a.js')).rejects.toThrow(message);
  });
});
