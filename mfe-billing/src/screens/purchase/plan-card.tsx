import '@cpal/shared/styles/prices.css';
import type { Plan } from '@cpal/shared/plans';
import { Badge } from '@cpal/shared/controls';
import { Icon } from '@cpal/shared/ui';
import type { ReactNode } from 'react';
import styles from './plan-card.module.css';

interface PlanCardProps {
  plan: Plan;
  /** What buys the plan, or keeps its place. */
  action: ReactNode;
}

/** What a plan offers and costs. */
export function PlanCard({ plan, action }: PlanCardProps) {
  const { id, name, description, price, features, isPopular } = plan;
  return (
    <li className={styles.card} data-popular={isPopular}>
      <div className={styles.head}>
        <h2 id={id}>{name}</h2>
        {isPopular && <Badge tone="accent">Popular</Badge>}
      </div>
      <p className={styles.description}>{description}</p>
      <p className={styles.price}>
        <strong>{`$${price}`}</strong> per month
      </p>
      {action}
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
