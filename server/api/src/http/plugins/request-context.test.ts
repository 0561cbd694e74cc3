import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { accountExport } from '@cpal/shared/contract/accounts/account-export';
import { audit } from '../../db/audit';
import { prune } from '../../db/prune/prune';
import { auditLog } from '../../db/schema';
import { day } from '../../kernel/clock';
import { type TestApi, openApi } from '../../testing/api';
import { join, password, toBearer } from '../../testing/people/members';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

const change = (bearer: Record<string, string>) =>
  api.send('PUT', '/api/auth/password', {
    body: { currentPassword: password, newPassword: `${password}2` },
    headers: { ...bearer, 'user-agent': firefox, 'x-request-id': 'the-one' },
  });

const events = () => api.db.select().from(auditLog).orderBy(asc(auditLog.id));

it('says of an event from where it came, in which request, and who acted', async () => {
  const { bearer } = await join(api);
  await change(bearer);
  await audit(api.db, { at: api.clock(), userId: null, event: 'mail_sent' });
  const facts = (await events()).map(({ event, actor, address, client, requestId }) => [
    event,
    actor,
    address,
    client,
    requestId === 'the-one',
  ]);
  expect(facts).toEqual([
    ['sign_up', 'visitor', '127.0.0.1', 'lightMyRequest', false],
    ['login', 'visitor', '127.0.0.1', 'lightMyRequest', false],
    ['password_changed', 'member', '127.0.0.1', 'Firefox on Windows', true],
    ['mail_sent', 'system', null, null, false],
  ]);
});

it('keeps requests apart that run at the same time, over one connection or many', async () => {
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const ids = Array.from({ length: 20 }, (_none, index) => `attempt-${index}`);
  await Promise.all(
    ids.map((id) =>
      fetch(`${origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-request-id': id },
        body: JSON.stringify({ email: `${id}@example.com`, password }),
      }),
    ),
  );
  const failures = await api.db.select().from(auditLog).where(eq(auditLog.event, 'login_failed'));
  expect(new Set(failures.map(({ requestId }) => requestId))).toEqual(new Set(ids));
});

it('is exported to its member, and forgotten after 90 days', async () => {
  const mia = await join(api);
  const read = async (bearer: Record<string, string>) => {
    const sent = await api.send('GET', '/api/account/export', { headers: bearer });
    return v.parse(accountExport, sent.json()).auditLog.slice(0, 1);
  };
  expect(await read(mia.bearer)).toEqual([
    expect.objectContaining({ event: 'sign_up', address: '127.0.0.1', actor: 'visitor' }),
  ]);
  api.pass(91 * day);
  await prune(api.services, new AbortController().signal);
  const sent = await api.send('POST', '/api/auth/login', { body: { email: mia.email, password } });
  const bearer = toBearer(sent.json());
  expect(await read(bearer)).toEqual([
    expect.objectContaining({ event: 'sign_up', address: null, client: null, request_id: null }),
  ]);
});
