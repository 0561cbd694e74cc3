import { describeError as describeOther, errorCode, getStackFrames } from '@cpal/server-kit/errors';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { isStripeError } from './stripe-errors';

const text = (error: object, key: string) => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
};

/**
 * What the log may say of an error. The messages of the database and of Stripe can repeat what a
 * person typed, so of those only codes are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (error instanceof DrizzleQueryError) {
    const cause = error.cause ?? error;
    return {
      name: 'DatabaseError',
      code: errorCode(cause) ?? undefined,
      table: text(cause, 'table'),
      constraint: text(cause, 'constraint'),
      stack: getStackFrames(error),
    };
  }
  if (isStripeError(error))
    return {
      name: error.type,
      code: error.code,
      param: error.param,
      status: error.statusCode,
      stripeRequest: error.requestId,
    };
  return describeOther(error);
}
