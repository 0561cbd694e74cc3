import { logLevels, type LogLevel } from './log';
import type { PageOptions } from './page/page-options';
import { Refusal } from './refusal';
import { namePattern } from './store/build';

/** The edge server's settings. */
export interface Env {
  port: number;
  host: string;
  releasesDir: string;
  environment: string;
  apiOrigins: string[];
  /** Shared with the API; null where it is not set. */
  edgeSecret: string | null;
  logLevel: LogLevel;
  page: PageOptions;
}

interface Rule {
  fallback: string;
  holds: (value: string) => boolean;
  /** Ends the sentence "… must be". */
  expected: string;
}

/** What a production deployment has to set itself: the defaults are for a developer's machine. */
const requiredInProduction = [
  'PUBLIC_URL',
  'EDGE_SECRET',
  'WAITLIST_URL',
  'CONTACT_EMAIL',
  'STRIPE_PUBLISHABLE_KEY',
];

/** Policies that scripts of the page create: webpack's own, and the browser's fallback. */
const trustedTypes = ['webpack', 'default'];

const anything = () => true;
const isUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isOrigin = (value: string) => isUrl(value) && /^\w+:\/\/[^/?#]+\/?$/.test(value);
const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
const items = (value: string) => value.split(',').map((item) => item.trim());

function rulesFor(production: boolean, port: string) {
  return {
    PORT: { fallback: '3000', holds: isPort, expected: 'a port from 0 to 65535' },
    HOST: { fallback: '127.0.0.1', holds: anything, expected: 'an address of this machine' },
    RELEASES_DIR: { fallback: '.releases', holds: anything, expected: 'a folder' },
    ENVIRONMENT: {
      fallback: 'local',
      holds: (value) => namePattern.test(value),
      expected: 'a name of lower-case letters, digits and hyphens',
    },
    API_ORIGINS: {
      fallback: 'http://127.0.0.1:3002',
      holds: (value) => items(value).every(isOrigin),
      expected: 'http or https origins with commas between them',
    },
    EDGE_SECRET: {
      fallback: '',
      holds: (value) => /^[\x21-\x7e]{32,256}$/.test(value),
      expected: '32 to 256 plain characters without spaces',
    },
    PUBLIC_URL: {
      fallback: `http://localhost:${port}`,
      holds: (value) => isOrigin(value) && (!production || value.startsWith('https:')),
      expected: `an ${production ? 'https' : 'http or https'} origin without a path`,
    },
    WAITLIST_URL: {
      fallback: 'https://cpal.example/waitlist',
      holds: isUrl,
      expected: 'an http or https address',
    },
    CONTACT_EMAIL: {
      fallback: 'hello@cpal.example',
      holds: (value) => /^[^\s@]+@[^\s@]+$/.test(value),
      expected: 'an email address',
    },
    STRIPE_PUBLISHABLE_KEY: {
      fallback: 'pk_test_sandbox',
      holds: (value) => value.startsWith('pk_'),
      expected: 'a publishable key, which starts with pk_',
    },
    STRIPE_SCRIPT_URL: {
      fallback: '',
      holds: (value) => isUrl(value) && !production,
      expected: production ? 'left out in production' : 'an http or https address',
    },
    PLAN_BASIC_PRODUCT: { fallback: 'prod_cpal_basic', holds: anything, expected: 'a product id' },
    PLAN_PRO_PRODUCT: { fallback: 'prod_cpal_pro', holds: anything, expected: 'a product id' },
    LOG_LEVEL: {
      fallback: 'info',
      holds: (value) => logLevels.some((level) => level === value),
      expected: `one of ${logLevels.join(', ')}`,
    },
  } satisfies Record<string, Rule>;
}

type Variables = Readonly<Record<string, string | undefined>>;

const isProduction = (variables: Variables) => variables['NODE_ENV'] === 'production';
const rulesOf = (variables: Variables) =>
  rulesFor(isProduction(variables), variables['PORT'] || '3000');

/** Says of every wrong or missing setting, by its name, what is wrong with it; never its value. */
export function settingFaults(variables: Variables): string[] {
  const faults = Object.entries<Rule>(rulesOf(variables)).flatMap(([name, { holds, expected }]) => {
    const value = variables[name];
    return !value || holds(value) ? [] : [`${name} must be ${expected}`];
  });
  const required = isProduction(variables) ? requiredInProduction : [];
  const missing = required.filter((name) => !variables[name]);
  return [...faults, ...missing.map((name) => `${name} must be set in production`)];
}

/**
 * Reads the settings; an empty variable counts as not set.
 * @throws Refusal with all that `settingFaults` finds.
 */
export function parseEnv(variables: Variables): Env {
  const faults = settingFaults(variables);
  if (faults.length > 0) throw new Refusal(`Wrong settings: ${faults.join('; ')}.`);

  const rules = rulesOf(variables);
  const get = (name: keyof typeof rules) => variables[name] || rules[name].fallback;
  const scriptUrl = get('STRIPE_SCRIPT_URL');
  const scriptOrigin = scriptUrl === '' ? [] : [new URL(scriptUrl).origin];
  return {
    port: Number(get('PORT')),
    host: get('HOST'),
    releasesDir: get('RELEASES_DIR'),
    environment: get('ENVIRONMENT'),
    apiOrigins: items(get('API_ORIGINS')),
    edgeSecret: get('EDGE_SECRET') || null,
    logLevel: logLevels.find((level) => level === get('LOG_LEVEL')) ?? 'info',
    page: {
      publicUrl: new URL(get('PUBLIC_URL')).origin,
      origins: { script: scriptOrigin, connect: scriptOrigin, frame: scriptOrigin },
      trustedTypes,
      settings: {
        waitlistUrl: get('WAITLIST_URL'),
        contactEmail: get('CONTACT_EMAIL'),
        stripePublishableKey: get('STRIPE_PUBLISHABLE_KEY'),
        stripeScriptUrl: scriptUrl === '' ? null : scriptUrl,
        products: { basic: get('PLAN_BASIC_PRODUCT'), pro: get('PLAN_PRO_PRODUCT') },
      },
    },
  };
}
