import StripeSdk, { type Stripe } from 'stripe';
import type { Settings } from '../../kernel/env';

/** A request that Stripe does not answer in this many milliseconds has failed. */
const timeoutMs = 5_000;

/** The SDK, pointed at Stripe or at the sandbox; its own retries repeat our idempotency keys. */
export function createStripe(
  { secretKey, apiBase }: Settings['stripe'],
  { maxNetworkRetries } = { maxNetworkRetries: 2 },
): Stripe {
  const options = { timeout: timeoutMs, maxNetworkRetries, telemetry: false };
  if (apiBase === null) return new StripeSdk(secretKey, options);
  const { protocol, hostname, port } = new URL(apiBase);
  return new StripeSdk(secretKey, {
    ...options,
    protocol: protocol === 'https:' ? 'https' : 'http',
    host: hostname,
    ...(port !== '' && { port }),
  });
}
