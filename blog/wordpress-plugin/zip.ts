import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@cpal/server-kit/errors';
import { readPackSettings } from './src/settings';
import { packPlugin } from './src/pack';

try {
  const url = readPackSettings(process.env).publicUrl;
  const file = path.join(import.meta.dirname, 'dist/cpal.zip');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await packPlugin(path.join(import.meta.dirname, 'plugin'), url));
  console.log(`${path.relative(process.cwd(), file)}: the plugin for ${url}`);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
