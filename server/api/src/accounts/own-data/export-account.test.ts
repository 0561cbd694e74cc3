import * as v from 'valibot';
import { accountExport } from '@cpal/shared/contract/accounts/account-export';
import { legalVersion } from '@cpal/shared/contract/accounts/legal-version';
import {
  affiliateLinks,
  blogs,
  houseAnswers,
  linkTokens,
  posts,
  refreshTokens,
  users,
} from '../../db/schema';
import { askForCheckout, buy, findPrice } from '../../testing/billing/checkouts';
import { readMails, verifyByMail } from '../../testing/outside/mails';
import { addBlog } from '../../testing/people/blogs';
import { allowDomain } from '../../testing/database/license-rows';
import { type TestMember, join, subscribe } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const ask = () => api.send('GET', '/api/account/export', { headers: mia.bearer });
const read = async () => v.parse(accountExport, (await ask()).json());

describe('the export of an account', () => {
  it('is a file that holds everything of the member', async () => {
    await buy(api, mia);
    const made = await api.send('POST', '/api/licenses/user', {
      headers: mia.bearer,
      body: { product_id: 'cpal' },
    });
    const { license } = made.json<{ license: { id: string; key: string } }>();
    await allowDomain(api, mia, license, 'mia.example.com');

    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="cpal-account-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(v.parse(accountExport, answer.json())).toMatchObject({
      account: {
        userId: mia.id,
        email: mia.email,
        fullName: 'Mia Koch',
        emailVerified: false,
        legalVersion,
        legalAcceptedAt: expect.any(Number),
      },
      sessions: [{ client: 'lightMyRequest', revokedAt: null }],
      licenses: [{ ...license, grace_until: null, domains: [{ domain: 'mia.example.com' }] }],
      billing: {
        subscriptions: [{ status: 'active', plan: { name: 'Basic', amount: 2000 } }],
        invoices: [{ amount_due: 2000, status: 'paid' }],
        payment_methods: [{ is_default: true, card: { last4: '4242' } }],
      },
      checkouts: [{ email: mia.email, stripeSessionId: expect.stringMatching(/^cs_/) }],
      mails: [{ kind: 'verify_email' }, { kind: 'payment_received' }, { kind: 'key_generated' }],
      links: [],
    });
    const events = (await read()).auditLog.map(({ event }) => event);
    expect(events).toEqual(
      expect.arrayContaining(['sign_up', 'login', 'license_created', 'data_exported']),
    );
  });

  it('holds her blogs and what she wrote for the assistant, which go with her account', async () => {
    const headers = mia.bearer;
    await subscribe(api, mia);
    const blog = await addBlog(api, mia);
    const base = `/api/blogs/${blog.id}`;
    await api.send('POST', `${base}/posts`, { headers, body: { url: '/pie' } });
    const answer = { post_id: null, question: 'Can I freeze it?', answer: 'Yes.' };
    await api.send('POST', `${base}/answers`, { headers, body: answer });
    const url = 'https://shop.com/tin';
    const link = { keywords: ['tin'], label: 'My tin', url, is_active: true };
    await api.send('POST', `${base}/links`, { headers, body: link });
    const exported = await read();
    const blog_id = blog.id;
    expect(exported).toMatchObject({
      blogs: [{ url: 'https://miabakes.com/', voice: { tone: 'warm' } }],
      posts: [{ blog_id, url: 'https://miabakes.com/pie', state: 'waiting' }],
      houseAnswers: [{ blog_id, ...answer }],
      affiliateLinks: [{ blog_id, ...link }],
    });
    expect(JSON.stringify(exported)).not.toContain(blog.verification.file_body);
    await api.db.delete(users);
    for (const table of [blogs, posts, houseAnswers, affiliateLinks])
      expect(await api.db.$count(table)).toBe(0);
  });

  it('holds no hash and no token', async () => {
    await readMails(api);
    const { body } = await ask();
    const secrets = [
      ...(await api.db.select().from(users)).map(({ passwordHash }) => passwordHash),
      ...(await api.db.select().from(refreshTokens)).map(({ hash }) => hash),
      ...(await api.db.select().from(linkTokens)).map(({ hash }) => hash),
      mia.tokens.refresh_token,
    ];
    expect(secrets.length).toBeGreaterThan(3);
    for (const secret of secrets) expect(body).not.toContain(secret);
    expect((await read()).links).toMatchObject([{ purpose: 'verify_email' }]);
  });

  it('holds nothing of anybody else', async () => {
    const eve = await join(api, 'eve@example.com');
    await buy(api, eve);
    const { body } = await ask();
    expect(body).not.toContain('eve@example.com');
    expect(body).not.toContain(eve.id);
    expect(await read()).toMatchObject({ licenses: [], checkouts: [], billing: { invoices: [] } });
  });

  it('holds a visitor’s checkout only where the email is proven to be the member’s', async () => {
    const body = { priceId: await findPrice(api), customerEmail: mia.email };
    await api.send('POST', '/api/create-checkout-session', { body });
    expect((await read()).checkouts).toEqual([]);
    await verifyByMail(api);
    expect((await read()).checkouts).toHaveLength(1);
    await askForCheckout(api, mia);
    expect((await read()).checkouts).toHaveLength(2);
  });

  it('requires a bearer', async () => {
    expect((await api.send('GET', '/api/account/export')).statusCode).toBe(401);
  });
});
