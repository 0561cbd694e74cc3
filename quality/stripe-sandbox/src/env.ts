import { resolve } from 'node:path';
import { httpAddress, choice, optional, port } from '@cpal/server-kit/fields';
import { defineSettings, type Environment } from '@cpal/server-kit/settings';
import { serverSettings, stateSettings } from '@cpal/server-kit/shared-settings';

/** The settings of the Stripe sandbox. */
export const sandboxSettings = defineSettings({
  fields: {
    PORT: optional(port, '3001'),
    ...serverSettings,
    ...stateSettings,
    WEBHOOK_URL: optional(httpAddress, 'http://127.0.0.1:3000/api/stripe/webhook'),
    AFTER_LAST_RETRY: optional(choice(['cancel', 'unpaid', 'past_due']), 'cancel'),
  },
});

/**
 * Reads the settings.
 * @throws UserError that names every wrong one.
 */
export function readSettings(source: Environment) {
  const values = sandboxSettings.read(source);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    /** Null where WEBHOOK_URL is set to nothing: events are recorded, but sent nowhere. */
    webhook:
      source['WEBHOOK_URL'] === ''
        ? null
        : { url: values.WEBHOOK_URL, secret: values.STRIPE_WEBHOOK_SECRET },
    /** Null where it follows from the port. */
    publicUrl: values.PUBLIC_URL ?? null,
    afterLastRetry: values.AFTER_LAST_RETRY,
    logLevel: values.LOG_LEVEL,
  };
}
