import * as v from 'valibot';

const messageOf = (schema: v.GenericSchema | undefined) =>
  schema && 'message' in schema && typeof schema.message === 'string' ? schema.message : null;

/**
 * An object of named fields that a client sends. Where one is missing, that is said in the words of its
 * own schema, as where it is of another type.
 */
export const inputObject = <const Fields extends Readonly<Record<string, v.GenericSchema>>>(
  fields: Fields,
) =>
  v.object(fields, ({ path, expected }) => {
    const key = path?.[0]?.key;
    return messageOf(fields[String(key)]) ?? `Expected ${expected}`;
  });

/**
 * Reads a value as a schema says. A value that has one fault is looked at no further, so what is too
 * long reaches no pattern; messages never repeat what was sent.
 */
export const parseAs = <S extends v.GenericSchema>(schema: S, value: unknown) =>
  v.safeParse(schema, value, {
    abortPipeEarly: true,
    message: ({ expected }) => (expected === null ? 'Not valid' : `Expected ${expected}`),
  });

/** As `parseAs`, of a value that has to fit. @throws TypeError where it does not. */
export function parse<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const read = parseAs(schema, value);
  if (!read.success) throw new TypeError(read.issues[0].message);
  return read.output;
}
