import type { Stripe } from 'stripe';
import type { Form, FormValue } from './form';
import { invalidRequest, missingParam } from './problem';

/** Turns one form value into what the code works with, or throws a problem that names it. */
export type Reader<T> = (value: FormValue, name: string) => T;

/** The parameters that an endpoint knows, each with its reader. */
export type Shape = Record<string, Reader<unknown>>;

/** What `readParams` makes of a shape: every parameter may be absent. */
export type Params<S extends Shape> = { [Name in keyof S]?: ReturnType<S[Name]> };

const createReader =
  <T>(kind: string, parse: (value: FormValue) => T | undefined, code?: string): Reader<T> =>
  (value, name) => {
    const read = parse(value);
    if (read !== undefined) return read;
    throw invalidRequest(`Invalid ${kind}: ${name}`, { param: name, ...(code && { code }) });
  };

/** Any text, the empty one included. */
export const text = createReader('string', (value) =>
  typeof value === 'string' ? value : undefined,
);

/** An integer: cents, seconds or a count. */
export const whole = createReader(
  'integer',
  (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : undefined),
  'parameter_invalid_integer',
);

/** `true` or `false`, as forms write them. */
export const flag = createReader('boolean', (value) =>
  value === 'true' || value === 'false' ? value === 'true' : undefined,
);

/** A country's code, by its shape alone. */
const country = createReader('country', (value) =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? value : undefined,
);

/** One of a few words. */
export const choice = <const T extends string>(...words: readonly T[]): Reader<T> =>
  createReader(`choice, must be one of ${words.join(', ')}`, (value) =>
    words.find((word) => word === value),
  );

/** Null where the value is empty, which is how Stripe's clients unset a field. */
export function clearable<T>(reader: Reader<T>): Reader<T | null> {
  return (value, name) => (value === '' ? null : reader(value, name));
}

/** A list, every member read by the same reader. */
export function array<T>(reader: Reader<T>): Reader<T[]> {
  return (value, name) => {
    if (!Array.isArray(value)) throw invalidRequest(`Invalid array`, { param: name });
    return value.map((item, index) => reader(item, `${name}[${index}]`));
  };
}

/** A map of known parameters. */
export function object<S extends Shape>(shape: S): Reader<Params<S>> {
  return (value, name) => {
    if (typeof value === 'string' || Array.isArray(value)) {
      throw invalidRequest('Invalid object', { param: name });
    }
    return readParams(value, shape, name);
  };
}

const addressFields = object({
  city: clearable(text),
  country: clearable(country),
  line1: clearable(text),
  line2: clearable(text),
  postal_code: clearable(text),
  state: clearable(text),
});

/** An address as a whole: what is not given is empty. */
export const address: Reader<Stripe.Address | null> = clearable((value, name) => ({
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
  ...addressFields(value, name),
}));

/**
 * Reads a form by a shape.
 * @throws StripeProblem 400 for a value of the wrong kind and for a parameter that the shape does
 * not know: one that left Stripe's API must not look as if it worked.
 */
export function readParams<S extends Shape>(form: Form, shape: S, prefix?: string): Params<S> {
  const read = Object.entries(form).map(([key, value]) => {
    const name = prefix === undefined ? key : `${prefix}[${key}]`;
    const reader = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (reader === undefined) {
      const known = Object.keys(shape).join(', ');
      throw invalidRequest(`Received unknown parameter: ${name}. The sandbox knows: ${known}.`, {
        param: name,
        code: 'parameter_unknown',
      });
    }
    return [key, reader(value, name)];
  });
  return Object.fromEntries(read);
}

/** The value, or the problem that says it is missing. */
export function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw missingParam(name);
  return value;
}
