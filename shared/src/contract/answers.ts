import * as z from 'zod/mini';

/**
 * What a client needs of an answer that it does not read: an object, or nothing at all. Anything else
 * is not from the API, so the call has not been done.
 */
export const unread = z.optional(z.object({}));

/** The answer of a call that has nothing to tell. */
export const done = z.object({ ok: z.literal(true) });

export const deleted = z.object({ deleted: z.literal(true) });
