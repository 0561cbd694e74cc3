import path from 'node:path';
import { drain } from '@cpal/server-kit/drain';
import { logOptions } from '@cpal/server-kit/logger';
import { fail, listen, stopOnSignals } from '@cpal/server-kit/program';
import { buildApp } from './app';
import { readAssets } from './assets';
import { readSettings } from './settings';
import { widgetReader } from './widget';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  let port = settings.port;
  const app = buildApp({
    assets: await readAssets(path.join(import.meta.dirname, 'assets')),
    origin: () => settings.publicUrl ?? `http://localhost:${port}`,
    widget: widgetReader(settings.dataDir),
    logger: logOptions(settings.logLevel, 'demo-blog'),
  });
  stopOnSignals(app.log, () => drain(app));
  port = await listen(app, { host: settings.host, port });
  process.send?.({ type: 'listening', port });
}

start().catch(fail);
