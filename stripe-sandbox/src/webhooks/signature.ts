import { createHmac } from 'node:crypto';

/**
 * The value of the `Stripe-Signature` header: HMAC-SHA256 over `time.payload` with the endpoint's
 * secret.
 * @param time seconds of the real clock, because receivers refuse signatures older than minutes.
 */
export function signatureHeader(payload: string, secret: string, time: number): string {
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
