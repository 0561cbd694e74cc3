import * as v from 'valibot';
import { type IncomingMessage, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { accountExport } from '@cpal/shared/contract/accounts/account-export';
import { sql } from 'drizzle-orm';
import { auditLog } from '../../db/schema';
import type { TestApi } from '../../testing/api';
import { addLicenses } from '../../testing/database/license-rows';
import { openLimited, statuses } from '../../testing/servers/limits';
import { type TestMember, subscribe } from '../../testing/people/members';
import { withMember } from '../../testing/setups/with-member';

let api: TestApi;
let mia: TestMember;
withMember(async (context) => {
  ({ api, mia } = context);
  await subscribe(api, mia);
});

const url = '/api/account/export';
const ask = () => api.send('GET', url, { headers: mia.bearer });
const read = async () => v.parse(accountExport, (await ask()).json());

/** Counts the queries that are made outside of transactions and prepared statements. */
function countQueries() {
  const prepare = jest.spyOn(api.db._.session, 'prepareQuery');
  return () => prepare.mock.calls.length;
}
afterEach(() => jest.restoreAllMocks());

/** More than the system takes from a server whose client does not read. */
const rowsOfAudit = 5_000;
const fillAudit = () =>
  api.db.execute(sql`
    insert into audit_log (at, user_id, event, detail)
    select now(), ${mia.id}, 'login', jsonb_build_object('client', repeat('x', 5000))
    from generate_series(1, ${rowsOfAudit})`);

let origin: string | undefined;
/** Starts a download over a connection; nothing of it is read yet. */
async function startDownload(): Promise<IncomingMessage> {
  origin ??= await api.app.listen({ host: '127.0.0.1', port: 0 });
  const address = origin + url;
  return new Promise((resolve, reject) => {
    get(address, { headers: mia.bearer, agent: false }, resolve).on('error', reject);
  });
}

/** Waits until no query follows the last one. */
async function untilStill(queries: () => number): Promise<number> {
  const before = queries();
  await sleep(500);
  return queries() === before ? before : untilStill(queries);
}

describe('the export of an account', () => {
  it('makes as many queries for a hundred licenses with their domains as for one', async () => {
    const queries = countQueries();
    await addLicenses(api, mia, 1, 1);
    const start = queries();
    await ask();
    const forOne = queries() - start;
    await addLicenses(api, mia, 99, 3);
    const again = queries();
    expect((await read()).licenses.flatMap(({ domains }) => domains)).toHaveLength(298);
    expect(queries() - again).toBe(forOne);
  });

  it('says nothing that its description does not name', async () => {
    await addLicenses(api, mia, 2, 2);
    const body: unknown = (await ask()).json();
    expect(v.parse(accountExport, body)).toEqual(body);
  });

  it('has every row once and in order, however many share a moment', async () => {
    await addLicenses(api, mia, 1_100, 1);
    const at = api.clock();
    const rows = Array.from({ length: 1_100 }, (_, place) => ({
      at,
      userId: mia.id,
      event: 'login',
      detail: { place: String(place) },
    }));
    await api.db.insert(auditLog).values(rows);
    const { licenses, auditLog: lines } = await read();
    expect(new Set(licenses.map(({ id }) => id)).size).toBe(1_100);
    expect(licenses).toHaveLength(1_100);
    const places = lines.flatMap(({ detail }) => detail['place'] ?? []);
    expect(places).toEqual(rows.map(({ detail }) => detail.place));
  });

  it('reads on from the database only as its reader does', async () => {
    await fillAudit();
    const queries = countQueries();
    const download = await startDownload();
    const whileStill = await untilStill(queries);
    const whole = v.parse(accountExport, JSON.parse(await text(download)));
    expect(whole.auditLog.length).toBeGreaterThan(rowsOfAudit);
    expect(queries()).toBeGreaterThan(whileStill);
  });

  it('keeps no connection to the database while its reader is slow', async () => {
    await fillAudit();
    const queries = countQueries();
    // More than the pool of PostgreSQL has; the embedded database has one.
    const downloads = await Promise.all(Array.from({ length: 12 }, startDownload));
    await untilStill(queries);
    const me = await api.send('GET', '/api/auth/me', { headers: mia.bearer });
    expect(me.statusCode).toBe(200);
    const [first, ...others] = downloads;
    for (const download of others) download.destroy();
    const whole = v.parse(accountExport, JSON.parse(first ? await text(first) : ''));
    expect(whole.auditLog.length).toBeGreaterThan(rowsOfAudit);
  });

  it('breaks off where the database fails, and logs nothing of what it was asked', async () => {
    await fillAudit();
    const download = await startDownload();
    await untilStill(countQueries());
    await api.db.execute(sql`alter table audit_log rename to audit_log_away`);
    try {
      await expect(text(download)).rejects.toThrow('aborted');
    } finally {
      await api.db.execute(sql`alter table audit_log_away rename to audit_log`);
    }
    expect(api.log()).toContain('DatabaseError');
    expect(api.log()).not.toMatch(/select .* from|params/);
  });

  it('is rejected after ten within an hour, from wherever they are asked for', async () => {
    const limited = await openLimited(api);
    const all = await statuses(11, (index) =>
      limited.send('GET', url, {
        headers: { ...mia.bearer, 'x-forwarded-for': `192.0.2.${index}` },
      }),
    );
    expect(all.indexOf(429)).toBe(10);
    await limited.close();
  });
});
