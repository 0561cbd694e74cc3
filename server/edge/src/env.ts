import {
  type PageOptions,
  storeFailures,
  storeFields,
  storeMatch,
  storePlace,
} from '@cpal/delivery';
import {
  addressOrOff,
  httpAddress,
  line,
  matching,
  optional,
  origins,
  port,
} from '@cpal/server-kit/fields';
import { defineSettings, type Environment } from '@cpal/server-kit/settings';
import { companySettings, productSettings, serverSettings } from '@cpal/server-kit/shared-settings';

/** Policies that scripts of the page create: webpack's own, and the browser's fallback. */
const trustedTypes = ['webpack', 'default'];

/** The edge server's settings, and what production asks of them. */
export const edgeSettings = defineSettings({
  fields: {
    PORT: optional(port, '3000'),
    ...serverSettings,
    ...productSettings,
    ...companySettings,
    GOVERNING_LAW: optional(line, 'the law of Sampleland'),
    ...storeFields,
    API_ORIGINS: optional(origins, 'http://127.0.0.1:3002'),
    WAITLIST_URL: optional(addressOrOff, 'https://cpal.example/waitlist'),
    CONTACT_EMAIL: optional(
      matching(/^[^\s@]+@[^\s@]+$/, 'an email address'),
      'hello@cpal.example',
    ),
    SECURITY_CONTACT: optional(
      matching(
        /^(?:mailto:|https:\/\/)[^\s<>]+$/,
        'an address that begins with mailto: or https://',
      ),
    ),
    STRIPE_PUBLISHABLE_KEY: optional(
      matching(/^pk_/, 'a publishable key, which begins with pk_'),
      'pk_test_sandbox',
    ),
    STRIPE_SCRIPT_URL: optional(httpAddress),
  },
  inProduction: {
    set: [
      'PUBLIC_URL',
      'EDGE_SECRET',
      'WAITLIST_URL',
      'CONTACT_EMAIL',
      'STRIPE_PUBLISHABLE_KEY',
      'COMPANY_NAME',
      'COMPANY_ADDRESS',
      'GOVERNING_LAW',
    ],
    // The sandbox's script is for development.
    unset: ['STRIPE_SCRIPT_URL'],
    match: [['PUBLIC_URL', /^https:/i, 'https'], ...storeMatch],
  },
  between: (env) => storeFailures(env),
});

/**
 * Reads the settings; an empty variable counts as not set.
 * @throws UserError that names every wrong one.
 */
export function readSettings(source: Environment) {
  const values = edgeSettings.read(source);
  const scriptUrl = values.STRIPE_SCRIPT_URL;
  const scriptOrigin = scriptUrl === undefined ? [] : [new URL(scriptUrl).origin];
  const page: PageOptions = {
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    origins: { script: scriptOrigin, connect: scriptOrigin, frame: scriptOrigin },
    trustedTypes,
    settings: {
      waitlistUrl: values.WAITLIST_URL,
      contactEmail: values.CONTACT_EMAIL,
      stripePublishableKey: values.STRIPE_PUBLISHABLE_KEY,
      stripeScriptUrl: scriptUrl ?? null,
      products: { basic: values.PLAN_BASIC_PRODUCT, pro: values.PLAN_PRO_PRODUCT },
      company: {
        name: values.COMPANY_NAME,
        address: values.COMPANY_ADDRESS,
        governingLaw: values.GOVERNING_LAW,
      },
    },
  };
  return {
    port: values.PORT,
    host: values.HOST,
    store: storePlace(values),
    environment: values.ENVIRONMENT,
    apiOrigins: values.API_ORIGINS,
    /** Shared with the API; null if it is not set. */
    edgeSecret: values.EDGE_SECRET?.[0] ?? null,
    /** Whom to tell of a weakness, as a URI. */
    securityContact: values.SECURITY_CONTACT ?? `mailto:${values.CONTACT_EMAIL}`,
    logLevel: values.LOG_LEVEL,
    page,
  };
}
