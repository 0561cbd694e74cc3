import { resolve } from 'node:path';
import type { AfterLastRetry } from './sandbox';

/** The settings of the server, all of them from the environment. */
export interface Env {
  port: number;
  host: string;
  dataDir: string;
  /** Null where WEBHOOK_URL is set to nothing: events are recorded, but sent nowhere. */
  webhook: { url: string; secret: string } | null;
  /** Null where it follows from the port. */
  publicUrl: string | null;
  afterLastRetry: AfterLastRetry;
  logLevel: string;
  /** Null where the script lies beside the server's bundle. */
  browserScript: string | null;
}

const afterLastRetries: readonly AfterLastRetry[] = ['cancel', 'unpaid', 'past_due'];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function isHttpUrl(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

/**
 * Reads the settings.
 * @throws Error whose message names every setting that is wrong, one a line.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const wrong: string[] = [];
  const check = (holds: boolean, sentence: string) => {
    if (!holds) wrong.push(sentence);
  };

  const port = source['PORT'] || '3001';
  check(/^\d{1,5}$/.test(port) && Number(port) < 65_536, 'PORT: a port number from 0 to 65535');

  const url = source['WEBHOOK_URL'] ?? 'http://127.0.0.1:3000/api/stripe/webhook';
  check(url === '' || isHttpUrl(url), 'WEBHOOK_URL: an http or https address, or nothing');

  const secret = source['STRIPE_WEBHOOK_SECRET'] || 'whsec_sandbox';
  check(secret.startsWith('whsec_'), 'STRIPE_WEBHOOK_SECRET: begins with whsec_');

  const publicUrl = source['PUBLIC_URL'] || null;
  check(
    publicUrl === null || (isHttpUrl(publicUrl) && new URL(publicUrl).pathname === '/'),
    'PUBLIC_URL: an http or https origin without a path',
  );

  const wanted = source['AFTER_LAST_RETRY'] || 'cancel';
  const afterLastRetry = afterLastRetries.find((one) => one === wanted);
  check(afterLastRetry !== undefined, `AFTER_LAST_RETRY: one of ${afterLastRetries.join(', ')}`);

  const logLevel = source['LOG_LEVEL'] || 'info';
  check(logLevels.includes(logLevel), `LOG_LEVEL: one of ${logLevels.join(', ')}`);

  if (wrong.length > 0 || afterLastRetry === undefined) {
    throw new Error(`These settings are wrong:\n${wrong.join('\n')}`);
  }
  return {
    port: Number(port),
    host: source['HOST'] || '127.0.0.1',
    dataDir: resolve(source['DATA_DIR'] || '.data'),
    webhook: url === '' ? null : { url, secret },
    publicUrl: publicUrl === null ? null : new URL(publicUrl).origin,
    afterLastRetry,
    logLevel,
    browserScript: source['BROWSER_SCRIPT'] || null,
  };
}
