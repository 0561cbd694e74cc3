import * as v from 'valibot';

/** An object, which a list is not: schemas of fields take one for an object without any. */
const noList = v.custom<object>((value) => typeof value === 'object' && !Array.isArray(value));

/** An object of any names whose values are alike. */
export const recordOf = <S extends v.GenericSchema>(values: S) =>
  v.pipe(noList, v.record(v.string(), values));

/** An object without a field. */
export const empty = recordOf(v.never());

/** Reads a body that matches, and any other as undefined: for a success that is one without it too. */
export const ifPresent = <const S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema), undefined);

/** Reads nothing of a success: its status says that the call was done. */
export const unread: v.GenericSchema<unknown, undefined> = ifPresent(v.never());

/** The answer of a call that has nothing to tell. */
export const done = v.object({ ok: v.literal(true) });

export const deleted = v.object({ deleted: v.literal(true) });
