import * as v from 'valibot';
import type { LinkCustomer } from '@cpal/shared/contract/billing/customer';
import type { User } from '@cpal/shared/contract/accounts/member';
import { stripeId } from '@cpal/shared/contract/fields';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { type Account, findAccountByCustomer } from '../../users/accounts';
import { audit } from '../../db/audit';
import { isDuplicate } from '../../db/duplicate';
import { checkouts, users } from '../../db/schema';
import { Problem, notFound } from '@cpal/server-kit/problem';
import type { Uses } from '../../kernel/services';
import { trySettleDuplicates } from '../duplicates/settle-duplicates';
import type { LoggedSyncServices } from '../stripe/sync-services';
import { isMissing } from '../../kernel/stripe-errors';
import { setInvoiceFooter } from '../stripe/invoice-footer';
import { syncCustomer } from '../stripe/sync';
import { toUser } from '../../users/to-user';

const anyId = stripeId('Stripe customer id');

/** Asks Stripe for an object; what it does not know, or could not, does not exist here either. */
async function orNotFound<T>(id: string, ask: (id: string) => Promise<T>): Promise<T> {
  if (!v.safeParse(anyId, id).success) throw notFound();
  try {
    return await ask(id);
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}

/** The return url of a checkout without a bearer names its session instead of the customer. */
async function resolveCustomer({ stripe }: Uses<'stripe'>, id: string): Promise<string> {
  if (!id.startsWith('cs_')) return id;
  const { customer } = await orNotFound(id, (session) =>
    stripe.checkout.sessions.retrieve(session),
  );
  if (customer === null) throw notFound();
  return typeof customer === 'string' ? customer : customer.id;
}

/**
 * Requires a sign that the customer is this user's: our own checkout, the customer's metadata, or a
 * complete session that names the user.
 */
async function requireProof(
  { db, stripe }: Uses<'db' | 'stripe'>,
  user: Account,
  customer: Stripe.Customer,
) {
  if (customer.metadata['userId'] === user.id) return;
  const { data: sessions } = await stripe.checkout.sessions.list({
    customer: customer.id,
    status: 'complete',
    limit: 100,
  });
  if (sessions.some((session) => session.client_reference_id === user.id)) return;
  const ids = sessions.map((session) => session.id);
  const rows = await db
    .select()
    .from(checkouts)
    .where(or(eq(checkouts.customerId, customer.id), inArray(checkouts.stripeSessionId, ids)));
  if (rows.some((row) => row.userId === user.id)) return;
  const byEmail = rows.some((row) => row.userId === null && row.email === user.email);
  if (byEmail && user.emailVerifiedAt) return;
  if (byEmail)
    throw new Problem('email_not_verified', 'Please verify your email to use this purchase.');
  throw new Problem('forbidden', 'This customer cannot be linked to your account.');
}

async function bind({ db, clock }: Uses<'clock' | 'db'>, user: Account, customerId: string) {
  await db.transaction(async (tx) => {
    const bound = await tx
      .update(users)
      .set({ stripeCustomerId: customerId })
      .where(and(eq(users.id, user.id), isNull(users.stripeCustomerId)))
      .returning({ id: users.id });
    if (bound.length === 0) throw mismatch();
    const detail = { customerId };
    await audit(tx, { at: clock(), userId: user.id, event: 'customer_linked', detail });
  });
}

const mismatch = () =>
  new Problem('customer_mismatch', 'Your account is linked to another customer.');

/**
 * Links a Stripe customer to a user and makes the mirror true, so that the next screen is. Other plans
 * that the user has bought end.
 * @throws Problem in this order: `forbidden` for another user, `customer_mismatch`, `not_found`,
 * `email_not_verified` or `forbidden` without proof.
 */
export async function linkCustomer(
  services: LoggedSyncServices,
  user: Account,
  { userId, stripeCustomerId }: LinkCustomer,
): Promise<User> {
  if (userId !== user.id) throw new Problem('forbidden', 'You can only link your own account.');
  const customerId = await resolveCustomer(services, stripeCustomerId);
  if (user.stripeCustomerId === null) {
    if (await findAccountByCustomer(services.db, customerId)) throw notFound();
    const customer = await orNotFound(customerId, (known) =>
      services.stripe.customers.retrieve(known),
    );
    if (customer.deleted) throw notFound();
    await requireProof(services, user, customer);
    await setInvoiceFooter(services, customerId);
    try {
      await bind(services, user, customerId);
    } catch (error) {
      // Somebody else linked it since we looked.
      throw isDuplicate(error) ? notFound() : error;
    }
  } else if (user.stripeCustomerId !== customerId) throw mismatch();
  await syncCustomer(services, customerId);
  await trySettleDuplicates(services, userId);
  return toUser({ ...user, stripeCustomerId: customerId });
}
