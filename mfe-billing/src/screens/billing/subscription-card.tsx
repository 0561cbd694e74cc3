import type { Subscription } from '@cpal/shared/contract/billing';
import { paths } from '@cpal/shared/paths';
import { Card, Day, StatusBadge, dollars } from '@cpal/shared/controls';
import { ButtonLink } from '@cpal/shared/ui';
import styles from './subscription-card.module.css';

export function SubscriptionCard({ subscription }: { subscription: Subscription | null }) {
  return (
    <Card title="Current Subscription">
      {subscription === null ? <NoSubscription /> : <Plan {...subscription} />}
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

function Plan({ plan, status, current_period_end }: Subscription) {
  return (
    <dl className={styles.facts}>
      <div className={styles.plan}>
        <dt>Plan</dt>
        <dd>
          <strong>{plan.name}</strong>
          <StatusBadge status={status} />
        </dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd>
          {dollars(plan.amount)} per {plan.interval}
        </dd>
      </div>
      <div>
        <dt>Next billing date</dt>
        <dd>
          <Day seconds={current_period_end} />
        </dd>
      </div>
    </dl>
  );
}
