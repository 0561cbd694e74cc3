import type { Subscription } from '@cpal/shared/contract/billing/subscription';
import { paths } from '@cpal/shared/paths';
import { Badge, Card, Day, StatusBadge, dayText, dollars } from '@cpal/shared/controls';
import { ButtonLink } from '@cpal/shared/ui';
import { endOf } from '@cpal/shared/contract/billing/subscription-terms';
import { ManageSubscription } from './manage-subscription';
import styles from '../facts.module.css';

interface SubscriptionCardProps {
  subscription: Subscription | null;
  /** Called after each change, with what to tell the member. */
  onDone: (message: string) => void;
}

/** What the member pays for, and what can be changed about it. */
export function SubscriptionCard({ subscription, onDone }: SubscriptionCardProps) {
  return (
    <Card title="Current Subscription">
      {subscription === null ? (
        <NoSubscription />
      ) : (
        <>
          <Plan {...subscription} />
          <ManageSubscription subscription={subscription} onDone={onDone} />
        </>
      )}
    </Card>
  );
}

function NoSubscription() {
  return (
    <div className={styles.none}>
      <h3>No Active Subscription</h3>
      <p>You currently don't have an active subscription. Choose a plan to get started.</p>
      <ButtonLink to={paths.pricing()}>View Plans</ButtonLink>
    </div>
  );
}

function Plan(subscription: Subscription) {
  const { plan, status, current_period_end } = subscription;
  const end = endOf(subscription);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Plan</dt>
        <dd>
          <strong>{plan.name}</strong>
          <StatusBadge status={status} />
          {end !== null && <Badge tone="warn">{`Ends ${dayText(end)}`}</Badge>}
        </dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd>{`${dollars(plan.amount)} per ${plan.interval}`}</dd>
      </div>
      <div>
        <dt>{end === null ? 'Next billing date' : 'Runs until'}</dt>
        <dd>
          <Day seconds={end ?? current_period_end} />
        </dd>
      </div>
    </dl>
  );
}
