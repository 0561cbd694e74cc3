import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../kernel/env';
import { toHtml } from './html';
import { type Letter, toText } from './letter';

/** Milliseconds: for each step of a conversation with the mail server, and for all of it. */
const stepTimeoutMs = 15_000;
const timeoutMs = 60_000;

/** Hands a letter over for one address. */
export type Deliver = (email: string, letter: Letter) => Promise<void>;

const message = (from: string, email: string, letter: Letter) => ({
  from,
  // As an object the address stays one, whatever characters it has.
  to: { name: '', address: email },
  subject: letter.subject,
  text: toText(letter),
  html: toHtml(letter),
  headers: {
    // RFC 3834: keeps absence notes from answering.
    'Auto-Submitted': 'auto-generated',
    // RFC 8058: the mail program's own button stops these mails by one press.
    ...(letter.foot.stopUrl !== null && {
      'List-Unsubscribe': `<${letter.foot.stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

// 14 MB that a process which sends nothing does not need.
const loadNodemailer = async () => (await import('nodemailer')).default;

function bySmtp({
  smtpUrl: url,
  from,
  requiresTls,
}: Settings['mail'] & { smtpUrl: string }): Deliver {
  return async (email, letter) => {
    const { createTransport } = await loadNodemailer();
    const transport = createTransport({
      url,
      requireTLS: requiresTls,
      connectionTimeout: stepTimeoutMs,
      greetingTimeout: stepTimeoutMs,
      socketTimeout: stepTimeoutMs,
    });
    await transport.sendMail({
      ...message(from, email, letter),
      signal: AbortSignal.timeout(timeoutMs),
    });
  };
}

function toFiles(folder: string, from: string, log: FastifyBaseLogger): Deliver {
  return async (email, letter) => {
    const { createTransport } = await loadNodemailer();
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message: bytes } = await transport.sendMail(message(from, email, letter));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    const file = join(folder, name);
    await writeFile(file, bytes, { mode: 0o600, flag: 'wx' });
    log.info({ event: 'mail_written', file }, 'mail written to a file');
  };
}

/**
 * The one doorway for mails: the mail server of the settings, or, without one, `.eml` files in the
 * data folder, which every mail program opens.
 */
export function createDelivery({ mail, dataDir }: Settings, log: FastifyBaseLogger): Deliver {
  const { smtpUrl } = mail;
  if (smtpUrl !== null) return bySmtp({ ...mail, smtpUrl });
  return toFiles(join(resolve(dataDir), 'mails'), mail.from, log);
}
