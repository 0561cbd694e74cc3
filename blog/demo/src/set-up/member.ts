import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeOnce } from '@cpal/server-kit/write-once';
import { type Credentials, logIn } from '@cpal/shared/contract/accounts/auth';
import { signUp } from '@cpal/shared/contract/accounts/sign-up';
import { blogFolder } from '../widget';
import { CallRejected, type Client } from './client';

const blogger = 'Juno Hartwell';

/** The demo member's login: made once, and kept where nobody but the owner of the data reads. */
export function demoLogin(dataDir: string): Credentials {
  mkdirSync(blogFolder(dataDir), { recursive: true });
  const file = path.join(blogFolder(dataDir), 'login.json');
  const made: Credentials = {
    email: 'juno@lopsided-ladle.example',
    // One of each kind of character that a password needs.
    password: `Ladle-1!${randomBytes(9).toString('base64url')}`,
  };
  return writeOnce(file, JSON.stringify(made)) ? made : JSON.parse(readFileSync(file, 'utf8'));
}

/** Logs the demo member in; signs up first where the database does not know of one. */
export async function logInAsDemo(client: Client, login: Credentials): Promise<Client> {
  const enter = async () => client.as((await client.send(logIn, { body: login })).access_token);
  try {
    return await enter();
  } catch (error) {
    if (!(error instanceof CallRejected && error.code === 'invalid_credentials')) throw error;
  }
  await client.send(signUp, { body: { ...login, fullName: blogger } });
  return enter();
}
