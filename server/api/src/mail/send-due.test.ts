import { createTransport } from 'nodemailer';
import { auditLog, mails, users } from '../db/schema';
import { type TestApi, openApi } from '../testing/api';
import { readMails, sendMails, createMailDeps } from '../testing/outside/mails';
import { join } from '../testing/people/members';
import { runDry } from '../testing/run-dry';
import { startSmtpReceiver } from '../testing/outside/smtp-receiver';
import { queueMail } from './queue';
import { takeMails } from './send-due';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
beforeEach(async () => {
  await api.reset();
  await join(api);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const waiting = () => api.db.$count(mails);
const sentEvents = async () =>
  (await api.db.select().from(auditLog)).filter(({ event }) => event === 'mail_sent');

/** Fails to send all that is due; gives how often that was tried. */
async function fail(): Promise<number> {
  let tried = 0;
  await sendMails(api, () => {
    tried += 1;
    return Promise.reject(Object.assign(new Error('mia@example.com'), { code: 'ECONNREFUSED' }));
  });
  return tried;
}

describe('the queue of mails', () => {
  it('is empty once a mail is sent, which the audit log keeps', async () => {
    expect(await readMails(api)).toHaveLength(1);
    expect(await waiting()).toBe(0);
    expect((await sentEvents()).map(({ detail }) => detail)).toEqual([{ kind: 'verify_email' }]);
  });

  it('keeps a mail that could not be sent, and tries again after longer and longer pauses', async () => {
    // No jitter: each pause is as long as it can be.
    jest.spyOn(Math, 'random').mockReturnValue(0);
    expect(await fail()).toBe(1);
    expect(await fail()).toBe(0);
    for (const pause of [30, 60, 120]) {
      api.pass(pause - 1);
      expect(await fail()).toBe(0);
      api.pass(1);
      expect(await fail()).toBe(1);
    }
    api.pass(240);
    expect(await readMails(api)).toHaveLength(1);
    expect(await sentEvents()).toHaveLength(1);
  });

  it('counts what was sent, what failed, and what was given up', async () => {
    await fail();
    api.pass(30);
    await readMails(api);
    await join(api, 'noa@example.com');
    api.pass(86_400);
    await fail();
    const shown = await api.services.metrics.registry.metrics();
    for (const outcome of ['handled', 'failed', 'given_up'])
      expect(shown).toContain(`cpal_queue_total{queue="mails",outcome="${outcome}"} `);
  });

  it('logs a failure without the address', async () => {
    await fail();
    expect(api.log()).toContain('"code":"ECONNREFUSED"');
    expect(api.log()).not.toContain('mia@example.com');
  });

  it('gives a mail up that is a day old, one with a link for a password after an hour', async () => {
    await queueMail(api.db, { kind: 'password_reset', email: 'mia@example.com', at: api.clock() });
    api.pass(3600);
    expect(await fail()).toBe(2);
    expect(await waiting()).toBe(1);
    api.pass(86_400);
    expect(await fail()).toBe(1);
    expect(await waiting()).toBe(0);
  });

  it('gives a mail up immediately whose address the mail server does not know', async () => {
    const receiver = await startSmtpReceiver('550 5.1.1 <mia@example.com> is nobody');
    const transport = createTransport({ url: receiver.url });
    await sendMails(api, async (to) => {
      await transport.sendMail({ from: 'hello@cpal.example', to, text: 'hello' });
    });
    await receiver.close();
    expect(await waiting()).toBe(0);
    expect(api.log()).toMatch(/"responseCode":550.*"mail abandoned after \d+ attempts"/);
    expect(api.log()).not.toContain('mia@example.com');
  });

  it('drops a mail to somebody who has no account any longer', async () => {
    await api.db.delete(users);
    expect(await readMails(api)).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it('sends each mail once, however many processes look into it', async () => {
    const people = Array.from({ length: 12 }, (_, index) => `mia${index}@example.com`);
    for (const email of people) {
      await api.db
        .insert(users)
        .values({ email, passwordHash: '', fullName: '', createdAt: api.clock() });
      await queueMail(api.db, { kind: 'verify_email', email, at: api.clock() });
    }
    const sent: string[] = [];
    const sending = createMailDeps(api, async (to) => {
      sent.push(to);
    });
    const drain = () => runDry((max) => takeMails(sending, max));
    await Promise.all([drain(), drain(), drain(), drain()]);
    expect(sent.toSorted()).toEqual(['mia@example.com', ...people].toSorted());
  });

  it('gives a mail to another process once its sender must have died', async () => {
    await new Promise<void>((started) => {
      const never = () => {
        started();
        return new Promise<void>(() => undefined);
      };
      void runDry((max) => takeMails(createMailDeps(api, never), max));
    });
    expect(await readMails(api)).toEqual([]);
    api.pass(120);
    expect(await readMails(api)).toHaveLength(1);
  });
});
