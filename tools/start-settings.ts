import { randomBytes } from 'node:crypto';
import path from 'node:path';

/** How `npm start` sets up each server; whatever else the environment says reaches them as it is. */
export interface StartSettings {
  publicUrl: string;
  releasesDir: string;
  environment: string;
  /** One for each API process. */
  apis: Record<string, string>[];
  edge: Record<string, string>;
  /** Where mails are written; null where a mail server is set. */
  mailFolder: string | null;
  /** Null where a real Stripe account is set. */
  sandbox: ({ PUBLIC_URL: string } & Record<string, string>) | null;
}

/** Thrown for settings that only `npm start` reads; the servers check their own. */
export class WrongSetting extends Error {}

/** More would share one machine's processors and one database's connections to no use. */
const mostProcesses = 32;

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

function check(port: number, processes: number, databaseUrl: string | undefined) {
  const faults: string[] = [];
  if (!isWhole(port, 1, 65_534))
    faults.push('PORT must be a port from 1 to 65534; the Stripe sandbox uses the next one.');
  if (!isWhole(processes, 1, mostProcesses))
    faults.push(`API_PROCESSES must be a whole number from 1 to ${mostProcesses}.`);
  else if (processes > 1 && !databaseUrl)
    faults.push('API_PROCESSES above 1 needs DATABASE_URL: the embedded database has one process.');
  if (faults.length > 0) throw new WrongSetting(faults.join('\n'));
}

/**
 * Derives all addresses from `PORT`: the product's own, and the Stripe sandbox's one above it.
 * @throws WrongSetting that names every wrong one of `PORT` and `API_PROCESSES`.
 */
export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const port = Number(env.PORT || 3000);
  const processes = Number(env.API_PROCESSES || 1);
  check(port, processes, env.DATABASE_URL);
  const publicUrl = env.PUBLIC_URL || `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${port + 1}`;
  const sandboxApi = `http://127.0.0.1:${port + 1}`;
  // Between the edge and the API of this start; in production both are left to demand it.
  const madeUp = env.NODE_ENV !== 'production' && randomBytes(32).toString('base64url');
  const secret = env.EDGE_SECRET || madeUp;
  const shared = { PUBLIC_URL: publicUrl, ...(secret && { EDGE_SECRET: secret }) };
  // In production the API is left to say what is missing.
  const hasSandbox = !env.STRIPE_SECRET_KEY && env.NODE_ENV !== 'production';
  return {
    publicUrl,
    releasesDir: env.RELEASES_DIR || '.releases',
    environment: env.ENVIRONMENT || 'local',
    mailFolder: env.SMTP_URL ? null : path.join(env.DATA_DIR || '.data', 'mails'),
    apis: Array.from({ length: processes }, (_, index) => ({
      PORT: '0',
      ...shared,
      TRUST_PROXY: env.TRUST_PROXY || 'loopback',
      // Each process shows its own metrics, on the next port.
      ...(env.METRICS_PORT && { METRICS_PORT: String(Number(env.METRICS_PORT) + index) }),
      ...(hasSandbox && { STRIPE_API_BASE: sandboxApi }),
    })),
    edge: {
      PORT: String(port),
      ...shared,
      ...(hasSandbox && { STRIPE_SCRIPT_URL: `${sandboxUrl}/stripe.js` }),
    },
    sandbox: hasSandbox
      ? {
          PORT: String(port + 1),
          PUBLIC_URL: sandboxUrl,
          WEBHOOK_URL: `http://127.0.0.1:${port}/api/stripe/webhook`,
        }
      : null,
  };
}
