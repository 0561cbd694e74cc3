import * as v from 'valibot';

/** An object, which a list is not: schemas of fields take one for an object without any. */
const noList = v.custom<object>((value) => typeof value === 'object' && !Array.isArray(value));

/** An object of any names whose values are alike. */
export const recordOf = <S extends v.GenericSchema>(values: S) =>
  v.pipe(noList, v.record(v.string(), values));

/** An object without a field. */
export const empty = recordOf(v.never());

/**
 * What a client needs of an answer that it does not read: an object, or nothing at all. Anything else
 * is not from the API, so the call has not been done.
 */
export const unread = v.optional(v.pipe(noList, v.object({})));

/** The answer of a call that has nothing to tell. */
export const done = v.object({ ok: v.literal(true) });

export const deleted = v.object({ deleted: v.literal(true) });
