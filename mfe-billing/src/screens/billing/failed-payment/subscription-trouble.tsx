import type { Invoice, PaymentMethod } from '@cpal/shared/contract/billing/billing';
import { keepFocusNearby } from '@cpal/shared/controls';
import { paths } from '@cpal/shared/paths';
import { ButtonLink, Notice } from '@cpal/shared/ui';
import { useState } from 'react';
import { AddPaymentMethod } from '../add-payment-method';
import { nameOf } from '../card-name';
import { ConfirmPaymentButton } from './confirm-payment-button';
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
  /** The card whose bank wants the open payment confirmed; null where none does. */
  asking: PaymentMethod | null;
  /** Called after a card was added or the invoice paid, with what to tell the member. */
  onDone: (message: string) => void;
}

/** Says what is wrong with a subscription and what to do; nothing where all is well. */
export function SubscriptionTrouble(props: SubscriptionTroubleProps) {
  const { status, invoices, asking, onDone } = props;
  const [isConfirming, setConfirming] = useState(false);
  const trouble = troubles[status];
  if (trouble === undefined) return null;
  const { text, action, isPayable } = trouble;
  const invoice = isPayable && openInvoice(invoices);
  return (
    <div ref={keepFocusNearby}>
      <Notice tone="warn">
        <p>{text}</p>
        {asking !== null && (
          <p>
            {`The bank of your ${nameOf(asking)} wants you to confirm the payment. The card then becomes your default.`}
          </p>
        )}
        <div className={styles.actions}>
          {asking !== null && (
            <ConfirmPaymentButton
              isBusy={isConfirming}
              onBusy={setConfirming}
              onPaid={() => onDone('Payment confirmed, and the open invoice is paid.')}
            />
          )}
          {action === 'add a card' && (
            <AddPaymentMethod
              tone={asking === null ? 'primary' : 'secondary'}
              onAdded={() => onDone('Card added, and the open invoice is paid.')}
            />
          )}
          {action === 'choose a plan' && <ButtonLink to={paths.pricing()}>View Plans</ButtonLink>}
          {invoice && (
            <PayOpenInvoice
              {...invoice}
              isOnlyWay={action === undefined && asking === null}
              isConfirming={isConfirming}
              onPaid={() => onDone('The open invoice is paid.')}
            />
          )}
        </div>
      </Notice>
    </div>
  );
}
