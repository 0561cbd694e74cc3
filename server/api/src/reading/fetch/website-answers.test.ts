import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  type Answer,
  type Listening,
  fetchWith,
  listenOn,
  open,
  catchReason,
} from '../../testing/outside/open-address';
import { createGuardedFetch } from './guarded-fetch';

let answers: Map<string, Answer>;
/** Called with each request. */
let heard: () => void;
let website: Listening;
const listen = (port: number) =>
  listenOn(open, port, (path) => {
    heard();
    return answers.get(path) ?? {};
  });
beforeAll(async () => {
  website = await listen(0);
});
beforeEach(() => {
  answers = new Map();
  heard = () => undefined;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => website.close());

const addressOf = (path: string) => `http://blog.com:${website.port}${path}`;
const ask = (path = '/') => fetchWith(website.port).fetchPage(addressOf(path));

const nowhere = () => Promise.reject(new Error('ENOTFOUND'));

describe('what a website answers', () => {
  it('is followed five redirects far', async () => {
    for (let index = 0; index < 6; index += 1)
      answers.set(`/${index}`, { status: 302, headers: { location: `/${index + 1}#x` } });
    expect(await catchReason(ask('/0'))).toBe('too_many_redirects');
    const { url, status } = await ask('/1');
    expect([url.pathname, url.hash, status]).toEqual(['/6', '', 200]);
  });

  it('is read up to 5 MB, also of a few compressed bytes', async () => {
    const bomb = Buffer.alloc(40 * 2 ** 20, 'a');
    answers.set('/plain', { body: bomb });
    answers.set('/gzip', { headers: { 'content-encoding': 'gzip' }, body: gzipSync(bomb) });
    answers.set('/br', { headers: { 'content-encoding': 'br' }, body: brotliCompressSync(bomb) });
    const before = process.memoryUsage().rss;
    for (const path of ['/plain', '/gzip', '/br'])
      expect(await catchReason(ask(path))).toBe('too_large');
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 2 ** 20);
  });

  it('is read so far where that is enough', async () => {
    const bomb = Buffer.alloc(40 * 2 ** 20, 'a');
    answers.set('/plain', { body: bomb });
    answers.set('/gzip', { headers: { 'content-encoding': 'gzip' }, body: gzipSync(bomb) });
    answers.set('/short', { body: 'pie' });
    const { fetchPage } = fetchWith(website.port);
    const sizes = ['/plain', '/gzip', '/short'].map(async (path) => {
      const { body } = await fetchPage(addressOf(path), { max: 1_000, truncate: true });
      return body.length;
    });
    expect(await Promise.all(sizes)).toEqual([1_000, 1_000, 3]);
  });

  it('is not asked for at an address that is longer than any page has', async () => {
    answers.set('/', { status: 302, headers: { location: `/${'x'.repeat(2_048)}` } });
    expect(await catchReason(ask())).toBe('refused');
  });

  it('is decompressed', async () => {
    answers.set('/gzip', { headers: { 'content-encoding': 'GZIP' }, body: gzipSync('pie') });
    answers.set('/br', { headers: { 'content-encoding': 'br' }, body: brotliCompressSync('pie') });
    for (const path of ['/gzip', '/br']) expect((await ask(path)).body.toString()).toBe('pie');
  });

  it.each([
    ['gzip', 'no gzip'],
    ['gzip, gzip', gzipSync(gzipSync('pie'))],
    ['compress', 'pie'],
    ['gzip', gzipSync('pie'.repeat(1_000)).subarray(0, 30)],
  ])('is unreadable as %s', async (encoding, body) => {
    answers.set('/', { headers: { 'content-encoding': encoding }, body });
    expect(await catchReason(ask())).toBe('unreadable');
  });

  it.each([
    ['headers', 'undici:client:sendHeaders'],
    ['body', 'undici:request:headers'],
  ])('is waited for 10 seconds (%s)', async (_part, step) => {
    const late = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    answers.set('/', { waitMs: 60_000 });
    const end = () => late.abort();
    subscribe(step, end);
    expect(await catchReason(ask())).toBe('timeout');
    expect(unsubscribe(step, end)).toBe(true);
    expect(timeout.mock.calls).toEqual([[10_000]]);
  });

  it('is waited for 10 seconds over all redirects, the turns between them not counted', async () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    for (const [from, to] of ['12', '23'])
      answers.set(`/${from}`, { status: 302, headers: { location: `/${to}` } });
    heard = () => {
      now += 3_000;
    };
    const before = async () => {
      now += 60_000;
    };
    await fetchWith(website.port).fetchPage(addressOf('/1'), { before });
    expect(timeout.mock.calls).toEqual([[10_000], [7_000], [4_000]]);
  });

  it('is missing where the name has no address, or nobody listens', async () => {
    const { fetchPage } = fetchWith(website.port);
    const lost = createGuardedFetch({ allowsLocal: false, userAgent: 'test', resolve: nowhere });
    expect(await catchReason(lost('http://blog.com/'))).toBe('unknown_host');
    await website.close();
    expect(await catchReason(fetchPage(addressOf('/')))).toBe('unreachable');
    website = await listen(website.port);
  });
});
