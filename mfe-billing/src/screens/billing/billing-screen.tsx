import { PageTitle } from '@cpal/shared/ui';
import { Suspense } from 'react';
import { useLoaderData } from '@cpal/shared/router';
import { BillingCards } from './billing-cards';
import type { billingLoader } from './billing-loader';
import { BillingLoading } from './billing-loading';
import styles from './billing-screen.module.css';

/** The member's subscription, cards and invoices. */
export function BillingScreen() {
  const { billing, details } = useLoaderData<typeof billingLoader>();
  return (
    <div className={styles.screen}>
      <PageTitle lead="Your plan, the cards that pay for it, and every invoice.">
        Billing & Subscription
      </PageTitle>
      <Suspense fallback={<BillingLoading />}>
        <BillingCards billing={billing} details={details} />
      </Suspense>
    </div>
  );
}
