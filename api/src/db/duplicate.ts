import { DrizzleQueryError } from 'drizzle-orm/errors';
import { hasCode } from './write-once';

/** Whether a statement failed because a value that must be unique is there already. */
export const isDuplicate = (error: unknown) =>
  error instanceof DrizzleQueryError && hasCode(error.cause, '23505');
