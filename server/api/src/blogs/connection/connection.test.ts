import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { and, eq } from 'drizzle-orm';
import { auditLog, connections, users } from '../../db/schema';
import { hashToken } from '../../kernel/opaque-token';
import { generateLicense } from '../../testing/database/license-rows';
import { addBlog } from '../../testing/people/blogs';
import { join, subscribe } from '../../testing/people/members';
import { openLimited, statuses } from '../../testing/servers/limits';
import { type ConnectionContext, withConnection } from '../../testing/setups/with-connection';
import { codeLife } from './codes';

let api: ConnectionContext['api'];
let mia: ConnectionContext['mia'];
let site: ConnectionContext['site'];
let show: ConnectionContext['show'];
let blog: ConnectionContext['blog'];
let key: ConnectionContext['key'];
let start: ConnectionContext['start'];
let codeOf: ConnectionContext['codeOf'];
let exchange: ConnectionContext['exchange'];
let preview: ConnectionContext['preview'];
withConnection((context) => {
  ({ api, mia, site, show, blog, key, start, codeOf, exchange, preview } = context);
});

const tokenOf = ({ verification }: Blog) =>
  /content="([^"]+)"/.exec(verification.meta_tag)?.[1] ?? '';

const rejected = (code: string) =>
  expect.objectContaining({ code, message: expect.any(String), error: expect.any(String) });

/** An answer but for the request's own name. */
const bodyOf = (answer: { json: () => object }) => ({ ...answer.json(), request_id: null });

describe('a code', () => {
  it('gives the plugin the key and the tag, once', async () => {
    const code = await codeOf();
    expect((await preview(code)).json()).toEqual({ account: 'm…@example.com' });
    const first = await exchange(code);
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { key, verification: tokenOf(blog), account: 'm…@example.com', blog_id: blog.id },
    ]);
    expect((await exchange(code)).json()).toEqual(rejected('code_not_valid'));
    expect((await preview(code)).json()).toEqual(rejected('code_not_valid'));
  });

  it('is given to one of two that use it at the same time', async () => {
    const code = await codeOf();
    const answers = await Promise.all([exchange(code), exchange(code), exchange(code)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('has one error, whether it is unknown, used, replaced, late or of a removed blog', async () => {
    const used = await codeOf();
    await exchange(used);
    const replaced = await codeOf();
    const late = await codeOf();
    const unknown = await exchange('x');
    api.pass(codeLife - 1);
    expect((await preview(late)).statusCode).toBe(200);
    api.pass(1);
    const other = await addBlog(api, mia, `${site.origin.replace('localhost', '127.0.0.1')}/`);
    const removed = await codeOf(other.id);
    await api.send('DELETE', `/api/blogs/${other.id}`, { headers: mia.bearer });
    for (const code of [used, replaced, late, removed]) {
      const answer = await exchange(code);
      expect([answer.statusCode, bodyOf(answer)]).toEqual([403, bodyOf(unknown)]);
      expect(bodyOf(await preview(code))).toEqual(bodyOf(unknown));
    }
  });

  it('is of the blog’s own site, and stays good where another one sends it', async () => {
    const code = await codeOf();
    const others = ['https://evil.example/', 'http://localhost:1/', 'nonsense', 'ftp://x'];
    for (const url of others)
      for (const send of [exchange, preview])
        expect((await send(code, url)).json()).toEqual(rejected('domain_not_allowed'));
    expect((await exchange(code)).statusCode).toBe(200);
  });

  it('is made for the member of the blog alone', async () => {
    const eve = await join(api, 'eve@example.com');
    await subscribe(api, eve);
    await generateLicense(api, eve);
    expect((await start(blog.id, eve)).json().code).toBe('not_found');
    const hers = await addBlog(api, eve, site.origin);
    const answer = (await exchange(await codeOf(hers.id, eve))).json();
    expect(answer).toMatchObject({ account: 'e…@example.com', verification: tokenOf(hers) });
    expect(answer.key).not.toBe(key);
    expect(await show(blog.id)).toMatchObject({ status: 'unverified', connection: null });
  });

  it('is stored as a hash, and logged nowhere', async () => {
    const code = await codeOf();
    await preview(code);
    await exchange(code);
    await exchange(code);
    const [row] = await api.db.select().from(connections);
    expect(row?.hash).toBe(hashToken(code));
    expect(JSON.stringify(row)).not.toContain(code);
    for (const secret of [code, key, tokenOf(blog)]) expect(api.log()).not.toContain(secret);
    const isOwn = and(eq(auditLog.userId, mia.id), eq(auditLog.event, 'plugin_connected'));
    const [event, ...more] = await api.db.select().from(auditLog).where(isOwn);
    expect([event?.detail, more]).toEqual([{ domain: blog.domain, path: '/' }, []]);
  });

  it('goes with the account', async () => {
    await codeOf();
    await api.db.delete(users).where(eq(users.id, mia.id));
    expect(await api.db.$count(connections)).toBe(0);
  });
});

describe('what else a connection needs', () => {
  it('is a plan, when the code is made and when it is used', async () => {
    const code = await codeOf();
    await subscribe(api, mia, 'canceled');
    expect((await start()).json()).toEqual(rejected('subscription_required'));
    expect((await exchange(code)).json()).toEqual(rejected('subscription_required'));
    await subscribe(api, mia);
    expect((await exchange(code)).statusCode).toBe(200);
  });

  it('is an active key: one that was switched off is given to nobody', async () => {
    const code = await codeOf();
    const { licenses } = (await api.send('GET', '/api/licenses', { headers: mia.bearer })).json();
    const path = `/api/licenses/${licenses[0].id}`;
    await api.send('DELETE', path, { headers: mia.bearer });
    expect((await start()).json()).toEqual(rejected('key_not_valid'));
    const answer = await exchange(code);
    expect([answer.json().code, answer.body.includes(key)]).toEqual(['key_not_valid', false]);
    const next = await generateLicense(api, mia);
    expect((await exchange(code)).json().key).toBe(next.key);
  });
});

it('a flood of wrong codes is limited by network, and keeps nobody else from connecting', async () => {
  const limited = await openLimited(api);
  const from = (address: string, code: string) =>
    limited.send('POST', '/api/v1/wordpress/connection', {
      body: { code, url: site.origin },
      headers: { 'x-forwarded-for': address },
    });
  const wrong = await statuses(21, (index) => from('203.0.113.1', `wrong-${index}`));
  expect(wrong).toEqual([...Array.from({ length: 20 }, () => 403), 429]);
  const code = await codeOf();
  expect((await from('203.0.113.1', code)).statusCode).toBe(429);
  expect((await from('198.51.100.7', code)).statusCode).toBe(200);
  await limited.close();
});

it('a member makes twenty codes an hour', async () => {
  const limited = await openLimited(api);
  const path = `/api/blogs/${blog.id}/connection`;
  const made = await statuses(21, () => limited.send('POST', path, { headers: mia.bearer }));
  expect([made.filter((status) => status === 201).length, made.at(-1)]).toEqual([20, 429]);
  await limited.close();
});

it('the plugin is packed for this deployment, and anybody may have it', async () => {
  const answer = await api.send('GET', '/api/v1/wordpress/cpal.zip');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="cpal.zip"',
    'content-length': String(answer.rawPayload.length),
  });
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const again = await api.send('GET', '/api/v1/wordpress/cpal.zip');
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
});
