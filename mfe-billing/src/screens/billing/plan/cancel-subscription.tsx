import { send } from '@cpal/shared/api';
import { cancelSubscription, type Subscription } from '@cpal/shared/contract/subscription';
import { ConfirmCall, Day, keepFocusNearby } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import { useState } from 'react';

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
      <Button ref={keepFocusNearby} tone="secondary" onClick={() => ask(true)}>
        Cancel Subscription
      </Button>
      {isAsked && (
        <ConfirmCall
          shows="error"
          title="Cancel Subscription"
          about={
            <p>
              <span>{`Your ${plan.name} plan runs until `}</span>
              <strong>
                <Day seconds={current_period_end} />
              </strong>
              . After that day your license keys stop working. Until then you can resume it at any
              time.
            </p>
          }
          keepLabel="Keep Subscription"
          confirmLabel="Cancel Subscription"
          busyLabel="Canceling..."
          failure="Failed to cancel subscription"
          call={() => send(cancelSubscription)}
          onClose={() => ask(false)}
          onDone={finish}
        />
      )}
    </>
  );
}
