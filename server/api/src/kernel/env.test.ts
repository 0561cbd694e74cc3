import { readSettings } from './env';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://cpal.example',
  TOKEN_SECRET: 'x'.repeat(32),
  EDGE_SECRET: 'y'.repeat(32),
  TRUST_PROXY: '10.0.0.0/8',
  DATABASE_URL: 'postgres://cpal@db/cpal',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  PLAN_BASIC_PRODUCT: 'prod_a',
  PLAN_PRO_PRODUCT: 'prod_b',
  SMTP_URL: 'smtps://cpal:secret@mail.example',
  MAIL_FROM: 'CPal <hello@cpal.example>',
  COMPANY_NAME: 'Saltbox Kitchens LLC',
  COMPANY_ADDRESS: '12 Mill Road, Burlington, VT 05401, USA',
};

describe('settings', () => {
  it('need nothing for development, and then talk to the sandbox', () => {
    expect(readSettings({})).toEqual({
      port: 3002,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      tokenSecrets: null,
      stripe: {
        secretKey: 'sk_test_sandbox',
        webhookSecret: 'whsec_sandbox',
        apiBase: 'http://127.0.0.1:3001',
        automaticTax: {},
      },
      plans: { basic: 'prod_cpal_basic', pro: 'prod_cpal_pro' },
      mail: { smtpUrl: null, from: 'CPal <hello@cpal.example>', requiresTls: false },
      company: { name: 'Sample Company', address: '1 Sample Street, Sampletown' },
      model: null,
      modelBudget: { tokensPerDay: 200_000, dollarsPerMonth: 5 },
      trustProxy: false,
      edgeSecrets: null,
      rateLimits: true,
      licenseDomainLimit: 3,
      localBlogs: false,
      showsDocs: true,
      logLevel: 'info',
      isProduction: false,
      metrics: null,
    });
  });

  it('take an empty value for one that is not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', TOKEN_SECRET: '' })).toEqual(
      readSettings({}),
    );
  });

  it('switch a model on with all that it needs, and name what is missing', () => {
    const model = {
      ASSISTANT_MODEL_KIND: 'anthropic',
      ASSISTANT_MODEL_URL: 'https://models.example/v1/',
      ASSISTANT_MODEL_KEY: 'k',
      ASSISTANT_MODEL_NAME: 'n',
      ASSISTANT_MODEL_PRICE_IN: '0.25',
      ASSISTANT_MODEL_PRICE_OUT: '1',
    };
    expect(readSettings(model).model).toEqual({
      kind: 'anthropic',
      url: 'https://models.example/v1',
      key: 'k',
      name: 'n',
      price: { in: 0.25, out: 1 },
    });
    expect(() => readSettings({ ASSISTANT_MODEL_KEY: 'k' })).toThrow(
      /ASSISTANT_MODEL_URL must be set beside the model's other settings/,
    );
  });

  it('talk to Stripe itself with a key of its own', () => {
    const { stripe } = readSettings({
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    });
    expect(stripe.apiBase).toBeNull();
  });

  it('cut the public address down to its origin', () => {
    expect(readSettings({ PUBLIC_URL: 'https://CPal.example/' }).publicUrl).toBe(
      'https://cpal.example',
    );
  });

  it('name all wrong values together, and not the values', () => {
    const wrong = {
      PORT: '70000',
      PUBLIC_URL: 'cpal.example/app',
      DATABASE_URL: 'mysql://root:hunter2@db',
      TOKEN_SECRET: 'short',
      STRIPE_SECRET_KEY: 'hunter2',
      SMTP_URL: 'http://cpal:hunter2@mail.example',
      MAIL_FROM: 'CPal <hello@cpal.example>\r\nBcc: eve@example.com',
      TRUST_PROXY: 'true',
      EDGE_SECRET: 'hunter2',
      RATE_LIMITS: 'maybe',
      LICENSE_DOMAIN_LIMIT: '0',
      COMPANY_NAME: ' ',
      COMPANY_ADDRESS: 'hunter2\nBurlington',
      LOG_LEVEL: 'loud',
    };
    const read = () => readSettings(wrong);
    for (const name of Object.keys(wrong)) expect(read).toThrow(name);
    expect(read).not.toThrow('hunter2');
    expect(read).toThrow(/^Wrong settings: /);
  });

  it.each(['loopback', '10.0.0.0/8, 127.0.0.1', '2001:db8::/32'])(
    'believe the proxies %s',
    (TRUST_PROXY) => {
      expect(readSettings({ TRUST_PROXY }).trustProxy).toEqual(TRUST_PROXY.split(', '));
    },
  );

  it.each(['0.0.0.0/0', '::/0', 'loopback, 10.0.0.0/00'])(
    'do not believe every visitor: %s',
    (TRUST_PROXY) => {
      expect(() => readSettings({ TRUST_PROXY })).toThrow('TRUST_PROXY');
    },
  );

  it.each(['hello@cpal.example', 'CPal <hello@cpal.example>'])(
    'send mails from %s',
    (MAIL_FROM) => {
      expect(readSettings({ MAIL_FROM }).mail.from).toBe(MAIL_FROM);
    },
  );

  it('reject a mail server without a sender', () => {
    expect(() => readSettings({ SMTP_URL: 'smtp://127.0.0.1' })).toThrow(
      'MAIL_FROM must be set beside SMTP_URL',
    );
  });

  it('show metrics on this machine only, and never on the public port', () => {
    const { metrics } = readSettings({ METRICS_PORT: '9464' });
    expect(metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    for (const env of [{ METRICS_PORT: '3002' }, { PORT: '80', METRICS_PORT: '80' }])
      expect(() => readSettings(env)).toThrow('METRICS_PORT must be another port than PORT');
  });

  it('reject a real key next to the sandbox’s public webhook secret', () => {
    expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow(
      'STRIPE_WEBHOOK_SECRET must be set beside STRIPE_SECRET_KEY',
    );
  });
});

