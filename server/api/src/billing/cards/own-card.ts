import type { PaymentMethod } from '@cpal/shared/contract/billing/billing';
import type { Account } from '../../users/accounts';
import { notFound } from '@cpal/server-kit/problem';
import type { SyncServices } from '../stripe/sync-services';
import { syncCustomer } from '../stripe/sync';
import { listPaymentMethods } from '../overview';

/**
 * Finds a card of this user, after the mirror was made true, and the customer that it belongs to.
 * @throws Problem `not_found`, also for another user's card.
 */
export async function requireOwnCard(
  services: SyncServices,
  { stripeCustomerId: customerId }: Account,
  methodId: string,
): Promise<{ customerId: string; card: PaymentMethod }> {
  if (customerId === null) throw notFound();
  await syncCustomer(services, customerId);
  const { payment_methods: cards } = await listPaymentMethods(services.db, customerId);
  const card = cards.find(({ id }) => id === methodId);
  if (!card) throw notFound();
  return { customerId, card };
}
