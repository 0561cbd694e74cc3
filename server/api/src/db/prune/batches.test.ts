import { type SQL, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { integer } from '@cpal/shared/contract/fields';
import { createLog } from '@cpal/server-kit/logger';
import { join } from '../../testing/people/members';
import { addBlog } from '../../testing/people/served-blog';
import type { TestApi } from '../../testing/api';
import { withServer } from '../../testing/setups/with-server';
import { ask } from '../ask';
import type { Db } from '../client';
import { auditLog, billingNotices, linkTokens } from '../schema';
import { prune } from './prune';
import { testDatabaseUrl } from '../../testing/database/database-url';

let api: TestApi;
withServer((server) => {
  api = server;
});

const long = new Date('2020-01-01');

/** Runs in a transaction that is undone: other tests use the same tables, without its triggers. */
async function undone(work: (tx: Db) => Promise<void>) {
  const run = api.db.transaction(async (tx) => {
    await work(tx);
    tx.rollback();
  });
  await expect(run).rejects.toThrow('Rollback');
}

/** Lets a trigger of a table run these statements. */
async function addTrigger(tx: Db, when: SQL, body: string) {
  await tx.execute(
    sql.raw(`create function watched() returns trigger language plpgsql as
      $$ begin ${body} end $$`),
  );
  await tx.execute(sql`create trigger watched ${when} execute function watched()`);
}

const lines: string[] = [];
const log = createLog('info', 'api', { write: (line: string) => lines.push(line) });
const run = (tx: Db) => prune({ ...api.services, db: tx, log }, new AbortController().signal);

describe('one statement', () => {
  it('removes few rows, also where thousands share their day', async () => {
    const blog = await addBlog(api, await join(api));
    await undone(async (tx) => {
      await tx.execute(sql`create temporary table deletions (rows integer) on commit drop`);
      const when = sql`after delete on post_clicks referencing old table as gone for each statement`;
      await addTrigger(tx, when, 'insert into deletions select count(*) from gone; return null;');
      await tx.execute(sql`
        insert into posts (blog_id, url, title, state, created_at)
        select ${blog.id}, 'https://' || place || '.com', 'Pie', 'ready', now()
        from generate_series(1, 3000) as place`);
      await tx.execute(sql`
        insert into post_clicks (post_id, blog_id, day, related, links)
        select id, blog_id, '2020-01-01', 1, 1 from posts where blog_id = ${blog.id}`);
      expect(await run(tx)).toMatchObject({ post_clicks: 3000 });
      const largest = sql`select max(rows)::int as rows from deletions`;
      const [found] = await ask(tx, largest, v.object({ rows: integer }));
      expect(found?.rows).toBeLessThanOrEqual(2000);
    });
  });
});

describe('a table that cannot be changed', () => {
  it('keeps no other from losing what is due, and is reported at the end', async () => {
    const { id: userId } = await join(api);
    lines.length = 0;
    await undone(async (tx) => {
      await tx
        .insert(linkTokens)
        .values({ hash: 'a', userId, purpose: 'verify_email', expiresAt: long });
      await tx.insert(billingNotices).values({ id: 'a', userId, at: long });
      await tx.insert(auditLog).values({ at: long, event: 'login', detail: {} });
      const when = sql`before delete on billing_notices for each row`;
      await addTrigger(tx, when, "raise exception 'broken';");
      await expect(run(tx)).rejects.toMatchObject({ errors: [expect.any(Error)] });
      expect(await tx.$count(linkTokens)).toBe(0);
      expect(await tx.$count(billingNotices)).toBe(1);
      expect(await tx.$count(auditLog, eq(auditLog.at, long))).toBe(0);
    });
    const events = lines.map((line) =>
      v.parse(v.looseObject({ event: v.string() }), JSON.parse(line)),
    );
    expect(events).toMatchObject([
      { event: 'retention_rule_failed', rule: 'billing_notices', err: { code: 'P0001' } },
      {
        event: 'retention_run_finished',
        removed: { link_tokens: 1, billing_notices: 0, audit_log: 1 },
        failed: ['billing_notices'],
      },
    ]);
  });
});

// Next to another connection, or until a time limit; the embedded database has neither.
if (testDatabaseUrl !== undefined)
  describe('a batch on PostgreSQL', () => {
    it('passes by a row that somebody else holds, and takes those behind it', async () => {
      const rows = Array.from({ length: 300 }, () => ({ at: long, event: 'login', detail: {} }));
      await api.db.insert(auditLog).values(rows);
      const first = await api.db.transaction(async (tx) => {
        await tx.select().from(auditLog).orderBy(auditLog.id).limit(2).for('update');
        return run(api.db);
      });
      expect(first).toMatchObject({ audit_log: 298 });
      expect(await run(api.db)).toMatchObject({ audit_log: 2 });
    });

    it('that takes too long is tried again with fewer rows', async () => {
      const rows = Array.from({ length: 60 }, () => ({ at: long, event: 'login', detail: {} }));
      await undone(async (tx) => {
        await tx.insert(auditLog).values(rows);
        const when = sql`before delete on audit_log for each row`;
        await addTrigger(tx, when, 'perform pg_sleep(0.02); return old;');
        await tx.execute(sql`set local statement_timeout = '500ms'`);
        expect(await run(tx)).toMatchObject({ audit_log: 60 });
      });
    });

    it('waits for no lock of a table for long', async () => {
      await api.db.insert(auditLog).values({ at: long, event: 'login', detail: {} });
      const { id: userId } = await join(api);
      await api.db.insert(billingNotices).values({ id: 'a', userId, at: long });
      await api.db.transaction(async (tx) => {
        await tx.execute(sql`lock table billing_notices in access exclusive mode`);
        await expect(run(api.db)).rejects.toMatchObject({
          errors: [expect.objectContaining({ cause: expect.objectContaining({ code: '55P03' }) })],
        });
      });
      expect(await api.db.$count(auditLog, eq(auditLog.at, long))).toBe(0);
      expect(await run(api.db)).toMatchObject({ billing_notices: 1 });
    });
  });
