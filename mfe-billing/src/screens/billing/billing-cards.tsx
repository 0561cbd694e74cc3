import type { Settled } from '@cpal/shared/api';
import { Button, Notice } from '@cpal/shared/ui';
import { use } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Billing } from '../../lib/billing';
import { InvoicesCard } from './invoices-card';
import { PaymentMethodsCard } from './payment-methods-card';
import { SubscriptionCard } from './subscription-card';

/** The three cards, or that they could not be loaded. */
export function BillingCards({ billing }: { billing: Promise<Settled<Billing>> }) {
  const loaded = use(billing);
  const { revalidate } = useRevalidator();
  if ('problem' in loaded) {
    return (
      <Notice tone="bad">
        <p>Failed to load billing information. Please try again later.</p>
        <Button tone="secondary" onClick={() => void revalidate()}>
          Try Again
        </Button>
      </Notice>
    );
  }
  const { subscription, paymentMethods, invoices } = loaded.value;
  return (
    <>
      <SubscriptionCard subscription={subscription} />
      <PaymentMethodsCard paymentMethods={paymentMethods} isSubscribed={subscription !== null} />
      <InvoicesCard invoices={invoices} />
    </>
  );
}
