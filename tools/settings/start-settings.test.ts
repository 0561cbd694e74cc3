import { findSettingIssues } from './setting-issues';
import { readStartSettings, startSettings } from './start-settings';

const DATABASE_URL = 'postgres://cpal@127.0.0.1/cpal';

it('puts the sandbox one port above the product and tells everybody', () => {
  const { publicUrl, edge, apis, sandbox } = readStartSettings({ PORT: '4000' });
  expect(publicUrl).toBe('http://localhost:4000');
  expect(edge.PORT).toBe('4000');
  expect(edge.STRIPE_SCRIPT_URL).toBe('http://localhost:4001/stripe.js');
  expect(apis).toMatchObject([{ STRIPE_API_BASE: 'http://127.0.0.1:4001' }]);
  expect(sandbox).toMatchObject({
    PORT: '4001',
    WEBHOOK_URL: 'http://127.0.0.1:4000/api/stripe/webhook',
  });
});

it.each([
  ['where a Stripe account is set', { STRIPE_SECRET_KEY: 'sk_live_x' }],
  ['in production', { NODE_ENV: 'production' }],
])('starts no sandbox %s', (_case, env) => {
  const { sandbox, edge, apis } = readStartSettings(env);
  expect(sandbox).toBeNull();
  expect(edge).not.toHaveProperty('STRIPE_SCRIPT_URL');
  expect(apis[0]).not.toHaveProperty('STRIPE_API_BASE');
});

it('lets blogs be on this machine, unless it is a production', () => {
  expect(readStartSettings({}).apis).toMatchObject([{ LOCAL_BLOGS: 'on' }]);
  expect(readStartSettings({ LOCAL_BLOGS: 'off' }).apis).toMatchObject([{ LOCAL_BLOGS: 'off' }]);
  expect(readStartSettings({ NODE_ENV: 'production' }).apis[0]).not.toHaveProperty('LOCAL_BLOGS');
});

it('believes the edge on this machine; a production names its proxies itself', () => {
  expect(readStartSettings({}).apis).toMatchObject([{ TRUST_PROXY: 'loopback' }]);
  const env = { NODE_ENV: 'production' };
  expect(readStartSettings(env).apis[0]).not.toHaveProperty('TRUST_PROXY');
  const TRUST_PROXY = 'loopback, 10.0.0.5';
  expect(readStartSettings({ ...env, TRUST_PROXY }).apis).toMatchObject([{ TRUST_PROXY }]);
});

it('lets the edge prove to every API process who it is, by a secret of this start', () => {
  const env = { API_PROCESSES: '2', DATABASE_URL };
  const { edge, apis } = readStartSettings(env);
  expect(edge.EDGE_SECRET).toMatch(/^[\w-]{43}$/);
  expect(readStartSettings(env).edge.EDGE_SECRET).not.toBe(edge.EDGE_SECRET);
  for (const api of apis) expect(api.EDGE_SECRET).toBe(edge.EDGE_SECRET);
  const own = 'x'.repeat(32);
  expect(readStartSettings({ EDGE_SECRET: own }).edge.EDGE_SECRET).toBe(own);
  expect(readStartSettings({ NODE_ENV: 'production' }).edge).not.toHaveProperty('EDGE_SECRET');
});

it('says where mails are written, unless a mail server is set', () => {
  expect(readStartSettings({}).mailFolder).toBe('.data/mails');
  expect(readStartSettings({ DATA_DIR: '/srv/cpal' }).mailFolder).toBe('/srv/cpal/mails');
  expect(readStartSettings({ SMTP_URL: 'smtp://localhost' }).mailFolder).toBeNull();
});

it('puts the demo blog two ports above the product', () => {
  expect(readStartSettings({ PORT: '4000' }).blog).toEqual({
    PORT: '4002',
    PUBLIC_URL: 'http://localhost:4002',
  });
});

it.each([
  ['where it is switched off', { DEMO_BLOG: 'off' }],
  ['where no sandbox sells its plan', { STRIPE_SECRET_KEY: 'sk_live_x' }],
  ['in production', { NODE_ENV: 'production' }],
])('serves no demo blog %s', (_case, env) => {
  expect(readStartSettings(env).blog).toBeNull();
});

it.each(['port', '0', '65534', '80.5'])('rejects the port %p in a sentence', (PORT) => {
  expect(startSettings.findIssues({ PORT })).toEqual([
    'PORT must be a whole number from 1 to 65533',
  ]);
});

it('sets up as many API processes as are asked for, where they share a database', () => {
  const env = { API_PROCESSES: '3', DATABASE_URL, METRICS_PORT: '9464' };
  const { apis, worker } = readStartSettings(env);
  expect(apis.map(({ METRICS_PORT }) => METRICS_PORT)).toEqual(['9464', '9465', '9466']);
  expect(worker).toMatchObject({ METRICS_PORT: '9467', STRIPE_API_BASE: 'http://127.0.0.1:3001' });
});

it('sets up a worker only where the database is not embedded', () => {
  expect(readStartSettings({ DATABASE_URL }).worker).not.toBeNull();
  expect(readStartSettings({}).worker).toBeNull();
});

it.each(['0', '33', '1.5', 'two'])('rejects %p API processes in a sentence', (API_PROCESSES) => {
  expect(startSettings.findIssues({ API_PROCESSES, DATABASE_URL })).toEqual([
    'API_PROCESSES must be a whole number from 1 to 32',
  ]);
});

it('rejects several API processes on the embedded database', () => {
  expect(startSettings.findIssues({ API_PROCESSES: '2' })).toEqual([
    'API_PROCESSES must be 1 without DATABASE_URL: the embedded database has one process',
  ]);
});

it('rejects a deployment below a path of a host before anything is built', () => {
  const failures = findSettingIssues({ PUBLIC_URL: 'https://example.com/cpal' });
  expect(failures).toEqual([
    expect.stringMatching(/^PUBLIC_URL must be .*below a path of a host is not supported$/),
  ]);
});
