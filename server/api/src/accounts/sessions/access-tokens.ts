import { SignJWT, errors, jwtVerify } from 'jose';
import { FifoMap } from 'toad-cache';
import * as v from 'valibot';
import { integer } from '@cpal/shared/contract/fields';
import { type Clock, addSeconds, minute } from '../../kernel/clock';
import { type TokenSecrets, namedKeys, requireKey } from '../../kernel/token-secrets';

/** How long an access token opens doors, in seconds. */
export const accessTokenLife = 15 * minute;

const issuer = 'cpal-api';
const audience = 'cpal';
const algorithm = 'HS256';
/** RFC 9068's type, so that no other JWT signed with the same key passes for an access token. */
const type = 'at+jwt';

interface Session {
  userId: string;
  sessionId: string;
}

const claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  sid: v.pipe(v.string(), v.uuid()),
  exp: integer,
});

/** How many tokens are remembered as verified; the oldest is forgotten first. */
const remembered = 10_000;

/** Signs and reads access tokens; reading says nothing about the session, which may be revoked. */
export function createAccessTokens(secrets: TokenSecrets, clock: Clock) {
  const keys = namedKeys(secrets, (secret) => new TextEncoder().encode(secret));
  const [{ kid, key }] = keys;
  // A token that was found good stays good until it expires, so its signature is verified once.
  const known = new FifoMap<{ session: Session; until: number }>(remembered);

  const keyOf = ({ kid: name }: { kid?: string }) => requireKey(keys, name);

  const verify = async (token: string) => {
    try {
      const { payload } = await jwtVerify(token, keyOf, {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience,
        currentDate: clock(),
        requiredClaims: ['exp', 'sub', 'sid'],
      });
      const { sub, sid, exp } = v.parse(claims, payload);
      const read = { session: { userId: sub, sessionId: sid }, until: exp * 1000 };
      known.set(token, read);
      return read;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof v.ValiError) return null;
      throw error;
    }
  };

  return {
    /** A JWT for one session of one user, good for 15 minutes. */
    issue: ({ userId, sessionId }: Session) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type, kid })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(clock())
        .setExpirationTime(addSeconds(clock(), accessTokenLife))
        .sign(key),

    /** Whose token it is, or null if it is not one of ours or too old. */
    read: async (token: string) => {
      const read = known.get(token) ?? (await verify(token));
      return read !== null && clock().getTime() < read.until ? read.session : null;
    },
  };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

declare module '../../kernel/services' {
  interface Services {
    accessTokens: AccessTokens;
  }
}
