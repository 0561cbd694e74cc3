import { EventEmitter, once } from 'node:events';
import { mails } from '../db/schema';
import { type TestApi, openApi } from '../testing/api';
import { sendingOf } from '../testing/mails';
import { join } from '../testing/members';
import { runMails } from './mail-runner';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

describe('the sender of mails', () => {
  it('sends what comes while it runs, and nothing after it was stopped', async () => {
    const arrivals = new EventEmitter();
    const stop = runMails(sendingOf(api, async (to) => void arrivals.emit('mail', to)));
    const arrival = once(arrivals, 'mail');
    await join(api);
    expect(await arrival).toEqual(['mia@example.com']);
    await stop();
    await join(api, 'noa@example.com');
    expect(await api.db.$count(mails)).toBe(1);
  });

  it('lets a mail on its way arrive before it stops', async () => {
    await join(api);
    const arrivals = new EventEmitter();
    const stop = runMails(
      sendingOf(api, async () => {
        arrivals.emit('begun');
        await once(arrivals, 'go on');
      }),
    );
    await once(arrivals, 'begun');
    const stopped = stop();
    arrivals.emit('go on');
    await stopped;
    expect(await api.db.$count(mails)).toBe(0);
  });
});
