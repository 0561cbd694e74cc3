/**
 * What the shell provides as `valibot`: the names that the contract and the front ends use, and
 * nothing else of the library, which is asked for by another name (`imports` in package.json): by its own
 * it would be this very module. A schema that needs another name adds it here first;
 * valibot-facade.test.ts holds the list against the sources.
 */
export {
  array,
  boolean,
  check,
  custom,
  fallback,
  literal,
  maxCodePoints,
  maxLength,
  minLength,
  never,
  normalize,
  nullable,
  nullish,
  number,
  object,
  optional,
  pick,
  picklist,
  pipe,
  record,
  regex,
  safeInteger,
  safeParse,
  strictObject,
  string,
  toLowerCase,
  transform,
  trim,
  union,
  uuid,
} from '#valibot';
