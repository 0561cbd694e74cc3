import { isIP } from 'node:net';
import * as z from 'zod';
import { StartError } from './start-error';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const whole = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));
};

const origin = z
  .string()
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  }, 'must be an origin such as https://example.com')
  .transform((text) => new URL(text).origin);

const smtpUrl = z.string().refine((text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}, 'must begin with smtp:// or smtps:// and name a host');

/** An address, alone or in angle brackets behind a name, on one line. */
const sender = /^(?:[^\s<>@]+@[^\s<>@]+|[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>)$/;

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);
const isProxy = (text: string) =>
  proxyNames.has(text) || isIP(text.replace(/\/\d{1,3}$/, '')) !== 0;

const defaultPort = 3002;

const schema = z.object({
  PORT: whole(0, 65_535).default(defaultPort),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  PUBLIC_URL: origin.default('http://localhost:3000'),
  TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_API_BASE: origin.optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  PLAN_BASIC_PRODUCT: z.string().default('prod_cpal_basic'),
  PLAN_PRO_PRODUCT: z.string().default('prod_cpal_pro'),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z
    .string()
    .regex(sender, 'must be an address such as CPal <hello@example.com>')
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => text.split(',').every((part) => isProxy(part.trim())),
      'must be a list of addresses, networks, or loopback',
    )
    .optional(),
  EDGE_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{32,256}$/, 'must be 32 to 256 plain characters without spaces')
    .optional(),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LICENSE_DOMAIN_LIMIT: whole(1, 1000).default(3),
  API_DOCS: z.enum(['on', 'off'], 'must be on or off').optional(),
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).default('info'),
});

type Env = Record<string, string | undefined>;

const demandedInProduction = [
  'PUBLIC_URL',
  'TOKEN_SECRET',
  'EDGE_SECRET',
  'DATABASE_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PLAN_BASIC_PRODUCT',
  'PLAN_PRO_PRODUCT',
  'SMTP_URL',
  'MAIL_FROM',
] as const;

function faultsInProduction(env: Env): string[] {
  const faults = demandedInProduction
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} is missing`);
  if (env['PUBLIC_URL']?.startsWith('https://') === false)
    faults.push('PUBLIC_URL must be https in production');
  if (env['RATE_LIMITS'] === 'off') faults.push('RATE_LIMITS cannot be off in production');
  if (env['STRIPE_API_BASE'] !== undefined)
    faults.push('STRIPE_API_BASE is for the sandbox only, never in production');
  return faults;
}

/**
 * What a real service needs also in development: the sandbox's webhook secret is public, so with a
 * real key it would let anybody in, and no mail server takes our invented sender.
 */
const neededBeside = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
] as const;

const faultsInDevelopment = (env: Env): string[] =>
  neededBeside
    .filter(([given, needed]) => env[given] !== undefined && env[needed] === undefined)
    .map(([given, needed]) => `${needed} is missing beside ${given}`);

/** Metrics are nobody's business outside: never on the port that visitors reach. */
function faultsOfMetrics({ METRICS_PORT, PORT }: Env): string[] {
  const isPublic =
    METRICS_PORT !== undefined && Number(METRICS_PORT) === Number(PORT ?? defaultPort);
  return isPublic && METRICS_PORT !== '0' ? ['METRICS_PORT must be another port than PORT'] : [];
}

/** With a key of its own the server talks to Stripe; without one to the sandbox. */
const stripeSettings = (values: z.infer<typeof schema>) => ({
  secretKey: values.STRIPE_SECRET_KEY ?? 'sk_test_sandbox',
  webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? 'whsec_sandbox',
  /** Null is Stripe itself. */
  apiBase:
    values.STRIPE_API_BASE ??
    (values.STRIPE_SECRET_KEY === undefined ? 'http://127.0.0.1:3001' : null),
});

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

const mailSettings = (
  { SMTP_URL, MAIL_FROM }: z.infer<typeof schema>,
  { NODE_ENV: environment }: Env,
) => ({
  /** Null writes mails to the data folder instead. */
  smtpUrl: SMTP_URL ?? null,
  from: MAIL_FROM ?? 'CPal <hello@cpal.example>',
  /** In production no mail, which may open an account, crosses a network in clear. */
  demandsTls:
    environment === 'production' &&
    SMTP_URL !== undefined &&
    !thisMachine.has(new URL(SMTP_URL).hostname),
});

function check(source: Env) {
  const env: Env = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(env);
  const faults = (parsed.error?.issues ?? []).map(
    (issue) => `${String(issue.path[0])} ${issue.message}`,
  );
  const more = env['NODE_ENV'] === 'production' ? faultsInProduction : faultsInDevelopment;
  faults.push(...more(env), ...faultsOfMetrics(env));
  return { env, parsed, faults };
}

/** Says of every wrong or missing setting, by its name, what is wrong with it; never its value. */
export const settingFaults = (source: Env): string[] => check(source).faults;

/**
 * Reads the settings; an empty value counts as not set.
 * @throws StartError with all that `settingFaults` finds.
 */
export function readSettings(source: Env) {
  const { env, parsed, faults } = check(source);
  if (!parsed.success || faults.length > 0)
    throw new StartError(`Wrong settings: ${faults.join('; ')}`);
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl: values.PUBLIC_URL,
    tokenSecret: values.TOKEN_SECRET ?? null,
    stripe: stripeSettings(values),
    plans: { basic: values.PLAN_BASIC_PRODUCT, pro: values.PLAN_PRO_PRODUCT },
    mail: mailSettings(values, env),
    /** Whose X-Forwarded-For is believed; false is nobody's. */
    trustProxy: values.TRUST_PROXY ?? false,
    /** Shared with the edge server; null is none. */
    edgeSecret: values.EDGE_SECRET ?? null,
    rateLimits: values.RATE_LIMITS === 'on',
    licenseDomainLimit: values.LICENSE_DOMAIN_LIMIT,
    logLevel: values.LOG_LEVEL,
    /** The calls as a page for people, which is for who develops. */
    showsDocs: (values.API_DOCS ?? (env['NODE_ENV'] === 'production' ? 'off' : 'on')) === 'on',
    /** Null shows none. */
    metrics:
      values.METRICS_PORT === undefined
        ? null
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
  };
}

export type Settings = ReturnType<typeof readSettings>;
