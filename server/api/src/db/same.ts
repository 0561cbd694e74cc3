import { type Column, eq, isNull } from 'drizzle-orm';

/** Whether a column still has a value that was read before, which may be null. */
export const same = (column: Column, value: Date | string | null) =>
  value === null ? isNull(column) : eq(column, value);
