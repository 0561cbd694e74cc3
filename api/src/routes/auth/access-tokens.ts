import { SignJWT, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { type Clock, addSeconds, minute } from '../../clock';

/** How long an access token opens doors, in seconds. */
export const accessTokenLife = 15 * minute;

const issuer = 'cpal-api';
const audience = 'cpal';
const algorithm = 'HS256';
/** RFC 9068's type, so that no other JWT signed with the same key passes for an access token. */
const type = 'at+jwt';

const claims = z.object({ sub: z.uuid(), sid: z.uuid() });

/** Signs and reads access tokens; reading says nothing about the session, which may be revoked. */
export function createAccessTokens(secret: string, clock: Clock) {
  const key = new TextEncoder().encode(secret);
  return {
    /** A JWT for one session of one user, good for 15 minutes. */
    issue: ({ userId, sessionId }: { userId: string; sessionId: string }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(clock())
        .setExpirationTime(addSeconds(clock(), accessTokenLife))
        .sign(key),

    /** Whose token it is, or null where it is not one of ours or too old. */
    read: async (token: string) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          typ: type,
          issuer,
          audience,
          currentDate: clock(),
          requiredClaims: ['exp', 'sub', 'sid'],
        });
        const { sub, sid } = claims.parse(payload);
        return { userId: sub, sessionId: sid };
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.core.$ZodError) return null;
        throw error;
      }
    },
  };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;
