import type { Subscription } from '@cpal/shared/contract/billing/subscription';
import { plans } from '@cpal/shared/plans';
import { useId } from 'react';
import { endOf } from '@cpal/shared/contract/billing/subscription-terms';
import { CancelSubscription } from './cancel-subscription';
import { ChangePlan } from './change-plan';
import styles from './manage-subscription.module.css';
import { ResumeSubscription } from './resume-subscription';

interface ManageSubscriptionProps {
  subscription: Subscription;
  /** Called after each change, with what to tell the member. */
  onDone: (message: string) => void;
}

/** Only who has paid moves to another plan. */
const changeable = new Set(['active', 'trialing']);

/** Change the plan, end it, or take the ending back; a plan that never began has none of these. */
export function ManageSubscription({ subscription, onDone }: ManageSubscriptionProps) {
  const headingId = useId();
  const { status, plan } = subscription;
  if (status === 'incomplete') return null;
  const isEnding = endOf(subscription) !== null;
  const others = changeable.has(status) ? plans.filter(({ name }) => name !== plan.name) : [];
  return (
    <div className={styles.manage} role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>Manage Subscription</h3>
      {isEnding ? (
        <ResumeSubscription planName={plan.name} onDone={onDone} />
      ) : (
        <div className={styles.actions}>
          {others.map((other) => (
            <ChangePlan key={other.id} from={plan.name} to={other} onDone={onDone} />
          ))}
          <CancelSubscription subscription={subscription} onDone={onDone} />
        </div>
      )}
    </div>
  );
}
