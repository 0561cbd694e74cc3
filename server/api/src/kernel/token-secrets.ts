import { createHmac } from 'node:crypto';
import { errors } from 'jose';

/**
 * The secrets of `TOKEN_SECRET`. The first signs and derives; all of them verify, so that a secret can be
 * replaced while what it signed still works.
 */
export type TokenSecrets = readonly [string, ...string[]];

/** A key under the name that tokens carry as `kid`, which says nothing of the secret. */
interface NamedKey {
  kid: string;
  key: Uint8Array;
}

const nameOf = (secret: string) =>
  createHmac('sha256', secret).update('key id').digest('base64url').slice(0, 8);

/** Derives the keys for one kind of token from the secrets, in their order. */
export function namedKeys(
  [first, ...others]: TokenSecrets,
  derive: (secret: string) => Uint8Array,
): readonly [NamedKey, ...NamedKey[]] {
  const toKey = (secret: string) => ({ kid: nameOf(secret), key: derive(secret) });
  return [toKey(first), ...others.map(toKey)];
}

/**
 * The key that a token names. One without a name is from before keys had any, when there was one.
 * @throws JOSEError if the name is unknown.
 */
export function requireKey(keys: readonly NamedKey[], kid: string | undefined): Uint8Array {
  const found = kid === undefined ? keys[0] : keys.find((one) => one.kid === kid);
  if (!found) throw new errors.JWKSNoMatchingKey();
  return found.key;
}
