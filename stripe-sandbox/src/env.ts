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
}

const afterLastRetries: readonly AfterLastRetry[] = ['cancel', 'unpaid', 'past_due'];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function isHttpUrl(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

function check(source: NodeJS.ProcessEnv) {
  const faults: string[] = [];
  const demand = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };

  const port = source['PORT'] || '3001';
  demand(/^\d{1,5}$/.test(port) && Number(port) < 65_536, 'PORT must be a port from 0 to 65535');

  const url = source['WEBHOOK_URL'] ?? 'http://127.0.0.1:3000/api/stripe/webhook';
  demand(url === '' || isHttpUrl(url), 'WEBHOOK_URL must be an http or https address, or nothing');

  const secret = source['STRIPE_WEBHOOK_SECRET'] || 'whsec_sandbox';
  demand(secret.startsWith('whsec_'), 'STRIPE_WEBHOOK_SECRET must begin with whsec_');

  const publicUrl = source['PUBLIC_URL'] || null;
  demand(
    publicUrl === null || (isHttpUrl(publicUrl) && new URL(publicUrl).pathname === '/'),
    'PUBLIC_URL must be an http or https origin without a path',
  );

  const wanted = source['AFTER_LAST_RETRY'] || 'cancel';
  const afterLastRetry = afterLastRetries.find((one) => one === wanted);
  const choices = afterLastRetries.join(', ');
  demand(afterLastRetry !== undefined, `AFTER_LAST_RETRY must be one of ${choices}`);

  const logLevel = source['LOG_LEVEL'] || 'info';
  demand(logLevels.includes(logLevel), `LOG_LEVEL must be one of ${logLevels.join(', ')}`);
  return { port, url, secret, publicUrl, afterLastRetry, logLevel, faults };
}

/** Says of every wrong setting, by its name, what is wrong with it; never its value. */
export const settingFaults = (source: NodeJS.ProcessEnv): string[] => check(source).faults;

/**
 * Reads the settings.
 * @throws Error with all that `settingFaults` finds.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const { port, url, secret, publicUrl, afterLastRetry, logLevel, faults } = check(source);
  if (faults.length > 0 || afterLastRetry === undefined) {
    throw new Error(`Wrong settings: ${faults.join('; ')}.`);
  }
  return {
    port: Number(port),
    host: source['HOST'] || '127.0.0.1',
    dataDir: resolve(source['DATA_DIR'] || '.data'),
    webhook: url === '' ? null : { url, secret },
    publicUrl: publicUrl === null ? null : new URL(publicUrl).origin,
    afterLastRetry,
    logLevel,
  };
}
