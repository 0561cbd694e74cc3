import type { Settled } from '@cpal/shared/api';
import type { Prices, Subscription } from '@cpal/shared/contract/billing';
import { paths } from '@cpal/shared/paths';
import { ButtonLink, Notice } from '@cpal/shared/ui';
import { use } from 'react';
import { blocksCheckout } from '../../lib/subscription';
import { PlanList } from './plan-list';
import { PlansOnSale } from './plans-on-sale';

interface PlansToBuyProps {
  prices: Promise<Settled<Prices>>;
  subscription: Promise<Settled<Subscription | null>>;
}

/**
 * The plans on sale; who has a subscription already is led to billing. Where that is not to be
 * known the plans are on sale too, since the server refuses a second subscription.
 */
export function PlansToBuy({ prices, subscription }: PlansToBuyProps) {
  const loaded = use(subscription);
  const held = 'value' in loaded ? loaded.value : null;
  if (held === null || !blocksCheckout(held)) return <PlansOnSale prices={prices} />;
  return (
    <>
      <Notice tone="info">
        <p>You already have the {held.plan.name} plan. Change or cancel it on your billing page.</p>
        <ButtonLink to={paths.billing()}>Manage Billing</ButtonLink>
      </Notice>
      <PlanList renderAction={() => null} />
    </>
  );
}
