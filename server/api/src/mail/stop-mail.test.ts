import * as v from 'valibot';
import { mailSwitches } from '@cpal/shared/contract/accounts/mails';
import { eq } from 'drizzle-orm';
import { mails, users } from '../db/schema';
import type { TestApi } from '../testing/api';
import { readMails, verifyByMail } from '../testing/outside/mails';
import { type TestMember, join } from '../testing/people/members';
import { getRejection } from '../testing/people/readers';
import { withMember } from '../testing/setups/with-member';
import { queueNotice } from './queue';

let api: TestApi;
let mia: TestMember;
withMember(async (context) => {
  ({ api, mia } = context);
  await verifyByMail(api);
});

const facts = { blog: 'Mia Bakes', sentences: ['Readers asked 3 questions.'] };
const notice = { kind: 'monthly_insights', facts } as const;

/** Sends her a mail that can be stopped, and gives the path that stops it. */
async function stopPath() {
  await queueNotice(api.db, { notice, user: mia, at: api.clock() });
  const [mail] = await readMails(api);
  return (mail?.letter.foot.stopUrl ?? '').replace('http://localhost:3000', '');
}

const show = async () => {
  const sent = await api.send('GET', '/api/account/mails', { headers: mia.bearer });
  return v.parse(mailSwitches, sent.json());
};

/** As RFC 8058 has it: one request, without cookies or a login. */
const press = (url: string, type = 'application/x-www-form-urlencoded') =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('the link that stops a kind of mail', () => {
  it('stops it by one press, of a mail program or of its page, and no other kind', async () => {
    const path = await stopPath();
    const opened = await api.send('GET', path);
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(opened.body).toContain('<form method="post">');
    expect((await show()).monthly_insights).toBe(true);
    expect((await press(path)).statusCode).toBe(200);
    expect(await show()).toMatchObject({ monthly_insights: false, reading_problems: true });
    await queueNotice(api.db, { notice, user: mia, at: api.clock() });
    expect(await readMails(api)).toEqual([]);
    expect(await api.db.$count(mails)).toBe(0);
  });

  it('can be pressed again, and sent in whichever form', async () => {
    const path = await stopPath();
    const form = 'multipart/form-data; boundary=x';
    expect((await press(path, form)).statusCode).toBe(200);
    expect((await press(path)).statusCode).toBe(200);
    const [row] = await api.db.select().from(users).where(eq(users.id, mia.id));
    expect(row?.mutedMails).toEqual(['monthly_insights']);
  });

  it('is the same in each mail, and works for its reader alone', async () => {
    const path = await stopPath();
    expect(await stopPath()).toBe(path);
    const eve = await join(api, 'eve@example.com');
    for (const wrong of [
      path.replace(mia.id, eve.id),
      path.replace('monthly_insights', 'payment_failed'),
      path.slice(0, -1),
      '/api/mails/stop/nonsense',
    ]) {
      expect(await getRejection(api.send('GET', wrong))).toBe('404 not_found');
      expect((await press(wrong)).statusCode).toBe(404);
    }
    expect((await show()).monthly_insights).toBe(true);
  });

  it('is not in mails that always come', async () => {
    await join(api, 'noa@example.com');
    const [mail] = await readMails(api);
    expect(mail?.letter.foot.stopUrl).toBeNull();
  });
});
