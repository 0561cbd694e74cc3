import type { Sandbox } from '../sandbox';
import type { PendingPayment } from '../store/records';

/**
 * Takes the payment that waits for an answer to the bank's question: it is answered once, whatever the
 * answer.
 * @param id the checkout session's or the invoice's.
 */
export function takePending(sandbox: Sandbox, id: string): PendingPayment | null {
  const { pendingPayments } = sandbox.store;
  const pending = pendingPayments.get(id);
  if (pending === undefined) return null;
  sandbox.change(null, () => pendingPayments.remove(id));
  return pending;
}
