import { send } from '@cpal/shared/api';
import {
  cancelReasons,
  type CancelReason,
  cancelSubscription,
  type Subscription,
} from '@cpal/shared/contract/billing/subscription';
import { ConfirmCall, Day, keepFocusNearby, SelectField } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import { useState } from 'react';

interface CancelSubscriptionProps {
  subscription: Subscription;
  /** Called once it is canceled, with what to tell the member. */
  onDone: (message: string) => void;
}

const reasons: Readonly<Record<CancelReason, string>> = {
  too_expensive: 'It costs too much',
  missing_features: 'Something is missing',
  unused: 'I don’t use it enough',
  too_complex: 'It is too complicated',
  low_quality: 'The answers aren’t good enough',
  switched_service: 'I use something else now',
  other: 'Something else',
};

const parseReason = (text: string) => cancelReasons.find((each) => each === text);

/** The button that ends a subscription, after saying until when it runs. */
export function CancelSubscription({ subscription, onDone }: CancelSubscriptionProps) {
  const [isAsked, ask] = useState(false);
  const [reason, setReason] = useState('');
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
            <>
              <p>
                <span>{`Your ${plan.name} plan runs until `}</span>
                <strong>
                  <Day seconds={current_period_end} />
                </strong>
                . After that day your license keys stop working. Until then you can resume it at any
                time.
              </p>
              <SelectField
                label="What made you cancel?"
                optional
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              >
                <option value="">Rather not say</option>
                {cancelReasons.map((each) => (
                  <option key={each} value={each}>
                    {reasons[each]}
                  </option>
                ))}
              </SelectField>
            </>
          }
          keepLabel="Keep Subscription"
          confirmLabel="Cancel Subscription"
          busyLabel="Canceling..."
          failure="Failed to cancel subscription"
          call={() => send(cancelSubscription, { body: { reason: parseReason(reason) } })}
          onClose={() => ask(false)}
          onDone={finish}
        />
      )}
    </>
  );
}
