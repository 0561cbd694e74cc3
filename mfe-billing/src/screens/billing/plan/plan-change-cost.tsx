import type { PlanChangePreview } from '@cpal/shared/contract/billing/subscription';
import { dollars } from '@cpal/shared/controls';
import styles from './plan-change-cost.module.css';

/** Line by line what a change of plan costs today, and where a credit goes. */
export function PlanChangeCost({ lines, amount_due }: PlanChangePreview) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <dl className={styles.cost}>
        {lines.map(({ description, amount }, place) => (
          <div key={place}>
            <dt>{description}</dt>
            <dd>{dollars(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Charged today</dt>
          <dd>{dollars(amount_due)}</dd>
        </div>
      </dl>
      {total < 0 && <p>{`Your credit of ${dollars(-total)} goes toward your next invoices.`}</p>}
    </>
  );
}
