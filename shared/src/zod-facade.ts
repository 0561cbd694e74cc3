/**
 * What the shell provides as `zod/mini`: the names that the contract and the front ends use, and
 * nothing else of the library. A schema that needs another name adds it here first;
 * zod-facade.test.ts holds the list against the sources.
 */
export {
  array,
  boolean,
  catch,
  enum,
  extend,
  int,
  literal,
  maxLength,
  minLength,
  normalize,
  nullable,
  nullish,
  number,
  object,
  optional,
  pick,
  prefault,
  record,
  refine,
  regex,
  strictObject,
  string,
  toLowerCase,
  trim,
  union,
  uuid,
} from 'zod/v4-mini';
