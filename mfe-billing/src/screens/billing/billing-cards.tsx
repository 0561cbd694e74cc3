import type { Result } from '@cpal/shared/api';
import type { BillingDetails } from '@cpal/shared/contract/billing/billing-details';
import { LoadProblem } from '@cpal/shared/controls';
import { Notice } from '@cpal/shared/ui';
import { use, useState } from 'react';
import { useRevalidator } from '@cpal/shared/router';
import type { Billing } from '../../lib/billing';
import { BillingDetailsCard } from './details/billing-details-card';
import { DuplicatePurchases } from './history/duplicate-purchases';
import { InvoicesCard } from './history/invoices-card';
import { PaymentMethodsCard } from './cards/payment-methods-card';
import { SubscriptionCard } from './plan/subscription-card';
import { SubscriptionTrouble } from './failed-payment/subscription-trouble';

interface BillingCardsProps {
  billing: Promise<Result<Billing>>;
  details: Promise<Result<BillingDetails>>;
}

/** The cards below what was last done, or that they could not be loaded. */
export function BillingCards({ billing, details }: BillingCardsProps) {
  const loaded = use(billing);
  const [done, setDone] = useState<string | null>(null);
  const { revalidate } = useRevalidator();

  const reload = (message: string) => {
    setDone(message);
    void revalidate();
  };

  if ('problem' in loaded) {
    return (
      <LoadProblem
        message="Failed to load billing information. Please try again later."
        problem={loaded.problem}
      />
    );
  }
  const { subscription, paymentMethods, invoices, duplicates, asking } = loaded.value;
  const isSubscribed = subscription !== null;
  return (
    <>
      {done !== null && <Notice tone="good">{done}</Notice>}
      {isSubscribed && (
        <SubscriptionTrouble
          status={subscription.status}
          {...{ invoices, asking }}
          onDone={reload}
        />
      )}
      <DuplicatePurchases purchases={duplicates} />
      <SubscriptionCard subscription={subscription} onDone={reload} />
      <PaymentMethodsCard {...{ paymentMethods, isSubscribed }} onDone={reload} />
      <InvoicesCard invoices={invoices} />
      {/* The last to come stands last, so that it moves no other. */}
      <BillingDetailsCard details={details} onDone={reload} />
    </>
  );
}
