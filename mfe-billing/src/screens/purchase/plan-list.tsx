import { type Plan, plans } from '@cpal/shared/plans';
import type { ReactNode } from 'react';
import { PlanCard } from './plan-card';
import styles from './plan-list.module.css';

/** All plans, each with its action. */
export function PlanList({ renderAction }: { renderAction: (plan: Plan) => ReactNode }) {
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} action={renderAction(plan)} />
      ))}
    </ul>
  );
}
