import { namePattern, type PageOptions, Refusal } from '@cpal/delivery';
import * as z from 'zod/mini';
import { _default as withDefault, optional } from 'zod/mini';
import { type LogLevel, logLevels } from './log-options';

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

const isUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isOrigin = (value: string) => isUrl(value) && /^\w+:\/\/[^/?#]+\/?$/.test(value);
const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
const items = (value: string) => value.split(',').map((item) => item.trim());

/** A text for which a condition holds; `expected` ends the sentence "… must be". */
const text = (holds: (value: string) => boolean, expected: string) =>
  z.string().check(z.refine(holds, `must be ${expected}`));
const matching = (pattern: RegExp, expected: string) =>
  text((value) => pattern.test(value), expected);
const url = text(isUrl, 'an http or https address');

const schema = z.object({
  PORT: withDefault(text(isPort, 'a port from 0 to 65535'), '3000'),
  HOST: withDefault(z.string(), '127.0.0.1'),
  RELEASES_DIR: withDefault(z.string(), '.releases'),
  ENVIRONMENT: withDefault(
    matching(namePattern, 'a name of lower-case letters, digits and hyphens'),
    'local',
  ),
  API_ORIGINS: withDefault(
    text((value) => items(value).every(isOrigin), 'http or https origins with commas between them'),
    'http://127.0.0.1:3002',
  ),
  EDGE_SECRET: optional(
    matching(/^[\x21-\x7e]{32,256}$/, '32 to 256 plain characters without spaces'),
  ),
  PUBLIC_URL: optional(text(isOrigin, 'an http or https origin without a path')),
  WAITLIST_URL: withDefault(url, 'https://cpal.example/waitlist'),
  CONTACT_EMAIL: withDefault(
    matching(/^[^\s@]+@[^\s@]+$/, 'an email address'),
    'hello@cpal.example',
  ),
  STRIPE_PUBLISHABLE_KEY: withDefault(
    matching(/^pk_/, 'a publishable key, which starts with pk_'),
    'pk_test_sandbox',
  ),
  STRIPE_SCRIPT_URL: optional(url),
  PLAN_BASIC_PRODUCT: withDefault(z.string(), 'prod_cpal_basic'),
  PLAN_PRO_PRODUCT: withDefault(z.string(), 'prod_cpal_pro'),
  LOG_LEVEL: withDefault(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
});

type Variables = Readonly<Record<string, string | undefined>>;

function faultsInProduction(variables: Variables): string[] {
  const faults = requiredInProduction
    .filter((name) => variables[name] === undefined)
    .map((name) => `${name} must be set in production`);
  if (variables['PUBLIC_URL']?.startsWith('http:'))
    faults.push('PUBLIC_URL must be an https origin without a path');
  if (variables['STRIPE_SCRIPT_URL'] !== undefined)
    faults.push('STRIPE_SCRIPT_URL must be left out in production');
  return faults;
}

function check(source: Variables) {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(variables);
  const faults = (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );
  if (variables['NODE_ENV'] === 'production') faults.push(...faultsInProduction(variables));
  return { parsed, faults };
}

/** Says of every wrong or missing setting, by its name, what is wrong with it; never its value. */
export const settingFaults = (source: Variables): string[] => check(source).faults;

/**
 * Reads the settings; an empty variable counts as not set.
 * @throws Refusal with all that `settingFaults` finds.
 */
export function parseEnv(source: Variables): Env {
  const { parsed, faults } = check(source);
  if (!parsed.success || faults.length > 0)
    throw new Refusal(`Wrong settings: ${faults.join('; ')}.`);
  const values = parsed.data;
  const scriptUrl = values.STRIPE_SCRIPT_URL;
  const scriptOrigin = scriptUrl === undefined ? [] : [new URL(scriptUrl).origin];
  return {
    port: Number(values.PORT),
    host: values.HOST,
    releasesDir: values.RELEASES_DIR,
    environment: values.ENVIRONMENT,
    apiOrigins: items(values.API_ORIGINS),
    edgeSecret: values.EDGE_SECRET ?? null,
    logLevel: values.LOG_LEVEL,
    page: {
      publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
      origins: { script: scriptOrigin, connect: scriptOrigin, frame: scriptOrigin },
      trustedTypes,
      settings: {
        waitlistUrl: values.WAITLIST_URL,
        contactEmail: values.CONTACT_EMAIL,
        stripePublishableKey: values.STRIPE_PUBLISHABLE_KEY,
        stripeScriptUrl: scriptUrl ?? null,
        products: { basic: values.PLAN_BASIC_PRODUCT, pro: values.PLAN_PRO_PRODUCT },
      },
    },
  };
}
