import * as v from 'valibot';
import { type Tokens, tokens } from '@cpal/shared/contract/accounts/auth';
import { userAnswer } from '@cpal/shared/contract/accounts/member';
import { eq } from 'drizzle-orm';
import { billingCustomers, subscriptions, users } from '../../db/schema';
import type { TestApi } from '../api';

export const password = 'Xk9!vulpes-in-fabula';

/** A person with an account who is logged in. */
export interface TestMember {
  id: string;
  email: string;
  tokens: Tokens;
  /** The Authorization header. */
  bearer: { authorization: string };
}

export const toBearer = ({ access_token }: Tokens) => ({ authorization: `Bearer ${access_token}` });

/** Tries a password; gives the status of the answer. */
export async function tryPassword({ send }: TestApi, email: string, tried: string) {
  return (await send('POST', '/api/auth/login', { body: { email, password: tried } })).statusCode;
}

export async function logIn(
  { send }: TestApi,
  email: string,
  headers: Record<string, string> = {},
): Promise<Tokens> {
  const answer = await send('POST', '/api/auth/login', { body: { email, password }, headers });
  return v.parse(tokens, answer.json());
}

/** Signs a person up and logs them in. */
export async function join(api: TestApi, email = 'mia@example.com'): Promise<TestMember> {
  const body = { email, password, fullName: 'Mia Koch' };
  const answer = await api.send('POST', '/api/users/sign-up', { body });
  const { user } = v.parse(userAnswer, answer.json());
  const pair = await logIn(api, email);
  return { id: user.userId, email, tokens: pair, bearer: toBearer(pair) };
}

/** When a mirrored subscription of these tests is paid until, in seconds. */
export const periodEnd = 1_900_000_000;

/** Writes a subscription into the mirror, as a webhook would have; a second call changes it. */
export async function subscribe(
  { db }: Pick<TestApi, 'db'>,
  member: Pick<TestMember, 'id'>,
  status = 'active',
) {
  const customerId = `cus_${member.id}`;
  await db.update(users).set({ stripeCustomerId: customerId }).where(eq(users.id, member.id));
  await db
    .insert(billingCustomers)
    .values({ id: customerId, lastTicket: 0, appliedTicket: 0 })
    .onConflictDoNothing();
  await db
    .insert(subscriptions)
    .values({
      id: `sub_${member.id}`,
      customerId,
      created: 1_700_000_000,
      status,
      currentPeriodEnd: periodEnd,
      planName: 'Basic',
      amount: 2000,
      interval: 'month',
      cancelAtPeriodEnd: false,
    })
    .onConflictDoUpdate({ target: subscriptions.id, set: { status } });
}
