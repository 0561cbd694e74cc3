import { deleteAccount, exportAccount } from '../contract/accounts/account';
import { logIn as logInCall } from '../contract/accounts/auth';
import { listPosts } from '../contract/blogs/blog';
import * as calls from '../contract/accounts/credentials';
import { listPrices } from '../contract/billing/checkout';
import { listLicenses, releaseDomain } from '../contract/licenses/license';
import { useSession } from '../session/store';
import { refusal } from '../testing/answers';
import { type Answer, type Received, serveApi, strangeAnswers } from '../testing/api';
import { asMember, asVisitor } from '../testing/session';
import { download, send } from './client';
import { isProblem, type Problem } from './problem';

const logIn = () => send(logInCall, { body: { email: 'ada@example.com', password: 'secret' } });
const expired = () => refusal(401, 'unauthenticated', 'Please log in');
const nothingSaid = { message: null, error: null };
const renewed = {
  access_token: 'access-2',
  refresh_token: 'refresh-2',
  token_type: 'Bearer',
  expires_in: 900,
};

it('sends the bearer with a member call and none with a public call', async () => {
  asMember();
  const received = serveApi({
    'GET /api/licenses': () => ({ body: { licenses: [] } }),
    'GET /api/stripe-prices': () => ({ body: {} }),
  });
  await send(listLicenses);
  await send(listPrices);
  expect(received.map(({ bearer }) => bearer)).toEqual(['access', null]);
});

it('sends the body of a deletion that has one', async () => {
  asMember();
  const received = serveApi({ 'DELETE /api/account': () => ({ body: {} }) });
  await send(deleteAccount, { body: { password: 'secret' } });
  expect(received).toEqual([
    { call: 'DELETE /api/account', body: { password: 'secret' }, bearer: 'access' },
  ]);
});

it('encodes the parameters of a path', async () => {
  asMember();
  const received = serveApi({ 'DELETE /api/licenses/:id/domains/:domain': () => ({ body: {} }) });
  await send(releaseDomain, { params: { id: 'a/b', domain: '..?#ä' } });
  expect(received.map(({ call }) => call)).toEqual([
    'DELETE /api/licenses/a%2Fb/domains/..%3F%23%C3%A4',
  ]);
});

it('sends what a query says, encoded, and nothing of what is undefined in it', async () => {
  asMember();
  const received = serveApi({
    'GET /api/blogs/:id/posts': () => ({ body: { posts: [], next: null } }),
  });
  const params = { id: 'blog_1' };
  await send(listPosts, { params, query: { q: 'a&b=ä' } });
  await send(listPosts, { params, query: { q: undefined } });
  await send(listPosts, { params });
  expect(received.map(({ query }) => query)).toEqual(['?q=a%26b%3D%C3%A4', undefined, undefined]);
});

it('fetches a file under the name that the server gave it, with renewed tokens too', async () => {
  asMember();
  const headers = { 'content-disposition': 'attachment; filename="export.json"' };
  serveApi({
    'GET /api/account/export': ({ bearer }) =>
      bearer === 'access' ? expired() : { headers, body: { held: 1 } },
    'POST /api/auth/refresh': () => ({ body: renewed }),
  });
  const { name, content } = await download(exportAccount);
  expect(name).toBe('export.json');
  expect(await content.text()).toBe('{"held":1}');
});

it('gives the failure of a file as a problem', async () => {
  asMember();
  serveApi({ 'GET /api/account/export': () => refusal(503, 'overloaded', 'Too busy.') });
  await expect(download(exportAccount)).rejects.toMatchObject({
    code: 'overloaded',
    message: 'Too busy.',
  });
});

it('renews the tokens once for all calls in flight and sends them again', async () => {
  const store = asMember();
  const received = serveApi({
    'GET /api/licenses': ({ bearer }) =>
      bearer === 'access' ? expired() : { body: { licenses: [] } },
    'POST /api/auth/refresh': () => ({ body: renewed }),
  });
  await Promise.all([send(listLicenses), send(listLicenses)]);
  expect(received.filter(({ call }) => call === 'POST /api/auth/refresh')).toEqual([
    { call: 'POST /api/auth/refresh', body: { refresh_token: 'refresh' }, bearer: null },
  ]);
  expect(store.read()).toEqual({ access_token: 'access-2', refresh_token: 'refresh-2' });
});

it('ends the session when the refresh is refused too', async () => {
  const store = asMember();
  serveApi({ 'GET /api/licenses': expired, 'POST /api/auth/refresh': expired });
  await expect(send(listLicenses)).rejects.toMatchObject({ status: 401 });
  expect(store.read()).toBeNull();
  expect(useSession.getState()).toEqual({ status: 'anonymous' });
});

const refusing = (...bearers: string[]) => ({
  'GET /api/licenses': ({ bearer }: { bearer: string | null }) =>
    bearers.includes(bearer ?? '') ? expired() : { body: { licenses: [] } },
  'POST /api/auth/refresh': () => ({ body: renewed }),
});

