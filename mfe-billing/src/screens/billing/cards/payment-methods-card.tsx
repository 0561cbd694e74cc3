import type { PaymentMethod } from '@cpal/shared/contract/billing/billing';
import { Card } from '@cpal/shared/controls';
import { useState } from 'react';
import { AddPaymentMethod } from '../add-payment-method';
import { nameOf } from '../card-name';
import { DeletePaymentMethodDialog } from './delete-payment-method-dialog';
import { PaymentMethodRow } from './payment-method-row';
import styles from './payment-methods-card.module.css';

interface PaymentMethodsCardProps {
  paymentMethods: PaymentMethod[];
  isSubscribed: boolean;
  /** Called after each change, with what to tell the member. */
  onDone: (message: string) => void;
}

/** The member's cards: add one, choose the default, delete one that pays no subscription. */
export function PaymentMethodsCard(props: PaymentMethodsCardProps) {
  const { paymentMethods, isSubscribed, onDone } = props;
  const [asked, ask] = useState<PaymentMethod | null>(null);

  const finishDeleting = (method: PaymentMethod) => {
    ask(null);
    onDone(`${nameOf(method)} is deleted.`);
  };

  return (
    <>
      <Card
        title="Payment Methods"
        action={
          <AddPaymentMethod
            tone={paymentMethods.length === 0 ? 'primary' : 'secondary'}
            onAdded={() => onDone('Payment method added.')}
          />
        }
      >
        {paymentMethods.length === 0 ? (
          <p className={styles.empty}>No payment methods yet... Add a card to get started.</p>
        ) : (
          <ul className={styles.list}>
            {paymentMethods.map((method) => (
              <PaymentMethodRow
                key={method.id}
                {...{ method, isSubscribed, onDone }}
                onDelete={() => ask(method)}
              />
            ))}
          </ul>
        )}
      </Card>
      {asked !== null && (
        <DeletePaymentMethodDialog
          method={asked}
          onClose={() => ask(null)}
          onDeleted={() => finishDeleting(asked)}
        />
      )}
    </>
  );
}
