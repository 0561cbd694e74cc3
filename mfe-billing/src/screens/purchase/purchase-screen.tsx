import { Spinner } from '@cpal/shared/controls';
import { Notice, PageTitle } from '@cpal/shared/ui';
import { Suspense } from 'react';
import { useLoaderData, useSearchParams } from '@cpal/shared/router';
import { blocksCheckout } from '../../lib/subscription';
import { useKnown } from '../../lib/use-known';
import { PlanList } from './plan-list';
import { PlansHeld } from './plans-held';
import { PlansOnSale } from './plans-on-sale';
import { purchaseLoader } from './purchase-loader';
import styles from './purchase-screen.module.css';
import { useCheckout } from './use-checkout';

export { purchaseLoader as loader };

const pricesLoading = <PlanList renderAction={() => <Spinner label="Loading prices" />} />;

/**
 * The plans, each with its way to the payment provider's checkout, or to billing for a member who has
 * one. Where that is not known the plans are on sale, since the server refuses a second subscription.
 * An address that chooses a plan leads to its checkout without a press.
 */
export function Component() {
  const purchase = useLoaderData<typeof purchaseLoader>();
  const { prices, subscription } = purchase;
  const checkout = useCheckout(purchase);
  const [query] = useSearchParams();
  const known = useKnown(subscription);
  const held = known !== null && 'value' in known ? known.value : null;
  return (
    <div className={styles.screen}>
      <PageTitle lead="Billed monthly, in US dollars.">Choose Your Plan</PageTitle>
      {query.get('canceled') === 'true' && (
        <Notice tone="info">
          Your purchase was canceled. You can try again whenever you're ready.
        </Notice>
      )}
      {held !== null && blocksCheckout(held) ? (
        <PlansHeld plan={held.plan} />
      ) : (
        <Suspense fallback={pricesLoading}>
          <PlansOnSale prices={prices} checkout={checkout} />
        </Suspense>
      )}
    </div>
  );
}
