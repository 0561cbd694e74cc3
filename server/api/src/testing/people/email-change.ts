import type { TestApi } from '../api';
import { readMails } from '../outside/mails';
import { type TestMember, password } from './members';

/** Asks for another email as a member who knows the password, unless another is given. */
export const askForEmail = (
  { send }: TestApi,
  { bearer }: Pick<TestMember, 'bearer'>,
  email: string,
  currentPassword = password,
) => send('PUT', '/api/account/email', { headers: bearer, body: { email, currentPassword } });

export const confirmEmail = ({ send }: TestApi, token: string) =>
  send('POST', '/api/auth/verify-email', { body: { token } });

/** The token in the mail that is due to an address; empty where it has none. */
export async function tokenSentTo(api: TestApi, address: string): Promise<string> {
  const mail = (await readMails(api)).find(({ to }) => to === address);
  return mail?.letter.action ? new URL(mail.letter.action.url).hash.replace('#token=', '') : '';
}

/** Changes a member's email all the way. */
export async function changeEmail(api: TestApi, member: TestMember, email: string) {
  await askForEmail(api, member, email);
  return confirmEmail(api, await tokenSentTo(api, email));
}
