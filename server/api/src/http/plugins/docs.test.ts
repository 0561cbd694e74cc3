import { readSettings } from '../../kernel/env';
import { openApi, type TestApi } from '../../testing/api';

let api: TestApi;
afterEach(() => api.close());

it('shows the calls as a page, under a policy of its own', async () => {
  api = await openApi({ env: { API_DOCS: 'on' } });
  const page = await api.send('GET', '/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  const scripts = [...page.body.matchAll(/<script src="([^"]+)"/g)].map(([, src = '']) => src);
  expect(scripts.length).toBeGreaterThan(0);
  for (const src of scripts) {
    const script = await api.send('GET', new URL(src, 'http://api/api/docs/').pathname);
    expect([src, script.statusCode]).toEqual([src, 200]);
  }
  const { paths } = (await api.send('GET', '/api/docs/json')).json<{ paths: object }>();
  expect(Object.keys(paths)).toContain('/api/auth/login');
});

it('has no such page where it is switched off, as in production', async () => {
  api = await openApi({ env: { API_DOCS: 'off' } });
  expect((await api.send('GET', '/api/docs/')).statusCode).toBe(404);
  expect(readSettings({}).showsDocs).toBe(true);
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://cpal.example',
    TOKEN_SECRET: 'a secret that is long enough to sign',
    EDGE_SECRET: 'a-secret-that-is-long-enough-to-prove',
    TRUST_PROXY: '10.0.0.2',
    DATABASE_URL: 'postgres://127.0.0.1/cpal',
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    PLAN_BASIC_PRODUCT: 'prod_1',
    PLAN_PRO_PRODUCT: 'prod_2',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'hello@cpal.example',
    COMPANY_NAME: 'Saltbox Kitchens LLC',
    COMPANY_ADDRESS: '12 Mill Road, Burlington, VT 05401, USA',
  };
  expect(readSettings(production).showsDocs).toBe(false);
});
