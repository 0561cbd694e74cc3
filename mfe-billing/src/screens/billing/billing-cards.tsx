import type { Settled } from '@cpal/shared/api';
import { Button, Notice } from '@cpal/shared/ui';
import { use, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Billing } from '../../lib/billing';
import { InvoicesCard } from './invoices-card';
import { PaymentMethodsCard } from './payment-methods-card';
import { SubscriptionCard } from './subscription-card';
import { SubscriptionTrouble } from './subscription-trouble';

/** The three cards below what was last done, or that they could not be loaded. */
export function BillingCards({ billing }: { billing: Promise<Settled<Billing>> }) {
  const loaded = use(billing);
  const [done, setDone] = useState<string | null>(null);
  const { revalidate } = useRevalidator();

  const reload = (message: string | null) => {
    setDone(message);
    void revalidate();
  };

  if ('problem' in loaded) {
    return (
      <Notice tone="bad">
        <p>Failed to load billing information. Please try again later.</p>
        <Button tone="secondary" onClick={() => reload(null)}>
          Try Again
        </Button>
      </Notice>
    );
  }
  const { subscription, paymentMethods, invoices } = loaded.value;
  const isSubscribed = subscription !== null;
  return (
    <>
      {done !== null && <Notice tone="good">{done}</Notice>}
      {isSubscribed && <SubscriptionTrouble status={subscription.status} onDone={reload} />}
      <SubscriptionCard subscription={subscription} onDone={reload} />
      <PaymentMethodsCard {...{ paymentMethods, isSubscribed }} onDone={reload} />
      <InvoicesCard invoices={invoices} />
    </>
  );
}