describe('settings in production', () => {
  it('are enough with all that is required', () => {
    expect(readSettings(production)).toMatchObject({ databaseUrl: production.DATABASE_URL });
  });

  it.each([
    ['smtp://mail.example:587', true],
    ['smtp://localhost', false],
    ['smtp://cpal:secret@127.0.0.1:25', false],
    ['smtp://[::1]', false],
  ])('have mails to %s encrypted: %p', (SMTP_URL, requiresTls) => {
    expect(readSettings({ ...production, SMTP_URL }).mail).toMatchObject({ requiresTls });
    const { NODE_ENV: _production, ...development } = { ...production, SMTP_URL };
    expect(readSettings(development).mail.requiresTls).toBe(false);
  });

  it('name everything that is missing', () => {
    const { NODE_ENV, ...demanded } = production;
    const read = () => readSettings({ NODE_ENV });
    for (const name of Object.keys(demanded))
      expect(read).toThrow(`${name} must be set in production`);
  });

  it.each([
    [{ PUBLIC_URL: 'http://cpal.example' }, 'PUBLIC_URL must be https'],
    [
      { TOKEN_SECRET: 'x'.repeat(31) },
      'TOKEN_SECRET must be at least 32 characters long, or several such secrets',
    ],
    [{ TOKEN_SECRET: `${'x'.repeat(32)},weak` }, 'TOKEN_SECRET must be at least 32 characters'],
    [{ EDGE_SECRET: `${'x'.repeat(32)},` }, 'EDGE_SECRET must be 32 to 256 plain characters'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS must be on in production'],
    [{ LOCAL_BLOGS: 'on' }, 'LOCAL_BLOGS must not be set in production'],
    [{ STRIPE_API_BASE: 'http://127.0.0.1:3001' }, 'STRIPE_API_BASE must not be set in production'],
  ])('reject %j', (change, message) => {
    expect(() => readSettings({ ...production, ...change })).toThrow(message);
  });
});
