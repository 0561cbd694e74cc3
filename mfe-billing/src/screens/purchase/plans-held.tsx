import type { Subscription } from '@cpal/shared/contract/billing/subscription';
import { paths } from '@cpal/shared/paths';
import { ButtonLink, Notice } from '@cpal/shared/ui';
import styles from './plans-held.module.css';
import { PlanList } from './plan-list';

/**
 * The plans for a member who has one. It may become known late: each link takes a button's place, and
 * the notice stands below in a place that the screen keeps, so that nothing moves.
 */
export function PlansHeld({ plan }: Pick<Subscription, 'plan'>) {
  return (
    <div className={styles.held}>
      <PlanList
        renderAction={({ id, isPopular }) => (
          <ButtonLink
            tone={isPopular ? 'primary' : 'secondary'}
            aria-describedby={id}
            to={paths.billing()}
          >
            Manage Billing
          </ButtonLink>
        )}
      />
      <div className={styles.notice}>
        <Notice tone="info">
          {`You already have the ${plan.name} plan. Change or cancel it on your billing page.`}
        </Notice>
      </div>
    </div>
  );
}
