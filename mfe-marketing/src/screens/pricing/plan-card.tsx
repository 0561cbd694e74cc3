import { links } from '@cpal/shared/paths';
import type { Plan } from '@cpal/shared/plans';
import { Badge, Card } from '@cpal/shared/controls';
import { ButtonLink, Icon } from '@cpal/shared/ui';
import styles from './plan-card.module.css';

/** One plan: what it costs, what it holds, and the way to buy it. */
export function PlanCard({ id, name, price, description, features, isPopular }: Plan) {
  return (
    <Card title={name} action={isPopular && <Badge tone="accent">Popular</Badge>}>
      <p className={styles.description}>{description}</p>
      <p className={styles.price}>
        <span className={styles.amount}>${price}</span>/month
      </p>
      <ButtonLink to={links.purchaseOf(id)} tone={isPopular ? 'primary' : 'secondary'}>
        Subscribe Now
      </ButtonLink>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}
