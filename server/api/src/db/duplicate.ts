import { DrizzleQueryError } from 'drizzle-orm/errors';
import { hasCode } from '@cpal/server-kit/errors';

/** Whether a statement failed because a value that must be unique is there already. */
export const isDuplicate = (error: unknown) =>
  error instanceof DrizzleQueryError && hasCode(error.cause, '23505');
