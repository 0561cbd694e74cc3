import { createHmac } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { type Clock, addSeconds, minute } from '../../server/clock';

/** How long a reader can ask without opening a new session, in seconds. */
export const readerTokenLife = 15 * minute;

const audience = 'cpal-reader';
const algorithm = 'HS256';
const type = 'reader+jwt';

const claims = z.object({
  key: z.string(),
  origin: z.string(),
  /** Null for the product's own assistant, which has one post and no blog. */
  post: z.nullable(z.object({ id: z.uuid(), blogId: z.uuid() })),
  visitor: z.string(),
  language: z.string(),
});

/** Who reads: one visitor of one post, by one key, on one origin. */
export type Reader = z.infer<typeof claims>;

/** Signs and reads the tokens of readers; no other token of ours passes for one. */
export function createReaderTokens(secret: string, clock: Clock) {
  const key = createHmac('sha256', secret).update('readers').digest();
  return {
    issue: (reader: Reader) =>
      new SignJWT({ ...reader })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setAudience(audience)
        .setExpirationTime(addSeconds(clock(), readerTokenLife))
        .sign(key),

    /** Whose token it is, or null where it is not one of ours or too old. */
    read: async (token: string): Promise<Reader | null> => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          typ: type,
          audience,
          currentDate: clock(),
          requiredClaims: ['exp'],
        });
        return claims.parse(payload);
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.core.$ZodError) return null;
        throw error;
      }
    },
  };
}

export type ReaderTokens = ReturnType<typeof createReaderTokens>;
