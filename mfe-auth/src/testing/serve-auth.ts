import type { Tokens } from '@cpal/shared/contract/accounts/auth';
import type { User } from '@cpal/shared/contract/accounts/member';
import { refusal, wordless } from '@cpal/shared/testing/answers';
import { type Handlers, serveApi } from '@cpal/shared/testing/api';
import { testMember } from '@cpal/shared/testing/samples/test-member';

export const tokens: Tokens = {
  access_token: 'fresh-access',
  refresh_token: 'fresh-refresh',
  token_type: 'Bearer',
  expires_in: 900,
};

const account: { user: User } = { user: testMember };

/** Serves an account that can be made and logged in to; `others` take the place of these answers. */
export const serveAuth = (others: Handlers = {}) =>
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

export const brokenServer = () => wordless(502);
