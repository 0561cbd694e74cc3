import type { Tokens, User } from '@cpal/shared/contract/auth';
import { refusal, serveApi } from '@cpal/shared/testing/api';
import { testMember } from '@cpal/shared/testing/session';

export const tokens: Tokens = {
  access_token: 'fresh-access',
  refresh_token: 'fresh-refresh',
  token_type: 'Bearer',
  expires_in: 900,
};

const account: { user: User } = { user: testMember };

/** Serves an account that can be made and logged in to; `others` take the place of these answers. */
export const serveAuth = (others: Parameters<typeof serveApi>[0] = {}) =>
  serveApi({
    'POST /api/users/sign-up': () => ({ status: 201, body: account }),
    'POST /api/auth/login': () => ({ body: tokens }),
    'GET /api/auth/me': () => ({ body: testMember }),
    ...others,
  });

/** No answer comes, as when the network is gone. */
export const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

const unauthenticated = () => refusal(401, 'unauthenticated', 'Please log in');

/** Answers that take neither the access token nor the refresh token. */
export const refusedTokens = {
  'GET /api/auth/me': unauthenticated,
  'POST /api/auth/refresh': unauthenticated,
};

/** A failure that is not from the API itself, such as a proxy's: no sentence of ours in it. */
export const brokenServer = () => ({ status: 502, body: {} });
