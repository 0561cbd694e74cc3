import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { onOff, optional, whole } from '@cpal/server-kit/fields';
import { defineSettings, type Environment } from '@cpal/server-kit/settings';

/** How `npm start` sets up each server; whatever else the environment says reaches them as it is. */
export interface StartSettings {
  publicUrl: string;
  /** The addresses that servers listen on, and their metrics. */
  host: string;
  metricsHost: string;
  /** One for each API process. */
  apis: Record<string, string>[];
  /** Null where the embedded database leaves its work to the API process. */
  worker: Record<string, string> | null;
  edge: Record<string, string>;
  /** Where mails are written; null if a mail server is set. */
  mailFolder: string | null;
  /** Null where a real Stripe account is set. */
  sandbox: ({ PUBLIC_URL: string } & Record<string, string>) | null;
  /** The demo blog; null if it is switched off, in production, and without the sandbox. */
  blog: ({ PUBLIC_URL: string } & Record<string, string>) | null;
}

/** In production the API is left to say what is missing. */
const hasSandbox = ({ STRIPE_SECRET_KEY, NODE_ENV }: Environment) =>
  !STRIPE_SECRET_KEY && NODE_ENV !== 'production';

/** What `npm start` reads itself. */
export const startSettings = defineSettings({
  fields: {
    // The Stripe sandbox and the demo blog use the next two.
    PORT: optional(whole(1, 65_533), '3000'),
    DEMO_BLOG: optional(onOff, 'on'),
    // More would share one machine's processors and one database's connections to no use.
    API_PROCESSES: optional(whole(1, 32), '1'),
  },
  between: ({ API_PROCESSES, DATABASE_URL }) =>
    Number(API_PROCESSES) > 1 && DATABASE_URL === undefined
      ? ['API_PROCESSES must be 1 without DATABASE_URL: the embedded database has one process']
      : [],
});

/**
 * Derives all addresses from `PORT`: the product's own, the Stripe sandbox's one above it,
 * and the demo blog's above that.
 * @param env has none of the errors that `startSettings` finds.
 */
export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const { PORT: port, API_PROCESSES: processes, DEMO_BLOG: isShown } = startSettings.read(env);
  const publicUrl = env.PUBLIC_URL || `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${port + 1}`;
  const sandboxApi = `http://127.0.0.1:${port + 1}`;
  // Between the edge and the API of this start; in production both are left to demand it.
  const isProduction = env.NODE_ENV === 'production';
  const madeUp = !isProduction && randomBytes(32).toString('base64url');
  const secret = env.EDGE_SECRET || madeUp;
  const shared = { PUBLIC_URL: publicUrl, ...(secret && { EDGE_SECRET: secret }) };
  // A production's proxies are its operator's to name: one left out would pass for all visitors.
  const trustProxy = env.TRUST_PROXY || (!isProduction && 'loopback');
  const isSandboxed = hasSandbox(env);
  // Each process of the API's bundle shows its own metrics, on the next port, the worker last.
  const ofBundle = (index: number) => ({
    PORT: '0',
    ...shared,
    ...(trustProxy && { TRUST_PROXY: trustProxy }),
    ...(env.METRICS_PORT && { METRICS_PORT: String(Number(env.METRICS_PORT) + index) }),
    ...(isSandboxed && { STRIPE_API_BASE: sandboxApi }),
    // A developer's blog is on this machine.
    ...(!isProduction && { LOCAL_BLOGS: env.LOCAL_BLOGS || 'on' }),
  });
  return {
    publicUrl,
    host: env.HOST || '127.0.0.1',
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    mailFolder: env.SMTP_URL ? null : path.join(env.DATA_DIR || '.data', 'mails'),
    apis: Array.from({ length: processes }, (_, index) => ofBundle(index)),
    worker: env.DATABASE_URL ? ofBundle(processes) : null,
    edge: {
      PORT: String(port),
      ...shared,
      ...(isSandboxed && { STRIPE_SCRIPT_URL: `${sandboxUrl}/stripe.js` }),
    },
    sandbox: isSandboxed
      ? {
          PORT: String(port + 1),
          PUBLIC_URL: sandboxUrl,
          WEBHOOK_URL: `http://127.0.0.1:${port}/api/stripe/webhook`,
        }
      : null,
    // Its plan is bought through the sandbox.
    blog:
      isSandboxed && isShown
        ? { PORT: String(port + 2), PUBLIC_URL: `http://localhost:${port + 2}` }
        : null,
  };
}
