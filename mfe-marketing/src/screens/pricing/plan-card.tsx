import { links, paths } from '@cpal/shared/paths';
import { featureLines, type Plan } from '@cpal/shared/plans';
import '@cpal/shared/styles/prices.css';
import { Badge, Card } from '@cpal/shared/controls';
import { ButtonLink, Icon } from '@cpal/shared/ui';
import { ByLogin } from '../../lib/by-login';
import styles from './plan-card.module.css';

interface PlanCardProps {
  plan: Plan;
  /** Whether a member may buy it; a visitor always may. */
  mayBuy: boolean;
}

/** One plan: what it costs, what it holds, and the way to buy it, or to the one that a member has. */
export function PlanCard({ plan, mayBuy }: PlanCardProps) {
  const { id, name, price, description, features, isPopular } = plan;
  const tone = isPopular ? 'primary' : 'secondary';
  const subscribe = (
    <ButtonLink to={links.purchaseOf(id)} tone={tone}>
      Subscribe Now
    </ButtonLink>
  );
  const held = (
    <ButtonLink to={paths.billing()} tone={tone}>
      Your plan
    </ButtonLink>
  );
  return (
    <Card title={name} action={isPopular && <Badge tone="accent">Popular</Badge>}>
      <p className={styles.description}>{description}</p>
      <p className={styles.price}>
        <span className={styles.amount}>{`$${price}`}</span>/month
      </p>
      <ByLogin visitor={subscribe} member={mayBuy ? subscribe : held} />
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Icon name="check" />
            <div>
              <span>{feature}</span>
              <span className={styles.line}>{featureLines[feature]}</span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
