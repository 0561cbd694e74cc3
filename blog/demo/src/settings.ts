import path from 'node:path';
import { UserError } from '@cpal/server-kit/errors';
import { optional, port } from '@cpal/server-kit/fields';
import { defineSettings, type Environment } from '@cpal/server-kit/settings';
import { productSettings, serverSettings, stateSettings } from '@cpal/server-kit/shared-settings';

/** The settings of the demo blog. */
export const blogSettings = defineSettings({
  fields: {
    PORT: optional(port, '3002'),
    ...serverSettings,
    DATA_DIR: stateSettings.DATA_DIR,
  },
});

/**
 * Reads the settings.
 * @throws UserError that names every wrong one, and in production.
 */
export function readSettings(source: Environment) {
  const values = blogSettings.read(source);
  if (values.isProduction)
    throw new UserError('The demo blog is for development and refuses to run in production.');
  return {
    port: values.PORT,
    host: values.HOST,
    /** Null where it follows from the port. */
    publicUrl: values.PUBLIC_URL ?? null,
    dataDir: path.resolve(values.DATA_DIR),
    logLevel: values.LOG_LEVEL,
  };
}

const setUpSettings = defineSettings({
  fields: {
    DATA_DIR: stateSettings.DATA_DIR,
    PLAN_PRO_PRODUCT: productSettings.PLAN_PRO_PRODUCT,
  },
});

/**
 * Reads the settings of the set-up: where the blog's state is kept, and which plan its member buys.
 * @throws UserError that names every wrong one.
 */
export function readSetUpSettings(source: Environment) {
  const values = setUpSettings.read(source);
  return { dataDir: path.resolve(values.DATA_DIR), plan: values.PLAN_PRO_PRODUCT };
}
