import { optional, port } from '@cpal/server-kit/fields';
import { defineSettings, type Environment } from '@cpal/server-kit/settings';
import { serverSettings } from '@cpal/server-kit/shared-settings';

const packSettings = defineSettings({
  fields: { PORT: optional(port, '3000'), PUBLIC_URL: serverSettings.PUBLIC_URL },
});

/**
 * Reads where the service is that the packed plugin belongs to.
 * @throws UserError that names every wrong setting.
 */
export function readPackSettings(env: Environment): { publicUrl: string } {
  const { PORT, PUBLIC_URL = `http://localhost:${PORT}` } = packSettings.read(env);
  return { publicUrl: PUBLIC_URL };
}
