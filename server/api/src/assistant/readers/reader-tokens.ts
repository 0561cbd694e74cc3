import { createHmac } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { type Clock, addSeconds, minute } from '../../kernel/clock';
import { type TokenSecrets, namedKeys, requireKey } from '../../kernel/token-secrets';

/** How long a reader can ask without opening a new session, in seconds. */
export const readerTokenLife = 15 * minute;

const audience = 'cpal-reader';
const algorithm = 'HS256';
const type = 'reader+jwt';

const claims = v.object({
  key: v.string(),
  origin: v.string(),
  /** Null for the product's own assistant, which has one post and no blog. */
  post: v.nullable(
    v.object({ id: v.pipe(v.string(), v.uuid()), blogId: v.pipe(v.string(), v.uuid()) }),
  ),
  visitor: v.string(),
  language: v.string(),
});

/** Who reads: one visitor of one post, by one key, on one origin. */
export type Reader = v.InferOutput<typeof claims>;

/** Signs and reads the tokens of readers; no other token of ours passes for one. */
export function createReaderTokens(secrets: TokenSecrets, clock: Clock) {
  const keys = namedKeys(secrets, (secret) =>
    createHmac('sha256', secret).update('readers').digest(),
  );
  const [{ kid, key }] = keys;
  const keyOf = ({ kid: name }: { kid?: string }) => requireKey(keys, name);
  return {
    issue: (reader: Reader) =>
      new SignJWT({ ...reader })
        .setProtectedHeader({ alg: algorithm, typ: type, kid })
        .setAudience(audience)
        .setExpirationTime(addSeconds(clock(), readerTokenLife))
        .sign(key),

    /** Whose token it is, or null if it is not one of ours or too old. */
    read: async (token: string): Promise<Reader | null> => {
      try {
        const { payload } = await jwtVerify(token, keyOf, {
          algorithms: [algorithm],
          typ: type,
          audience,
          currentDate: clock(),
          requiredClaims: ['exp'],
        });
        return v.parse(claims, payload);
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof v.ValiError) return null;
        throw error;
      }
    },
  };
}

export type ReaderTokens = ReturnType<typeof createReaderTokens>;
