import { createDelivery, type Deliver } from '../../mail/deliver';
import type { Letter } from '../../mail/letter';
import { takeMails } from '../../mail/send-due';
import type { TestApi } from '../api';
import { runDry } from '../run-dry';

/** What the sender of mails is given, with a way to deliver of the test's own. */
export const createMailDeps = ({ services }: TestApi, deliver: Deliver) => ({
  ...services,
  deliver,
});

/** Sends all mails that are due, as the running server does. */
export async function sendMails(
  api: TestApi,
  deliver: Deliver = createDelivery(api.settings, api.app.log),
) {
  await runDry((max) => takeMails(createMailDeps(api, deliver), max));
}

/** Sends all mails that are due to this test instead; gives whom they went to and what they say. */
export async function readMails(api: TestApi) {
  const read: { to: string; letter: Letter }[] = [];
  await sendMails(api, async (to, letter) => {
    read.push({ to, letter });
  });
  return read;
}

/** The token in the link of the only mail with one that is due. */
export async function readToken(api: TestApi): Promise<string> {
  const hashes = (await readMails(api)).map(
    ({ letter }) => new URL(letter.action?.url ?? 'x:').hash,
  );
  const [hash, ...more] = hashes.filter((found) => found.startsWith('#token='));
  if (hash === undefined || more.length > 0) throw new Error('not one mail with a token');
  return hash.replace('#token=', '');
}

/** Verifies the email of a person who has just signed up, by the link that was sent there. */
export async function verifyByMail(api: TestApi) {
  const body = { token: await readToken(api) };
  return api.send('POST', '/api/auth/verify-email', { body });
}
