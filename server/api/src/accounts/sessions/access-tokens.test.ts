import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { createAccessTokens } from './access-tokens';

const secret = 'a secret of these tests, long enough';
const session = { userId: randomUUID(), sessionId: randomUUID() };
let now = new Date('2026-01-01T12:00:00Z');
const tokens = createAccessTokens([secret], () => now);

beforeEach(() => {
  now = new Date('2026-01-01T12:00:00Z');
});

/** A token that is right in all but what a test changes. */
const forge = ({
  key = secret,
  alg = 'HS256',
  typ = 'at+jwt',
  issuer = 'cpal-api',
  audience = 'cpal',
  sub = session.userId,
  sid = session.sessionId,
}: Record<string, string> = {}) =>
  new SignJWT({ sid })
    .setProtectedHeader({ alg, typ })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + 60_000))
    .sign(new TextEncoder().encode(key));

describe('access tokens', () => {
  it('say whose session it is', async () => {
    expect(await tokens.read(await tokens.issue(session))).toEqual(session);
    expect(await tokens.read(await forge())).toEqual(session);
  });

  it('end after 15 minutes', async () => {
    const token = await tokens.issue(session);
    now = new Date('2026-01-01T12:14:59Z');
    expect(await tokens.read(token)).toEqual(session);
    now = new Date('2026-01-01T12:15:00Z');
    expect(await tokens.read(token)).toBeNull();
  });

  it.each([
    ['another key', { key: 'another secret, that is as long as ours' }],
    ['another algorithm', { alg: 'HS512' }],
    ['another type', { typ: 'JWT' }],
    ['another issuer', { issuer: 'somebody' }],
    ['another audience', { audience: 'another-api' }],
    ['a subject that is no id', { sub: 'admin' }],
    ['a session that is no id', { sid: "' or 1=1" }],
  ])('are rejected with %s', async (_name, change) => {
    expect(await tokens.read(await forge(change))).toBeNull();
  });

  it('are rejected without a signature', async () => {
    const unsigned = new UnsecuredJWT({ sid: session.sessionId })
      .setSubject(session.userId)
      .setIssuer('cpal-api')
      .setAudience('cpal')
      .setExpirationTime('1h')
      .encode();
    expect(await tokens.read(unsigned)).toBeNull();
  });

  it('are rejected with changed claims, or where they are no token at all', async () => {
    const [header, , signature] = (await forge()).split('.');
    const claims = Buffer.from(JSON.stringify({ ...session, sub: randomUUID() }));
    const changed = [header, claims.toString('base64url'), signature].join('.');
    expect(await tokens.read(changed)).toBeNull();
    expect(await tokens.read('nonsense')).toBeNull();
  });
});
