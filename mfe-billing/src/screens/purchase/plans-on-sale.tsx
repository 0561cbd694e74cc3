import type { Result } from '@cpal/shared/api';
import type { Prices } from '@cpal/shared/contract/billing/checkout';
import { keepFocusNearby, LoadProblem } from '@cpal/shared/controls';
import { paths } from '@cpal/shared/paths';
import { Button, ButtonLink, Notice } from '@cpal/shared/ui';
import { use } from 'react';
import { PlanList } from './plan-list';
import type { Checkout } from './use-checkout';

interface PlansOnSaleProps {
  prices: Promise<Result<Prices>>;
  checkout: Checkout;
}

/** The plans with their buttons, below what went wrong with the prices or the checkout. */
export function PlansOnSale({ prices, checkout }: PlansOnSaleProps) {
  const loaded = use(prices);
  const { busyPlan, refusal, subscribe } = checkout;
  return (
    <>
      {'problem' in loaded && (
        <LoadProblem
          message="Failed to load pricing information. Please try again later."
          problem={loaded.problem}
        />
      )}
      {refusal !== null && (
        <Notice tone="bad">
          <p>{refusal.failure}</p>
          {refusal.subscribed && <ButtonLink to={paths.billing()}>Manage Billing</ButtonLink>}
        </Notice>
      )}
      <PlanList
        renderAction={({ id, isPopular }) => (
          <Button
            ref={keepFocusNearby}
            tone={isPopular ? 'primary' : 'secondary'}
            aria-describedby={id}
            disabled={busyPlan !== null && busyPlan !== id}
            busy={busyPlan === id && 'Processing...'}
            onClick={() => void subscribe(id, 'value' in loaded ? loaded.value : {})}
          >
            Subscribe Now
          </Button>
        )}
      />
    </>
  );
}
