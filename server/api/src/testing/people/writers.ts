import * as v from 'valibot';
import { tokens } from '@cpal/shared/contract/accounts/auth';
import { userAnswer } from '@cpal/shared/contract/accounts/member';
import { licenseAnswer, licenseList } from '@cpal/shared/contract/licenses/license';
import { problemBody } from '@cpal/shared/contract/problem';
import { password } from './members';

/** A member who writes, and what the member was told of. */
export interface Writer {
  id: string;
  email: string;
  bearer: Record<string, string>;
  licenses: Set<string>;
}

/** An answer that asks to come again: 503 in the one shape, with the seconds to wait. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Far below the limit: what a kill left unanswered is in the database as well. */
const maxLicenses = 40;

/** Addresses from which nobody came before, so that no limit is reached. */
let visitors = 0;
function nextAddress() {
  visitors += 1;
  return `10.0.${visitors >> 8}.${visitors & 255}`;
}

/** What members write to a server, which may be another one each time. */
export function createWriters(origin: () => string) {
  /** @throws Rejected, and the network's TypeError where the connection breaks. */
  async function send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object,
  ) {
    const answer = await fetch(origin() + path, {
      method,
      headers: {
        'x-forwarded-for': nextAddress(),
        ...headers,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const read: unknown = await answer.json();
    if (answer.status !== 503) return read;
    const { code } = v.parse(problemBody, read);
    throw answer.headers.has('retry-after') ? new Refused(code) : new Error(`${path}: no time`);
  }

  /** @returns the id of a new user. */
  async function signUp(email: string) {
    const body = { email, password, fullName: 'Mia' };
    return v.parse(userAnswer, await send('POST', '/api/users/sign-up', {}, body)).user.userId;
  }

  /** @returns the header of a new session. */
  async function logIn(email: string) {
    const answer = await send('POST', '/api/auth/login', {}, { email, password });
    return { authorization: `Bearer ${v.parse(tokens, answer).access_token}` };
  }

  /** Deletes the second oldest, which nobody reactivates, so that no writer comes to the limit. */
  async function makeRoom({ bearer, licenses }: Writer) {
    const [, second] = licenses;
    if (second === undefined || licenses.size < maxLicenses) return;
    // Where the answer is cut off, it may be there still or not.
    licenses.delete(second);
    await send('DELETE', `/api/licenses/${second}/permanent`, bearer);
  }

  return {
    signUp,
    logIn,

    joinAs: async (email: string): Promise<Writer> => {
      const id = await signUp(email);
      return { id, email, bearer: await logIn(email), licenses: new Set() };
    },

    createLicense: async (writer: Writer) => {
      const { bearer, licenses } = writer;
      await makeRoom(writer);
      const answer = await send('POST', '/api/licenses/user', bearer, { product_id: 'cpal' });
      licenses.add(v.parse(licenseAnswer, answer).license.id);
    },

    reactivateFirst: async ({ bearer, licenses }: Writer) => {
      const [first] = licenses;
      v.parse(licenseAnswer, await send('PUT', `/api/licenses/${first}/reactivate`, bearer));
    },

    /** What was acknowledged to a member and is gone, and how many licenses are active. */
    standingOf: async ({ bearer, licenses }: Writer) => {
      const found = v.parse(licenseList, await send('GET', '/api/licenses', bearer)).licenses;
      const ids = new Set(found.map(({ id }) => id));
      return {
        lost: [...licenses].filter((id) => !ids.has(id)),
        active: found.filter((license) => license.is_active).length,
      };
    },
  };
}
