import { type TestApi, openApi } from '../api';
import type { TestDatabase } from '../database/database';
import { password } from '../people/members';

/** Starts a server that counts requests and believes whom they say that they come from. */
export const openLimited = (database: TestDatabase) =>
  openApi({ database, env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } });

const from = (address: string) => ({ 'x-forwarded-for': address });

/** Tries to log in from an address; the password is the tests' own unless another is given. */
export const logInFrom = (api: TestApi, email: string, address: string, typed = password) =>
  api.send('POST', '/api/auth/login', { body: { email, password: typed }, headers: from(address) });

/** Asks for new tokens with one that nobody has. */
export const refreshFrom = (api: TestApi, address: string) =>
  api.send('POST', '/api/auth/refresh', {
    body: { refresh_token: 'unknown' },
    headers: from(address),
  });

/** Asks whether a license key is good. */
export const validateFrom = (api: TestApi, key: string, address: string) =>
  api.send('POST', '/api/v1/licenses/validate', {
    body: { key, domain: 'a.com' },
    headers: from(address),
  });

/** The statuses of so many requests, one after the other. */
export async function statuses(
  count: number,
  request: (index: number) => ReturnType<TestApi['send']>,
): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await request(index)).statusCode);
  return all;
}
