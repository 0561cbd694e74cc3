import { readSettings } from './env';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://cpal.example',
  EDGE_SECRET: 'x'.repeat(32),
  WAITLIST_URL: 'https://wait.example/cpal',
  CONTACT_EMAIL: 'hello@cpal.example',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  COMPANY_NAME: 'Saltbox Kitchens LLC',
  COMPANY_ADDRESS: '12 Mill Road, Burlington, VT 05401, USA',
  GOVERNING_LAW: 'the laws of the State of Vermont, USA',
};

it('needs no setting on a developer’s machine', () => {
  expect(readSettings({ PORT: '4000', HOST: '' })).toEqual({
    port: 4000,
    host: '127.0.0.1',
    store: '.releases',
    environment: 'local',
    apiOrigins: ['http://127.0.0.1:3002'],
    edgeSecret: null,
    securityContact: 'mailto:hello@cpal.example',
    logLevel: 'info',
    page: {
      publicUrl: 'http://localhost:4000',
      origins: { script: [], connect: [], frame: [] },
      trustedTypes: ['webpack', 'default'],
      settings: {
        waitlistUrl: 'https://cpal.example/waitlist',
        contactEmail: 'hello@cpal.example',
        stripePublishableKey: 'pk_test_sandbox',
        stripeScriptUrl: null,
        products: { basic: 'prod_cpal_basic', pro: 'prod_cpal_pro' },
        company: {
          name: 'Sample Company',
          address: '1 Sample Street, Sampletown',
          governingLaw: 'the law of Sampleland',
        },
      },
    },
  });
});

it('trusts the origin of the sandbox’s script', () => {
  const { page } = readSettings({ STRIPE_SCRIPT_URL: 'http://localhost:3001/js/stripe.js' });
  const origin = ['http://localhost:3001'];
  expect(page.origins).toEqual({ script: origin, connect: origin, frame: origin });
  expect(page.settings).toMatchObject({ stripeScriptUrl: 'http://localhost:3001/js/stripe.js' });
});

it('takes the site’s origin with or without a slash', () => {
  for (const PUBLIC_URL of ['https://cpal.example', 'https://cpal.example/']) {
    expect(readSettings({ PUBLIC_URL }).page.publicUrl).toBe('https://cpal.example');
  }
});

it('knows a deployment without a waitlist, also in production', () => {
  for (const settings of [{}, production]) {
    const { page } = readSettings({ ...settings, WAITLIST_URL: 'off' });
    expect(page.settings.waitlistUrl).toBeNull();
  }
});

it('reads several origins of the API', () => {
  const { apiOrigins } = readSettings({ API_ORIGINS: 'http://10.0.0.1:3002, https://api.example' });
  expect(apiOrigins).toEqual(['http://10.0.0.1:3002', 'https://api.example']);
});

it('names every wrong setting together and repeats no value', () => {
  const wrong = {
    PORT: '99999',
    ENVIRONMENT: '../x',
    API_ORIGINS: 'http://127.0.0.1:3002,',
    EDGE_SECRET: 'sk_live_secret',
    PUBLIC_URL: 'http://localhost:3000/app',
    WAITLIST_URL: 'javascript:1',
    CONTACT_EMAIL: 'nobody',
    STRIPE_PUBLISHABLE_KEY: 'sk_live_secret',
    STRIPE_SCRIPT_URL: 'stripe.js',
    COMPANY_NAME: 'Saltbox\nKitchens',
    COMPANY_ADDRESS: '   ',
    GOVERNING_LAW: 'x'.repeat(201),
    LOG_LEVEL: 'loud',
  };
  const message = messageOf(wrong);
  for (const name of Object.keys(wrong)) expect(message).toContain(`${name} must be`);
  expect(message).not.toContain('sk_live_secret');
});

it('says that a deployment below a path is not supported', () => {
  for (const PUBLIC_URL of ['https://example.com/cpal', 'https://example.com/cpal/'])
    expect(messageOf({ PUBLIC_URL })).toBe(
      'Wrong settings: PUBLIC_URL must be an http or https origin without a path, such as ' +
        'https://cpal.example: a deployment below a path of a host is not supported',
    );
});

it('sends the first of several secrets, and rejects one that is weak', () => {
  const [next, old] = ['n'.repeat(32), 'o'.repeat(40)];
  expect(readSettings({ EDGE_SECRET: `${next}, ${old}` }).edgeSecret).toBe(next);
  expect(messageOf({ EDGE_SECRET: `${next},short` })).toContain('EDGE_SECRET must be 32 to 256');
});

describe('in production', () => {
  it('takes what a deployment has to set', () => {
    expect(readSettings(production)).toMatchObject({
      edgeSecret: 'x'.repeat(32),
      page: {
        publicUrl: 'https://cpal.example',
        settings: {
          company: {
            name: production.COMPANY_NAME,
            address: production.COMPANY_ADDRESS,
            governingLaw: production.GOVERNING_LAW,
          },
        },
      },
    });
  });

  it('names what is missing', () => {
    expect(messageOf({ NODE_ENV: 'production' })).toBe(
      'Wrong settings: ' +
        'PUBLIC_URL must be set in production; ' +
        'EDGE_SECRET must be set in production; ' +
        'WAITLIST_URL must be set in production; ' +
        'CONTACT_EMAIL must be set in production; ' +
        'STRIPE_PUBLISHABLE_KEY must be set in production; ' +
        'COMPANY_NAME must be set in production; ' +
        'COMPANY_ADDRESS must be set in production; ' +
        'GOVERNING_LAW must be set in production',
    );
  });

  it.each([
    ['PUBLIC_URL', 'http://cpal.example', 'must be https in production'],
    ['STRIPE_SCRIPT_URL', 'https://sandbox.example/stripe.js', 'must not be set in production'],
  ])('rejects %s %s', (name, value, expected) => {
    expect(messageOf({ ...production, [name]: value })).toContain(`${name} ${expected}`);
  });
});

function messageOf(variables: Record<string, string>): string {
  try {
    readSettings(variables);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}
