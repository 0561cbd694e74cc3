import { eq } from 'drizzle-orm';
import { prune } from '../../db/prune/prune';
import { connections } from '../../db/schema';
import { day } from '../../kernel/clock';
import { generateLicense } from '../../testing/database/license-rows';
import { addBlog } from '../../testing/people/blogs';
import { join, subscribe } from '../../testing/people/members';
import { type ConnectionContext, withConnection } from '../../testing/setups/with-connection';
import { codeLife } from './codes';
import { takeConnections } from './looks';

let api: ConnectionContext['api'];
let mia: ConnectionContext['mia'];
let site: ConnectionContext['site'];
let show: ConnectionContext['show'];
let blog: ConnectionContext['blog'];
let codeOf: ConnectionContext['codeOf'];
let exchange: ConnectionContext['exchange'];
let publishTag: ConnectionContext['publishTag'];
withConnection((context) => {
  ({ api, mia, site, show, blog, codeOf, exchange, publishTag } = context);
});

/** Does all looks that are due. @returns how many. */
async function look() {
  const works = await takeConnections(api.services, 5);
  for (const work of works) await work();
  return works.length;
}

describe('after the exchange', () => {
  it('the blog is verified without a click, as soon as its tag is there', async () => {
    const code = await codeOf();
    expect(await look()).toBe(0);
    expect((await show(blog.id)).connection).toMatchObject({ state: 'waiting', problem: null });
    await exchange(code);
    expect(await look()).toBe(0);
    expect((await show(blog.id)).connection?.state).toBe('checking');
    api.pass(2);
    expect(await look()).toBe(1);
    expect((await show(blog.id)).connection).toMatchObject({
      state: 'checking',
      problem: expect.stringContaining('no cpal-verification tag'),
    });
    publishTag();
    expect(await look()).toBe(0);
    api.pass(3);
    expect(await look()).toBe(1);
    expect(await show(blog.id)).toMatchObject({ status: 'verified', connection: null });
    expect(await api.db.$count(connections)).toBe(0);
  });

  it('a blog without the tag is looked at five times, and then at a click', async () => {
    await exchange(await codeOf());
    let looks = 0;
    for (let tries = 0; tries < 10; tries += 1) {
      api.pass(60);
      looks += await look();
    }
    expect(looks).toBe(5);
    expect((await show(blog.id)).connection).toMatchObject({
      state: 'not_found',
      problem: expect.stringContaining('We found instead'),
    });
    const again = await codeOf();
    expect((await show(blog.id)).connection).toMatchObject({ state: 'waiting', problem: null });
    publishTag();
    await exchange(again);
    api.pass(2);
    await look();
    expect((await show(blog.id)).status).toBe('verified');
  });

  it('a code that nobody used in time is shown as expired', async () => {
    await codeOf();
    api.pass(codeLife);
    expect((await show(blog.id)).connection?.state).toBe('expired');
  });

  it('what came of a code is kept for a day', async () => {
    await codeOf();
    const run = () => prune(api.services, new AbortController().signal);
    api.pass(day);
    expect((await run())['connections']).toBe(0);
    api.pass(codeLife + 1);
    expect((await run())['connections']).toBe(1);
  });

  it('a look takes nothing from a newer code', async () => {
    await exchange(await codeOf());
    api.pass(2);
    const [work] = await takeConnections(api.services, 5);
    const newer = await codeOf();
    await work?.();
    expect((await show(blog.id)).connection).toMatchObject({ state: 'waiting', problem: null });
    expect((await exchange(newer)).statusCode).toBe(200);
  });

  it('of two processes one looks', async () => {
    await exchange(await codeOf());
    api.pass(2);
    const taken = await Promise.all([
      takeConnections(api.services, 5),
      takeConnections(api.services, 5),
    ]);
    expect(taken.flat()).toHaveLength(1);
  });

  it('another member’s proof is not replaced by a code', async () => {
    const eve = await join(api, 'eve@example.com');
    await subscribe(api, eve);
    await generateLicense(api, eve);
    const hers = await addBlog(api, eve, site.origin);
    publishTag();
    await api.send('POST', `/api/blogs/${blog.id}/verify`, { headers: mia.bearer });
    await exchange(await codeOf(hers.id, eve));
    api.pass(2);
    await look();
    expect((await show(blog.id)).status).toBe('verified');
    const [row] = await api.db.select().from(connections).where(eq(connections.blogId, hers.id));
    expect(row?.problem).toContain('We could not verify');
  });
});
