import type { Sandbox } from '../sandbox';
import type { PendingPayment } from '../store/records';

/**
 * Takes the payment that waits for an answer to the bank's question: it is answered once, whatever the
 * answer.
 * @param id the checkout session's or the invoice's.
 */
export async function takePending(sandbox: Sandbox, id: string): Promise<PendingPayment | null> {
  const { pendingPayments } = sandbox.store;
  const pending = pendingPayments.get(id);
  if (pending === undefined) return null;
  await sandbox.change(null, () => pendingPayments.remove(id));
  return pending;
}
