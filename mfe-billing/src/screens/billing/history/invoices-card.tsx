import type { Invoice } from '@cpal/shared/contract/billing/billing';
import { Card, Day, StatusBadge, money } from '@cpal/shared/controls';
import { VisuallyHidden } from '@cpal/shared/ui';
import styles from './invoices-card.module.css';

/** Every invoice, newest first, with the way to the payment provider's page of it. */
export function InvoicesCard({ invoices }: { invoices: Invoice[] }) {
  return (
    <Card title="Billing History">
      {invoices.length === 0 ? (
        <p className={styles.empty}>No invoices yet... Your billing history will appear here.</p>
      ) : (
        <div className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">Amount</th>
                <th scope="col">Status</th>
                <th scope="col">Actions</th>
              </tr>
            </thead>
            <tbody>
              {invoices.map((invoice) => (
                <InvoiceRow key={invoice.id} {...invoice} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function InvoiceRow(invoice: Invoice) {
  const { created, amount_due, currency, status, tax, hosted_invoice_url, invoice_pdf } = invoice;
  // A credit can leave less to pay than the tax, of which no part can then be named.
  const isTaxed = tax > 0 && tax < amount_due;
  return (
    <tr>
      <td>
        <Day seconds={created} />
      </td>
      <td>
        <span>{money(amount_due, currency)}</span>
        {isTaxed && <span className={styles.tax}>{`, incl. ${money(tax, currency)} tax`}</span>}
      </td>
      <td>{status !== null && <StatusBadge status={status} />}</td>
      <td className={styles.actions}>
        {hosted_invoice_url !== null && (
          <a href={hosted_invoice_url} target="_blank" rel="noopener">
            View Invoice
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        )}
        {invoice_pdf !== null && (
          <a href={invoice_pdf} target="_blank" rel="noopener">
            PDF
            <VisuallyHidden>
              {' '}
              of <Day seconds={created} /> (opens in a new tab)
            </VisuallyHidden>
          </a>
        )}
      </td>
    </tr>
  );
}
