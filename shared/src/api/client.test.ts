import { useSession } from '../session/store';
import { refusal, serveApi } from '../testing/api';
import { asMember, asVisitor } from '../testing/session';
import { api, publicApi } from './client';
import { isProblem } from './problem';

const expired = () => refusal(401, 'unauthenticated', 'Please log in');
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
  await api.get('/api/licenses');
  await publicApi.get('/api/stripe-prices');
  expect(received.map(({ bearer }) => bearer)).toEqual(['access', null]);
});

it('sends the body of a deletion that has one', async () => {
  asMember();
  const received = serveApi({ 'DELETE /api/account': () => ({ body: {} }) });
  await api.delete('/api/account', { password: 'secret' });
  expect(received).toEqual([
    { call: 'DELETE /api/account', body: { password: 'secret' }, bearer: 'access' },
  ]);
});

it('fetches a file under the name that the server gave it, with renewed tokens too', async () => {
  asMember();
  const headers = { 'content-disposition': 'attachment; filename="export.json"' };
  serveApi({
    'GET /api/account/export': ({ bearer }) =>
      bearer === 'access' ? expired() : { headers, body: { held: 1 } },
    'POST /api/auth/refresh': () => ({ body: renewed }),
  });
  const { name, content } = await api.file('/api/account/export');
  expect(name).toBe('export.json');
  expect(await content.text()).toBe('{"held":1}');
});

it('gives the failure of a file as a problem', async () => {
  asMember();
  serveApi({ 'GET /api/account/export': () => refusal(503, 'overloaded', 'Too busy.') });
  await expect(api.file('/api/account/export')).rejects.toMatchObject({
    code: 'overloaded',
    serverMessage: 'Too busy.',
  });
});

it('renews the tokens once for all calls in flight and sends them again', async () => {
  const store = asMember();
  const received = serveApi({
    'GET /api/licenses': ({ bearer }) =>
      bearer === 'access' ? expired() : { body: { licenses: [] } },
    'POST /api/auth/refresh': () => ({ body: renewed }),
  });
  await Promise.all([api.get('/api/licenses'), api.get('/api/licenses')]);
  expect(received.filter(({ call }) => call === 'POST /api/auth/refresh')).toEqual([
    { call: 'POST /api/auth/refresh', body: { refresh_token: 'refresh' }, bearer: null },
  ]);
  expect(store.read()).toEqual({ access_token: 'access-2', refresh_token: 'refresh-2' });
});

it('ends the session when the refresh is refused too', async () => {
  const store = asMember();
  serveApi({ 'GET /api/licenses': expired, 'POST /api/auth/refresh': expired });
  await expect(api.get('/api/licenses')).rejects.toMatchObject({ status: 401 });
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
  await expect(api.get('/api/licenses')).rejects.toMatchObject({ status: 401 });
  expect(store.read()).toBeNull();
  expect(useSession.getState()).toEqual({ status: 'anonymous' });
});

it.each([
  ['the renewed token is refused', 'GET /api/licenses', 'access-2'],
  ['the refresh is refused', 'POST /api/auth/refresh', null],
])('keeps a login that came meanwhile from another tab where %s', async (_case, late, bearer) => {
  const store = asMember();
  const login = { access_token: 'other', refresh_token: 'other-refresh' };
  const handlers: Parameters<typeof serveApi>[0] = refusing('access', 'access-2');
  serveApi({
    ...handlers,
    [late]: (received) => {
      if (received.bearer === bearer) store.write(login);
      return bearer === received.bearer ? expired() : (handlers[late]?.(received) ?? expired());
    },
  });
  await api.get('/api/licenses').catch(() => undefined);
  expect(store.read()).toEqual(login);
  expect(useSession.getState().status).toBe('member');
});

it('keeps the session when the refresh gets no answer', async () => {
  const store = asMember();
  serveApi({
    'GET /api/licenses': expired,
    'POST /api/auth/refresh': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect(api.get('/api/licenses')).rejects.toMatchObject({ code: 'network_error' });
  expect(store.read()).not.toBeNull();
});

it('calls nothing without a token', async () => {
  asVisitor();
  const received = serveApi({});
  await expect(api.get('/api/licenses')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(received).toEqual([]);
});

it('gives every failure as a problem', async () => {
  serveApi({ 'POST /api/auth/login': () => refusal(401, 'invalid_credentials', 'No.') });
  const thrown: unknown = await publicApi.post('/api/auth/login', {}).catch((e: unknown) => e);
  expect(isProblem(thrown) && thrown).toEqual({
    code: 'invalid_credentials',
    status: 401,
    serverMessage: 'No.',
  });
});

it.each([
  [{ message: 'In a message', error: 'In an error' }, 'In a message'],
  [{ error: 'In an error' }, 'In an error'],
  [{ message: '' }, null],
  [{ message: { en: 'Not a sentence' } }, null],
  [null, null],
])('reads the server’s sentence from %j', async (body, serverMessage) => {
  serveApi({ 'GET /api/stripe-prices': () => ({ status: 502, body }) });
  await expect(publicApi.get('/api/stripe-prices')).rejects.toMatchObject({ serverMessage });
});
