import { deleteAccount } from '../contract/accounts/account';
import { listLicenses } from '../contract/licenses/license';
import { type Received, serveApi } from '../testing/api';
import { asMember } from '../testing/session';
import { send } from './client';

/** Gives the page an answer that it has asked for with this token, and serves the API. */
function askFirst(token: string) {
  const answer = Promise.resolve(Response.json({ licenses: [] }));
  globalThis.cpalFirstAnswers = { token, answers: new Map([['/api/licenses', answer]]) };
  return serveApi({
    'GET /api/licenses': () => ({ body: { licenses: [] } }),
    'DELETE /api/account': () => ({ body: {} }),
  });
}

const callsOf = (received: readonly Received[]) => received.map(({ call }) => call);

describe('what the page has asked for by itself', () => {
  beforeEach(() => asMember());
  afterEach(() => {
    globalThis.cpalFirstAnswers = undefined;
  });

  it('is taken once', async () => {
    const received = askFirst('access');
    await send(listLicenses);
    expect(received).toEqual([]);
    await send(listLicenses);
    expect(callsOf(received)).toEqual(['GET /api/licenses']);
  });

  it('is not taken with another token, nor after a call that changes something', async () => {
    const other = askFirst('another');
    await send(listLicenses);
    expect(callsOf(other)).toEqual(['GET /api/licenses']);
    const received = askFirst('access');
    await send(deleteAccount, { body: { password: 'secret' } });
    await send(listLicenses);
    expect(callsOf(received)).toEqual(['DELETE /api/account', 'GET /api/licenses']);
  });
});
