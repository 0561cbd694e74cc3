import type { Invoice } from '@cpal/shared/contract/billing';
import { keepFocusNearby } from '@cpal/shared/controls';
import { paths } from '@cpal/shared/paths';
import { ButtonLink, Notice } from '@cpal/shared/ui';
import { AddPaymentMethod } from './add-payment-method';
import { openInvoice, PayOpenInvoice } from './pay-open-invoice';
import styles from './subscription-trouble.module.css';

interface Trouble {
  text: string;
  action?: 'add a card' | 'choose a plan';
  /** Whether the open invoice, once paid, ends it. */
  isPayable?: true;
}

/** What stands in the way of a subscription by its state on the wire, and how to repair it. */
const troubles: Readonly<Record<string, Trouble>> = {
  past_due: {
    text: 'Your last payment did not go through. Your license keys keep working for now. Add another card: it becomes the default and pays the open invoice.',
    action: 'add a card',
    isPayable: true,
  },
  unpaid: {
    text: 'Your plan is on hold, because an invoice is still unpaid. Your license keys do not work for now. Pay the open invoice to start it again.',
    isPayable: true,
  },
  incomplete: {
    text: 'Your first payment did not go through, so your plan has not started. Choose your plan once more to try another card.',
    action: 'choose a plan',
    isPayable: true,
  },
  paused: {
    text: 'Your plan is paused, so your license keys do not work for now. Write to us to start it again.',
  },
};

interface SubscriptionTroubleProps {
  status: string;
  invoices: Invoice[];
  /** Called after a card was added or the invoice paid, with what to tell the member. */
  onDone: (message: string) => void;
}

/** Says what is wrong with a subscription and what to do; nothing where all is well. */
export function SubscriptionTrouble({ status, invoices, onDone }: SubscriptionTroubleProps) {
  const trouble = troubles[status];
  if (trouble === undefined) return null;
  const { text, action, isPayable } = trouble;
  const invoice = isPayable && openInvoice(invoices);
  return (
    <div ref={keepFocusNearby}>
      <Notice tone="warn">
        <p>{text}</p>
        {invoice && (
          <p>
            Does your bank want you to confirm the payment? It asks you on the page of the open
            invoice.
          </p>
        )}
        <div className={styles.actions}>
          {action === 'add a card' && (
            <AddPaymentMethod onAdded={() => onDone('Card added, and the open invoice is paid.')} />
          )}
          {action === 'choose a plan' && <ButtonLink to={paths.pricing()}>View Plans</ButtonLink>}
          {invoice && (
            <PayOpenInvoice
              {...invoice}
              isOnlyWay={action === undefined}
              onPaid={() => onDone('The open invoice is paid.')}
            />
          )}
        </div>
      </Notice>
    </div>
  );
}
