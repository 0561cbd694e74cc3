import type { Problem, Result } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import type { License } from '@cpal/shared/contract/licenses/license';
import { subscriptionRequired } from '@cpal/shared/contract/licenses/license-terms';
import { CallProblem, Empty, LoadProblem, needsSubscription } from '@cpal/shared/controls';
import { use } from 'react';
import { loadFailure } from '../../lib/licenses';
import { type LoadedPlan, hasLivePlan, isOnHold } from '../../lib/subscription';
import type { LicenseAction } from './license-actions';
import styles from './license-list.module.css';
import { LicenseRow } from './license-row';

interface LicenseListProps {
  licenses: Promise<Result<License[]>>;
  subscription: Promise<LoadedPlan>;
  blogs: Promise<Result<Blog[]>>;
  /** The id of the key that the member has just made, or null. */
  newId: string | null;
  onAct: (license: License, action: LicenseAction) => void;
  /** Tells the member what was done besides; an empty text takes it back. */
  onTell: (message: string) => void;
}

/** The keys, newest first. A member without a subscription still sees those there are. */
export function LicenseList(props: LicenseListProps) {
  const { licenses, subscription, blogs, newId, onAct, onTell } = props;
  const loaded = use(licenses);
  const plan = use(subscription);
  const isSubscribed = hasLivePlan(plan);
  if ('problem' in loaded) return <NoList isSubscribed={isSubscribed} problem={loaded.problem} />;
  if (loaded.value.length === 0) return isSubscribed && <NoKeys />;
  return (
    <ul className={styles.list}>
      {loaded.value.map((license) => (
        <LicenseRow
          key={license.id}
          license={license}
          blogs={blogs}
          isNew={license.id === newId}
          isOnHold={isOnHold(plan)}
          onAct={onAct}
          onTell={onTell}
        />
      ))}
    </ul>
  );
}

function NoKeys() {
  return (
    <Empty>
      <p>No license keys found. Generate a new key to get started.</p>
    </Empty>
  );
}

/**
 * What the server says about the subscription is told in its own words, with the way to the plans
 * (spec, section 2), but not a second time; anything else can be tried again.
 */
function NoList({ isSubscribed, problem }: { isSubscribed: boolean; problem: Problem }) {
  if (!needsSubscription(problem)) {
    return <LoadProblem message={loadFailure} problem={problem} />;
  }
  const isToldAbove =
    !isSubscribed && (problem.error ?? subscriptionRequired) === subscriptionRequired;
  return (
    !isToldAbove && <CallProblem problem={problem} failure={subscriptionRequired} shows="error" />
  );
}
