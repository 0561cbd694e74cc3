import { isIP } from 'node:net';
import * as v from 'valibot';
import { modelKinds } from '@cpal/assistant/model-settings';
import {
  addressWithScheme,
  httpAddress,
  list,
  matching,
  choice,
  onOff,
  optional,
  origin,
  port,
  secrets,
  string,
  whole,
} from '@cpal/server-kit/fields';
import { defineSettings, type Environment } from '@cpal/server-kit/settings';
import {
  companySettings,
  productSettings,
  serverSettings,
  stateSettings,
} from '@cpal/server-kit/shared-settings';

/** An address, alone or in angle brackets behind a name, on one line. */
const sender = /^(?:[^\s<>@]+@[^\s<>@]+|[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>)$/;

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** A network of all addresses is rejected: every visitor could choose the address they count as. */
const isProxy = (name: string) =>
  proxyNames.has(name) || (!/\/0+$/.test(name) && isIP(name.replace(/\/\d{1,3}$/, '')) !== 0);

const defaultPort = 3002;

/** Metrics are nobody's business outside: never on the port that visitors reach. */
function metricsFailures({ METRICS_PORT, PORT }: Environment): string[] {
  const isPublic =
    METRICS_PORT !== undefined && Number(METRICS_PORT) === Number(PORT ?? defaultPort);
  return isPublic && METRICS_PORT !== '0' ? ['METRICS_PORT must be another port than PORT'] : [];
}

/** Dollars, to a hundredth of a cent. */
const dollars = v.pipe(
  matching(/^\d{1,4}(?:\.\d{1,4})?$/, 'dollars such as 2.5'),
  v.transform(Number),
);

/** What a language model needs: all of it, or there is none. */
const modelFields = {
  ASSISTANT_MODEL_KIND: optional(choice(modelKinds)),
  ASSISTANT_MODEL_URL: optional(httpAddress),
  ASSISTANT_MODEL_KEY: optional(string()),
  ASSISTANT_MODEL_NAME: optional(string()),
  ASSISTANT_MODEL_PRICE_IN: optional(dollars),
  ASSISTANT_MODEL_PRICE_OUT: optional(dollars),
};

function modelFailures(env: Environment): string[] {
  const names = Object.keys(modelFields);
  const missing = names.filter((name) => env[name] === undefined);
  return missing.length === names.length
    ? []
    : missing.map((name) => `${name} must be set beside the model's other settings`);
}

/** The API's settings, and what production asks of them. */
export const apiSettings = defineSettings({
  fields: {
    PORT: optional(port, String(defaultPort)),
    ...serverSettings,
    ...productSettings,
    ...companySettings,
    ...stateSettings,
    DATABASE_URL: optional(addressWithScheme('postgres', 'postgresql')),
    TOKEN_SECRET: optional(secrets(/^.{32,}$/s, 'at least 32 characters long')),
    STRIPE_SECRET_KEY: optional(matching(/^(sk|rk)_/, 'a key that begins with sk_ or rk_')),
    STRIPE_API_BASE: optional(origin),
    STRIPE_TAX: optional(onOff, 'off'),
    SMTP_URL: optional(addressWithScheme('smtp', 'smtps')),
    MAIL_FROM: optional(
      matching(sender, 'an address such as CPal <hello@example.com>'),
      'CPal <hello@cpal.example>',
    ),
    TRUST_PROXY: optional(list(isProxy, 'addresses, networks, or loopback,')),
    RATE_LIMITS: optional(onOff, 'on'),
    ...modelFields,
    ASSISTANT_TOKENS_PER_DAY: optional(whole(0, 1_000_000_000), '200000'),
    ASSISTANT_DOLLARS_PER_MONTH: optional(whole(0, 1_000_000), '5'),
    LICENSE_DOMAIN_LIMIT: optional(whole(1, 1000), '3'),
    LOCAL_BLOGS: optional(onOff, 'off'),
    API_DOCS: optional(onOff),
    METRICS_PORT: optional(port),
    METRICS_HOST: optional(string(), '127.0.0.1'),
  },
  inProduction: {
    set: [
      'PUBLIC_URL',
      'TOKEN_SECRET',
      'EDGE_SECRET',
      'TRUST_PROXY',
      'DATABASE_URL',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'PLAN_BASIC_PRODUCT',
      'PLAN_PRO_PRODUCT',
      'SMTP_URL',
      'MAIL_FROM',
      'COMPANY_NAME',
      'COMPANY_ADDRESS',
    ],
    // The sandbox and blogs on this machine are for development.
    unset: ['STRIPE_API_BASE', 'LOCAL_BLOGS'],
    match: [
      ['PUBLIC_URL', /^https:/i, 'https'],
      ['RATE_LIMITS', /^on$/, 'on'],
    ],
  },
  // The sandbox's webhook secret is public, so with a real key it would let anybody in, and no mail
  // server takes our invented sender.
  beside: [
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['SMTP_URL', 'MAIL_FROM'],
  ],
  between: (env) => [...metricsFailures(env), ...modelFailures(env)],
});

type Values = ReturnType<typeof apiSettings.read>;

/** With a key of its own the server talks to Stripe; without one to the sandbox. */
const stripeSettings = (values: Values) => ({
  secretKey: values.STRIPE_SECRET_KEY ?? 'sk_test_sandbox',
  webhookSecret: values.STRIPE_WEBHOOK_SECRET,
  /** Null is Stripe itself. */
  apiBase:
    values.STRIPE_API_BASE ??
    (values.STRIPE_SECRET_KEY === undefined ? 'http://127.0.0.1:3001' : null),
  /** What is bought or changed is taxed as Stripe computes it. */
  automaticTax: values.STRIPE_TAX ? { automatic_tax: { enabled: true } } : {},
});

/** The language model behind the assistant; null is none. */
function modelSettings(values: Values) {
  const { ASSISTANT_MODEL_KIND: kind, ASSISTANT_MODEL_URL: url } = values;
  const { ASSISTANT_MODEL_KEY: key, ASSISTANT_MODEL_NAME: name } = values;
  if (kind === undefined || url === undefined || key === undefined || name === undefined)
    return null;
  const price = {
    in: values.ASSISTANT_MODEL_PRICE_IN ?? 0,
    out: values.ASSISTANT_MODEL_PRICE_OUT ?? 0,
  };
  return { kind, url: url.replace(/\/$/, ''), key, name, price };
}

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

const mailSettings = ({ SMTP_URL, MAIL_FROM, isProduction }: Values) => ({
  /** Null writes mails to the data folder instead. */
  smtpUrl: SMTP_URL ?? null,
  from: MAIL_FROM,
  /** In production no mail, which may open an account, crosses a network in clear. */
  requiresTls:
    isProduction && SMTP_URL !== undefined && !thisMachine.has(new URL(SMTP_URL).hostname),
});

/**
 * Reads the settings; an empty value counts as not set.
 * @throws UserError that names every wrong one.
 */
export function readSettings(source: Environment) {
  const values = apiSettings.read(source);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl: values.PUBLIC_URL ?? 'http://localhost:3000',
    /** The first signs, all verify; null makes one up. */
    tokenSecrets: values.TOKEN_SECRET ?? null,
    stripe: stripeSettings(values),
    plans: { basic: values.PLAN_BASIC_PRODUCT, pro: values.PLAN_PRO_PRODUCT },
    mail: mailSettings(values),
    company: { name: values.COMPANY_NAME, address: values.COMPANY_ADDRESS },
    /** Whose X-Forwarded-For is believed; false is nobody's. */
    trustProxy: values.TRUST_PROXY ?? false,
    /** Shared with the edge server, which sends the first of its own; null is none. */
    edgeSecrets: values.EDGE_SECRET ?? null,
    model: modelSettings(values),
    /** What a license's answers may cost at the model. */
    modelBudget: {
      tokensPerDay: values.ASSISTANT_TOKENS_PER_DAY,
      dollarsPerMonth: values.ASSISTANT_DOLLARS_PER_MONTH,
    },
    rateLimits: values.RATE_LIMITS,
    licenseDomainLimit: values.LICENSE_DOMAIN_LIMIT,
    /** Whether a blog may be on this machine; never in production. */
    localBlogs: values.LOCAL_BLOGS,
    logLevel: values.LOG_LEVEL,
    isProduction: values.isProduction,
    /** The calls as a page for people, which is for who develops. */
    showsDocs: values.API_DOCS ?? !values.isProduction,
    /** Null shows none. */
    metrics:
      values.METRICS_PORT === undefined
        ? null
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
  };
}

export type Settings = ReturnType<typeof readSettings>;
