import type { Result } from '@cpal/shared/api';
import type { Prices } from '@cpal/shared/contract/checkout';
import { keepFocusNearby, LoadProblem } from '@cpal/shared/controls';
import { paths } from '@cpal/shared/paths';
import { Button, ButtonLink, Notice } from '@cpal/shared/ui';
import { use } from 'react';
import { PlanList } from './plan-list';
import { useCheckout } from './use-checkout';

/** The plans with their buttons, below what went wrong with the prices or the checkout. */
export function PlansOnSale({ prices }: { prices: Promise<Result<Prices>> }) {
  const loaded = use(prices);
  const { busyPlan, refusal, subscribe } = useCheckout('value' in loaded ? loaded.value : {});
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
            onClick={() => void subscribe(id)}
          >
            Subscribe Now
          </Button>
        )}
      />
    </>
  );
}
