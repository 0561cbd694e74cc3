import { send, toResult } from '@cpal/shared/api';
import { type Invoice, listInvoices } from '@cpal/shared/contract/billing/billing';
import { ExternalButtonLink } from '@cpal/shared/ui';
import { useRevalidator } from '@cpal/shared/router';
import { refreshCustomer } from '../../../lib/customer';
import { useReturn } from './use-return';

/** An invoice that waits to be paid on the payment provider's page of it. */
interface PayableInvoice {
  id: string;
  /** That page's address. */
  url: string;
}

/** The newest invoice that can be paid; the one that a subscription waits for. */
export function openInvoice(invoices: Invoice[]): PayableInvoice | null {
  for (const { id, status, hosted_invoice_url: url } of invoices) {
    if (status === 'open' && url !== null) return { id, url };
  }
  return null;
}

interface PayOpenInvoiceProps extends PayableInvoice {
  /** Whether nothing else that the member can do helps as well. */
  isOnlyWay: boolean;
  /** While the payment is confirmed on this page, whose own answer tells what came of it. */
  isConfirming: boolean;
  /** Called when the member comes back and has paid. */
  onPaid: () => void;
}

/** The way to the open invoice's page, and what follows from it once the member is back. */
export function PayOpenInvoice(props: PayOpenInvoiceProps) {
  const { id, url, isOnlyWay, isConfirming, onPaid } = props;
  const { revalidate } = useRevalidator();

  useReturn(async () => {
    if (isConfirming) return;
    await refreshCustomer();
    const loaded = await toResult(send(listInvoices));
    // Who comes back without a connection keeps what is shown.
    if ('problem' in loaded) return;
    const { invoices } = loaded.value;
    if (invoices.some((invoice) => invoice.id === id && invoice.status === 'paid')) onPaid();
    else await revalidate();
  });

  return (
    <ExternalButtonLink tone={isOnlyWay ? 'primary' : 'secondary'} href={url}>
      Pay Open Invoice
    </ExternalButtonLink>
  );
}
