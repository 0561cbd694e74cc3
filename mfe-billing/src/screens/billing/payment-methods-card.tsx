import type { PaymentMethod } from '@cpal/shared/contract/billing';
import { Badge, Card, keepFocusNearby } from '@cpal/shared/controls';
import { Icon, IconButton } from '@cpal/shared/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { AddPaymentMethod } from './add-payment-method';
import { nameOf } from './card-name';
import { DeletePaymentMethodDialog } from './delete-payment-method-dialog';
import styles from './payment-methods-card.module.css';

interface PaymentMethodsCardProps {
  paymentMethods: PaymentMethod[];
  isSubscribed: boolean;
}

/** The member's cards: add one, delete one, but not the one that pays the subscription. */
export function PaymentMethodsCard({ paymentMethods, isSubscribed }: PaymentMethodsCardProps) {
  const { revalidate } = useRevalidator();
  const [asked, ask] = useState<PaymentMethod | null>(null);

  const reload = () => {
    ask(null);
    void revalidate();
  };

  return (
    <>
      <Card title="Payment Methods" action={<AddPaymentMethod onAdded={reload} />}>
        {paymentMethods.length === 0 ? (
          <p className={styles.empty}>No payment methods yet... Add a card to get started.</p>
        ) : (
          <ul className={styles.list}>
            {paymentMethods.map((method) => (
              <li key={method.id} ref={keepFocusNearby} className={styles.row}>
                <PaymentMethodFacts {...method} />
                {!(method.is_default && isSubscribed) && (
                  <IconButton
                    label={`Delete ${nameOf(method)}`}
                    tone="danger"
                    onClick={() => ask(method)}
                  >
                    <Icon name="trash" />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
      {asked !== null && (
        <DeletePaymentMethodDialog method={asked} onClose={() => ask(null)} onDeleted={reload} />
      )}
    </>
  );
}

function PaymentMethodFacts({ card, is_default }: PaymentMethod) {
  return (
    <p className={styles.facts}>
      <strong>{nameOf({ card })}</strong>
      {is_default && <Badge tone="good">Default</Badge>}
      <span className={styles.expiry}>
        Expires {card.exp_month}/{card.exp_year}
      </span>
    </p>
  );
}