it('ends the session when the renewed token is refused too', async () => {
  const store = asMember();
  serveApi(refusing('access', 'access-2'));
  await expect(send(listLicenses)).rejects.toMatchObject({ status: 401 });
  expect(store.read()).toBeNull();
  expect(useSession.getState()).toEqual({ status: 'anonymous' });
});

it.each<[string, keyof ReturnType<typeof refusing>, string | null]>([
  ['the renewed token is refused', 'GET /api/licenses', 'access-2'],
  ['the refresh is refused', 'POST /api/auth/refresh', null],
])('keeps a login that came meanwhile from another tab where %s', async (_case, late, bearer) => {
  const store = asMember();
  const login = { access_token: 'other', refresh_token: 'other-refresh' };
  const handlers = refusing('access', 'access-2');
  serveApi({
    ...handlers,
    [late]: (received: Received) => {
      if (received.bearer === bearer) store.write(login);
      return bearer === received.bearer ? expired() : handlers[late](received);
    },
  });
  await send(listLicenses).catch(() => undefined);
  expect(store.read()).toEqual(login);
  expect(useSession.getState().status).toBe('member');
});

it('keeps the session when the refresh gets no answer', async () => {
  const store = asMember();
  serveApi({
    'GET /api/licenses': expired,
    'POST /api/auth/refresh': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect(send(listLicenses)).rejects.toMatchObject({
    code: 'network_error',
  });
  expect(store.read()).not.toBeNull();
});

it('calls nothing without a token', async () => {
  asVisitor();
  const received = serveApi({});
  await expect(send(listLicenses)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(received).toEqual([]);
});

it('gives every failure as a problem', async () => {
  serveApi({ 'POST /api/auth/login': () => refusal(401, 'invalid_credentials', 'No.') });
  const thrown: unknown = await logIn().catch((e: unknown) => e);
  expect(isProblem(thrown) && thrown).toEqual({
    code: 'invalid_credentials',
    status: 401,
    message: 'No.',
    error: 'No.',
  });
});

it('gives the seconds of Retry-After, and nothing where it is no number of them', async () => {
  const spans = ['40', 'Sun, 29 Nov 2026 03:00:00 GMT', '-1'];
  serveApi({
    'GET /api/stripe-prices': () => ({
      ...refusal(429, 'rate_limited', 'Wait.'),
      headers: { 'retry-after': spans.shift() ?? '' },
    }),
  });
  await expect(send(listPrices)).rejects.toMatchObject({ retryAfter: 40 });
  await expect(send(listPrices)).rejects.not.toHaveProperty('retryAfter');
  await expect(send(listPrices)).rejects.not.toHaveProperty('retryAfter');
});

it.each([
  [
    { message: 'One', error: 'Other' },
    { message: 'One', error: 'Other' },
  ],
  [{ message: 'One' }, { message: 'One', error: null }],
  [{ error: 'Other' }, { message: null, error: 'Other' }],
  [{ message: '', error: '' }, nothingSaid],
  [{ message: { en: 'Not a sentence' }, error: 7, code: [] }, nothingSaid],
  [null, nothingSaid],
  [[], nothingSaid],
])('reads the server’s sentences from %j', async (body, said) => {
  serveApi({ 'GET /api/stripe-prices': () => ({ status: 502, body }) });
  await expect(send(listPrices)).rejects.toEqual({
    code: 'unexpected_error',
    status: 502,
    ...said,
  });
});

it.each<readonly [string, Answer, Problem['code']]>([
  ['no JSON', { status: 502, text: '<h1>Bad Gateway</h1>' }, 'unexpected_error'],
  ['nothing', { status: 500, text: '' }, 'unexpected_error'],
  ...strangeAnswers.map(([name, answer]) => [name, answer, 'bad_answer'] as const),
])('says that %s was answered', async (_name, answer, code) => {
  const store = asVisitor();
  serveApi({ 'POST /api/auth/login': async () => answer });
  const thrown: unknown = await logIn().catch((e: unknown) => e);
  expect(thrown).toEqual({ code, status: answer.status ?? 200, ...nothingSaid });
  expect(store.read()).toBeNull();
});

const changePassword = () =>
  send(calls.changePassword, { body: { currentPassword: 'old', newPassword: 'new' } });

it.each<readonly [string, Answer]>([['nothing', { status: 204, text: '' }], ...strangeAnswers])(
  'takes %s for a success where an answer is not read',
  async (_name, answer) => {
    asMember();
    serveApi({ 'PUT /api/auth/password': async () => answer });
    await expect(changePassword()).resolves.toBeUndefined();
  },
);

it('takes no page for the file that was asked for', async () => {
  asMember();
  serveApi({ 'GET /api/account/export': () => ({ text: '<h1>Welcome</h1>' }) });
  await expect(download(exportAccount)).rejects.toMatchObject({ code: 'bad_answer' });
});
