import {
  type KeyObject,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto';
import { findSession } from '../people/belongings';
import type { TestMember } from '../people/members';

/** What can be wrong with a token that names a session which is open. */
interface Forgery {
  header?: object;
  claims?: object;
  /** Signs header and claims; none where the signature is left empty. */
  signed?: (text: string) => Buffer | null;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = String(createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }));

const hmac = (hash: string, key: string | KeyObject) => (text: string) =>
  createHmac(hash, key).update(text).digest();
const rsa = (text: string) => sign('sha256', Buffer.from(text), privateKey);
const past = Math.floor(Date.now() / 1000) - 60;

const forgeries = (secret: string): Record<string, Forgery> => ({
  'no signature': { signed: () => null },
  'the algorithm none': { header: { alg: 'none' }, signed: () => null },
  'the algorithm None': { header: { alg: 'None' }, signed: () => null },
  'the algorithm none, signed all the same': { header: { alg: 'none' } },
  'another key': { signed: hmac('sha256', 'another secret, that is as long as ours') },
  'an empty key': { signed: hmac('sha256', '') },
  'another strength': { header: { alg: 'HS512' }, signed: hmac('sha512', secret) },
  'a header that claims another strength': { header: { alg: 'HS512' } },
  'a key pair of the forger': { header: { alg: 'RS256' }, signed: rsa },
  'a public key as secret': { signed: hmac('sha256', publicPem) },
  'a header that claims a key pair': { header: { alg: 'RS256' } },
  'a key that it brings along': {
    header: {
      alg: 'RS256',
      jwk: createPublicKey(privateKey).export({ format: 'jwk' }),
      kid: '../../dev/null',
    },
    signed: rsa,
  },
  'a critical header': { header: { crit: ['b64'], b64: false } },
  'another type': { header: { typ: 'JWT' } },
  'another audience': { claims: { aud: 'another-api' } },
  'another issuer': { claims: { iss: 'somebody' } },
  'its time over': { claims: { iat: past - 900, exp: past } },
  'no end': { claims: { exp: undefined } },
  'no session': { claims: { sid: undefined } },
  'another subject': { claims: { sub: '00000000-0000-4000-8000-000000000000' } },
  'a session that never was': { claims: { sid: '00000000-0000-4000-8000-000000000000' } },
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token for a member's open session, right in all but what is given. */
function forge(member: TestMember, secret: string, { header, claims, signed }: Forgery): string {
  const now = Math.floor(Date.now() / 1000);
  const head = { alg: 'HS256', typ: 'at+jwt', ...header };
  const named = { sub: member.id, sid: findSession(member), iss: 'cpal-api', aud: 'cpal' };
  const text = `${encode(head)}.${encode({ ...named, iat: now, exp: now + 600, ...claims })}`;
  const signature = (signed ?? hmac('sha256', secret))(text);
  return `${text}.${signature?.toString('base64url') ?? ''}`;
}

/** A token made as ours are: what shows that the forgeries fail for what is wrong with them. */
export const rightToken = (member: TestMember, secret: string) => forge(member, secret, {});

/** Authorization headers that must open nothing, each with what is wrong with it. */
export function badHeaders(member: TestMember, secret: string): [string, string | null][] {
  const { access_token: good, refresh_token: refresh } = member.tokens;
  const [header, claims, signature] = good.split('.');
  return [
    ['no header', null],
    ['an empty header', ''],
    ['no token', 'Bearer '],
    ['another scheme', `Basic ${good}`],
    ['no scheme', good],
    ['nonsense', 'Bearer nonsense'],
    ['two tokens', `Bearer ${good} ${good}`],
    ['a refresh token', `Bearer ${refresh}`],
    ['half a token', `Bearer ${header}.${claims}`],
    ['a cut signature', `Bearer ${header}.${claims}.${signature?.slice(0, -2)}`],
    ...Object.entries(forgeries(secret)).map(([name, forgery]): [string, string] => [
      name,
      `Bearer ${forge(member, secret, forgery)}`,
    ]),
  ];
}
