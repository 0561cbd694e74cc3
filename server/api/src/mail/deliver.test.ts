import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { type TestApi, openApi } from '../testing/api';
import { type TestDatabase, openTestDatabase } from '../testing/database/database';
import { sendMails } from '../testing/outside/mails';
import { join } from '../testing/people/members';
import { type SmtpReceiver, startSmtpReceiver } from '../testing/outside/smtp-receiver';

let database: TestDatabase;
let api: TestApi | null = null;
let receiver: SmtpReceiver | null = null;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  folder = await mkdtemp(joinPath(tmpdir(), 'cpal-mails-'));
});
afterEach(async () => {
  await api?.close();
  await receiver?.close();
  receiver = null;
  await rm(folder, { recursive: true });
});
afterAll(() => database.close());

/** Signs a person up on a server with these settings, and sends the mail that follows. */
async function signUpWith(env: Record<string, string>, email = 'mia@example.com') {
  const opened = await openApi({ database, env: { DATA_DIR: folder, ...env } });
  api = opened;
  await join(opened, email);
  await sendMails(opened);
  return opened;
}

const from = { MAIL_FROM: 'CPal <hello@cpal.example>' };

/** Undoes quoted-printable (RFC 2045), as far as these mails use it. */
const decoded = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const link = /http:\/\/localhost:3000\/auth\/verify-email#token=([\w-]{43})/;

function expectMail(mail: string) {
  expect(mail).toMatch(/^From: CPal <hello@cpal\.example>\r$/m);
  expect(mail).toMatch(/^To: mia@example\.com\r$/m);
  expect(mail).toMatch(/^Subject: Confirm your email address for CPal\r$/m);
  expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/im);
  const [, text = '', html = ''] = decoded(mail).split(/^Content-Type: text\/(?:plain|html)/m);
  expect(text).toMatch(link);
  expect(text).not.toContain('<');
  expect(html).toMatch(new RegExp(`<a href="${link.source}"`));
  expect(html).not.toMatch(/<img|<link|@import|url\(/);
  for (const form of [text, html]) {
    expect(form).toContain('Hello,');
    expect(form).toContain('Sample Company, 1 Sample Street, Sampletown');
    expect(form).toContain('http://localhost:3000/membership/account#emails');
  }
}

describe('mails without a mail server', () => {
  it('are files in the data folder, for this user only; the log says where', async () => {
    const { log } = await signUpWith({});
    const [name = '', ...more] = await readdir(joinPath(folder, 'mails'));
    expect(more).toEqual([]);
    const file = joinPath(folder, 'mails', name);
    const mail = await readFile(file, 'utf8');
    expectMail(mail);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(log()).toContain(JSON.stringify(file));
    const [, token = ''] = link.exec(decoded(mail)) ?? [];
    expect(token).toHaveLength(43);
    for (const secret of [token, 'mia@example.com']) expect(log()).not.toContain(secret);
  });
});

describe('mails by SMTP', () => {
  it('are handed to the mail server', async () => {
    receiver = await startSmtpReceiver();
    await signUpWith({ SMTP_URL: receiver.url, ...from });
    expect(receiver.commands.slice(1, 4)).toEqual([
      'MAIL FROM:<hello@cpal.example>',
      'RCPT TO:<mia@example.com>',
      'DATA',
    ]);
    expect(receiver.mails).toHaveLength(1);
    expectMail(`${receiver.mails[0]}\r\n`);
    expect(await readdir(folder)).toEqual([]);
  });

  it('go to the one address that was typed, whatever it looks like', async () => {
    receiver = await startSmtpReceiver();
    await signUpWith({ SMTP_URL: receiver.url, ...from }, 'a,eve@example.com');
    const recipients = receiver.commands.filter((line) => line.startsWith('RCPT'));
    expect(recipients).toEqual(['RCPT TO:<"a,eve"@example.com>']);
  });

  it('go to a domain in ASCII, which every mail server takes', async () => {
    receiver = await startSmtpReceiver();
    await signUpWith({ SMTP_URL: receiver.url, ...from }, 'ｍia@exämple.com');
    const recipients = receiver.commands.filter((line) => line.startsWith('RCPT'));
    expect(recipients).toEqual(['RCPT TO:<mia@xn--exmple-cua.com>']);
  });

  it('are not sent in clear where the connection has to be encrypted', async () => {
    receiver = await startSmtpReceiver();
    const { log } = await signUpWith({ SMTP_URL: `${receiver.url}?requireTLS=true`, ...from });
    expect(receiver.commands).not.toContain('DATA');
    expect(log()).toContain('"code":"ETLS"');
  });
});
