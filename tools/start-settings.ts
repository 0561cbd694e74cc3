import path from 'node:path';

/** How `npm start` sets up each server; whatever else the environment says reaches them as it is. */
export interface StartSettings {
  publicUrl: string;
  releasesDir: string;
  environment: string;
  api: Record<string, string>;
  edge: Record<string, string>;
  /** Where mails are written; null where a mail server is set. */
  mailFolder: string | null;
  /** Null where a real Stripe account is set. */
  sandbox: ({ PUBLIC_URL: string } & Record<string, string>) | null;
}

/** Thrown for a setting that only `npm start` reads; the servers check their own. */
export class WrongSetting extends Error {}

/**
 * Derives all addresses from `PORT`: the product's own, and the Stripe sandbox's one above it.
 * @throws WrongSetting where `PORT` is no port that has another above it.
 */
export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_534) {
    throw new WrongSetting(
      'PORT must be a port from 1 to 65534; the Stripe sandbox uses the next one.',
    );
  }
  const publicUrl = env.PUBLIC_URL || `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${port + 1}`;
  const sandboxApi = `http://127.0.0.1:${port + 1}`;
  // In production the API is left to say what is missing.
  const hasSandbox = !env.STRIPE_SECRET_KEY && env.NODE_ENV !== 'production';
  return {
    publicUrl,
    releasesDir: env.RELEASES_DIR || '.releases',
    environment: env.ENVIRONMENT || 'local',
    mailFolder: env.SMTP_URL ? null : path.join(env.DATA_DIR || '.data', 'mails'),
    api: {
      PORT: '0',
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: env.TRUST_PROXY || 'loopback',
      ...(hasSandbox && { STRIPE_API_BASE: sandboxApi }),
    },
    edge: {
      PORT: String(port),
      PUBLIC_URL: publicUrl,
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
