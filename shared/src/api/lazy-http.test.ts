import { listLicenses } from '../contract/licenses/license';
import { serveApi } from '../testing/api';
import { asMember } from '../testing/session';
import { send } from './client';

const mockFetched = jest.fn();
jest.mock('./ky', () => {
  mockFetched();
  return jest.requireActual('./ky');
});

it('is fetched at a press, since what the page has asked by itself needs none', async () => {
  asMember();
  const answer = Promise.resolve(Response.json({ licenses: [] }));
  globalThis.cpalFirstAnswers = { token: 'access', answers: new Map([['/api/licenses', answer]]) };
  await send(listLicenses);
  expect(mockFetched).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  serveApi({ 'GET /api/licenses': () => ({ body: { licenses: [] } }) });
  await expect(send(listLicenses)).resolves.toEqual({ licenses: [] });
  expect(mockFetched).toHaveBeenCalledTimes(1);
  globalThis.cpalFirstAnswers = undefined;
});
