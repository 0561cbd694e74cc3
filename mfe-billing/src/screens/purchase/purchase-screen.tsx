import { Notice, PageTitle } from '@cpal/shared/ui';
import { Suspense } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { Spinner } from '../../lib/spinner';
import { PlanList } from './plan-list';
import { PlansToBuy } from './plans-to-buy';
import type { purchaseLoader } from './purchase-loader';
import styles from './purchase-screen.module.css';

const pricesLoading = <PlanList renderAction={() => <Spinner label="Loading prices" />} />;

/** The plans, each with its way to the payment provider's checkout. */
export function PurchaseScreen() {
  const { prices, subscription } = useLoaderData<typeof purchaseLoader>();
  const [query] = useSearchParams();
  return (
    <div className={styles.screen}>
      <PageTitle lead="Billed monthly, in US dollars.">Choose Your Plan</PageTitle>
      {query.get('canceled') === 'true' && (
        <Notice tone="info">
          Your purchase was canceled. You can try again whenever you're ready.
        </Notice>
      )}
      <Suspense fallback={pricesLoading}>
        <PlansToBuy prices={prices} subscription={subscription} />
      </Suspense>
    </div>
  );
}
