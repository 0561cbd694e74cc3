import { and, eq } from 'drizzle-orm';
import { auditLog } from '../../db/schema';
import type { TestApi } from '../../testing/api';
import type { TestMember } from '../../testing/people/members';
import { withMember } from '../../testing/setups/with-member';

let api: TestApi;
let mia: TestMember;
withMember((context) => {
  ({ api, mia } = context);
});

const change = (body: object, headers: Record<string, string> = mia.bearer) =>
  api.send('PUT', '/api/account/profile', { headers, body });
const me = async () =>
  (await api.send('GET', '/api/auth/me', { headers: mia.bearer })).json<unknown>();

describe('changing name and company', () => {
  it('holds from then on', async () => {
    const answer = await change({ fullName: ' Mia Baker ', company: 'Mia bakes' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    expect(await me()).toMatchObject({
      userId: mia.id,
      email: mia.email,
      fullName: 'Mia Baker',
      company: 'Mia bakes',
    });
    const audited = and(eq(auditLog.event, 'profile_changed'), eq(auditLog.userId, mia.id));
    expect(await api.db.$count(auditLog, audited)).toBe(1);
  });

  it.each([[{}], [{ company: '' }], [{ company: '  ' }]])(
    'takes the company away with %j',
    async (left) => {
      await change({ fullName: 'Mia Koch', company: 'Mia bakes' });
      await change({ fullName: 'Mia Koch', ...left });
      expect(await me()).toMatchObject({ company: null });
    },
  );

  it.each([
    [{ fullName: ' ' }, 'Full name is required'],
    [{ company: 'Mia bakes' }, 'Full name is required'],
    [{ fullName: 'Mia', company: 'x'.repeat(257) }, 'Company is too long'],
    [{ fullName: 'Mia \u202e' }, 'Full name contains a character that is not allowed'],
  ])('rejects %j', async (body, message) => {
    const answer = await change(body);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }]);
    expect(await me()).toMatchObject({ fullName: 'Mia Koch' });
  });

  it('changes nothing else of an account, and nothing without a bearer', async () => {
    await change({ fullName: 'Mia Baker', email: 'eve@example.com', stripeCustomerId: 'cus_1' });
    expect(await me()).toMatchObject({ email: mia.email, stripeCustomerId: null });
    expect((await change({ fullName: 'Eve' }, {})).statusCode).toBe(401);
  });
});
