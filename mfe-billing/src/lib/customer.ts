import { send, toProblem } from '@cpal/shared/api';
import { linkCustomer } from '@cpal/shared/contract/billing/customer';
import { loadMember, useSession } from '@cpal/shared/session';
import { settledSession } from './session';

/**
 * After a checkout that made a new customer: links it to the member, who is then loaded again.
 * A failure is only logged (spec, section 8); the payment itself is not touched by it.
 * @param query the address's, as the checkout's return wrote it.
 * @returns whether the query has done its work and can go.
 */
export async function linkReturningCustomer(query: URLSearchParams): Promise<boolean> {
  const stripeCustomerId = query.get('customerId');
  const isReturn = query.get('success') === 'true' && query.get('newCustomer') === 'true';
  if (!isReturn || stripeCustomerId === null) return false;
  const session = await settledSession();
  if (session.status !== 'member') return false;
  const { userId } = session.member;
  try {
    await send(linkCustomer, { body: { userId, stripeCustomerId } });
    await loadMember();
  } catch (thrown) {
    console.warn(`The customer could not be linked: ${toProblem(thrown).code}`);
  }
  return true;
}

/**
 * Has the server ask the payment provider again about the member's customer: linking one that is
 * linked already does nothing else. A failure is only logged, since a webhook tells the server as well.
 */
export async function refreshCustomer(): Promise<void> {
  const session = useSession.getState();
  if (session.status !== 'member' || session.member.stripeCustomerId === null) return;
  const { userId, stripeCustomerId } = session.member;
  try {
    await send(linkCustomer, { body: { userId, stripeCustomerId } });
  } catch (thrown) {
    console.warn(`The customer could not be refreshed: ${toProblem(thrown).code}`);
  }
}
