import type { Subscription } from '@cpal/shared/contract/billing';
import { Day } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import { keepFocusInGroup } from '../../lib/keep-focus-in-group';
import { cancelSubscription } from '../../lib/subscription';
import { ConfirmDialog } from './confirm-dialog';

interface CancelSubscriptionProps {
  subscription: Subscription;
  /** Called once it is canceled, with what to tell the member. */
  onDone: (message: string) => void;
}

/** The button that ends a subscription, after saying until when it runs. */
export function CancelSubscription({ subscription, onDone }: CancelSubscriptionProps) {
  const [isAsked, ask] = useState(false);
  const { plan, current_period_end } = subscription;

  const finish = () => {
    ask(false);
    onDone(`Your ${plan.name} plan is canceled and will not renew.`);
  };

  return (
    <>
      <Button ref={keepFocusInGroup} tone="secondary" onClick={() => ask(true)}>
        Cancel Subscription
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Cancel Subscription"
          keepLabel="Keep Subscription"
          confirmLabel="Cancel Subscription"
          busyLabel="Canceling..."
          failure="Failed to cancel subscription"
          call={cancelSubscription}
          onClose={() => ask(false)}
          onDone={finish}
        >
          <p>
            Your {plan.name} plan runs until{' '}
            <strong>
              <Day seconds={current_period_end} />
            </strong>
            . After that day your license keys stop working and your assistant answers no readers.
            Until then you can resume it at any time.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
