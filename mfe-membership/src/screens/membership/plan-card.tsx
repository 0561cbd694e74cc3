import type { Subscription } from '@cpal/shared/contract/billing/subscription';
import { Day, LoadProblem, StatusBadge, dollars } from '@cpal/shared/controls';
import { paths } from '@cpal/shared/paths';
import { use } from 'react';
import { isLive } from '../../lib/subscription';
import { OneLine } from './one-line';
import { Fact, Facts } from './facts';
import type { PendingOverview } from './membership-loader';
import styles from './plan-card.module.css';
import { endOf } from '@cpal/shared/contract/billing/subscription-terms';

const more = { label: 'Billing', to: paths.billing() };

/** What the member pays for, how much, and when next. */
export function PlanCard({ subscription }: Pick<PendingOverview, 'subscription'>) {
  return (
    <OneLine title="Your plan" more={more}>
      {describePlan(use(subscription))}
    </OneLine>
  );
}

function describePlan(loaded: Awaited<PendingOverview['subscription']>) {
  if ('problem' in loaded) {
    const message = 'Failed to load your plan. Please try again later.';
    return <LoadProblem message={message} problem={loaded.problem} />;
  }
  if (loaded.value === null) return <p>{noPlan}</p>;
  return <PlanFacts {...loaded.value} />;
}

const noPlan =
  'You have no active subscription yet. With a plan, its price and your next billing date show up here.';

function PlanFacts(subscription: Subscription) {
  const { plan, status } = subscription;
  const date = dateOf(subscription);
  return (
    <>
      <p className={styles.head}>
        <strong>{plan.name}</strong>
        <StatusBadge status={status} />
      </p>
      <p>{`${dollars(plan.amount)} per ${plan.interval}`}</p>
      {date !== null && (
        <Facts>
          <Fact term={date.term}>
            <Day seconds={date.seconds} />
          </Fact>
        </Facts>
      )}
    </>
  );
}

/** The date that counts; a plan on hold has none, since nobody knows when it is charged again. */
function dateOf(subscription: Subscription) {
  const end = endOf(subscription);
  if (end !== null) return { term: 'Runs until', seconds: end };
  return isLive(subscription)
    ? { term: 'Next billing date', seconds: subscription.current_period_end }
    : null;
}
