import { randomUUID } from 'node:crypto';

/** Options of a write to Stripe: its key lets the SDK's retries do it once. */
export const once = () => ({ idempotencyKey: randomUUID() });
