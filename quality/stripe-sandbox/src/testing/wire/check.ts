import { createRequire } from 'node:module';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { validatorsFile } from './kept';
import type { WireTypes } from './types';

type Fields = Record<string, unknown>;

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const file = validatorsFile();
const validators: Record<keyof WireTypes, ValidateFunction> = createRequire(file)(file);

const isKnown = (kind: string): kind is keyof WireTypes => Object.hasOwn(validators, kind);

const sentence = ({ instancePath, message, params }: ErrorObject): string =>
  `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`;

/** By which schema a value is checked. */
function kindOf(value: Fields): string {
  if ('error' in value) return 'error';
  if (value['deleted'] === true) return `deleted ${String(value['object'])}`;
  return String(value['object'] === 'event' ? value['type'] : value['object']);
}

/**
 * Holds something that the sandbox sent against the SDK's own types; the members of a list each
 * against theirs.
 * @returns what is wrong, one sentence each; nothing where all is well.
 */
export function wireFailures(value: unknown): string[] {
  if (!isMap(value)) return [`not an object: ${JSON.stringify(value)}`];
  const kind = kindOf(value);
  if (!isKnown(kind)) return [`Stripe has no such object here: ${kind}`];
  const validate = validators[kind];
  const isValid = validate(value);
  const own = isValid ? [] : (validate.errors ?? []).map(sentence);
  const members = kind === 'list' && Array.isArray(value['data']) ? value['data'] : [];
  return [...own.map((failure) => `${kind}${failure}`), ...members.flatMap(wireFailures)];
}
