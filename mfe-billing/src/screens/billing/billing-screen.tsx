import { paths } from '@cpal/shared/paths';
import { useLoaderData, useNavigate } from '@cpal/shared/router';
import { PageTitle } from '@cpal/shared/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { BillingCards } from './billing-cards';
import type { billingLoader } from './billing-loader';
import { BillingLoading } from './billing-loading';
import styles from './billing-screen.module.css';
import { PaidNotice } from './plan/paid-notice';

/** The member's subscription, cards and invoices. */
export function BillingScreen() {
  const loading = useLoaderData<typeof billingLoader>();
  const { billing, details } = loading;
  // What is loaded later no longer comes from the return.
  const [purchase] = useState(loading.purchase);
  const isReturn = loading.purchase !== null;
  const navigate = useNavigate();

  // The address belongs to the browser. What it said is done, and must not be done again.
  const cleaned = useRef<unknown>(null);
  useEffect(() => {
    if (!isReturn || cleaned.current === loading) return;
    // An effect may run twice for a visit, which loads the screen once more and not twice.
    cleaned.current = loading;
    void navigate(paths.billing(), { replace: true });
  }, [isReturn, loading, navigate]);

  return (
    <div className={styles.screen}>
      <PageTitle lead="Your plan, the cards that pay for it, and every invoice.">
        Billing & Subscription
      </PageTitle>
      {purchase !== null && <PaidNotice purchase={purchase} billing={billing} />}
      <Suspense fallback={<BillingLoading />}>
        <BillingCards billing={billing} details={details} />
      </Suspense>
    </div>
  );
}
