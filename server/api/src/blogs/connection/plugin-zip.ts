import { packPlugin } from '@cpal/wordpress-plugin/pack';
import type { Uses } from '../../kernel/services';

declare module '../../kernel/services' {
  interface Services {
    /** The folder of the plugin's sources. */
    pluginDir: string;
  }
}

/**
 * Packs the plugin for this deployment at the first call; the same bytes ever after.
 * @returns a function that gives the bytes of the zip.
 */
export function createPluginZip({ pluginDir, settings }: Uses<'pluginDir' | 'settings'>) {
  let packed: Promise<Uint8Array> | null = null;
  return () => (packed ??= packPlugin(pluginDir, settings.publicUrl));
}
