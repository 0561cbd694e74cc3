import type { Result } from '@cpal/shared/api';
import { Day } from '@cpal/shared/controls';
import { paths } from '@cpal/shared/paths';
import { ButtonLink, Notice } from '@cpal/shared/ui';
import type { Billing } from '../../../lib/billing';
import { useKnown } from '../../../lib/use-known';
import styles from './paid-notice.module.css';
import { paidPlan, type PurchaseReturn } from './purchase-return';
import { useRechecks } from '../use-rechecks';

interface PaidNoticeProps {
  purchase: PurchaseReturn;
  billing: Promise<Result<Billing>>;
}

/**
 * Says that a payment arrived and what comes next. It waits for the subscription, whose webhook may
 * still be on its way; an address that was typed, without a payment, brings nothing.
 */
export function PaidNotice({ purchase, billing }: PaidNoticeProps) {
  const loaded = useKnown(billing);
  const paid = loaded !== null && 'value' in loaded ? paidPlan(purchase, loaded.value) : null;
  const isWaiting = paid === null && purchase.isAwaited;
  const hasGivenUp = useRechecks(isWaiting && loaded !== null);
  if (paid === null && !isWaiting) return null;
  return (
    <div ref={takeFocus} className={styles.paid} tabIndex={-1}>
      <Notice tone="good">
        {paid === null ? (
          <p>
            Payment received. We are setting up your plan…
            {hasGivenUp && (
              <span> This is taking longer than usual. Reload this page in a minute.</span>
            )}
          </p>
        ) : (
          <>
            <p>
              <span>{`Payment received. ${paid.plan.name} is active until `}</span>
              <Day seconds={paid.current_period_end} />.
            </p>
            <NextStep licenses={purchase.licenses} />
          </>
        )}
      </Notice>
    </div>
  );
}

function NextStep({ licenses }: Pick<PurchaseReturn, 'licenses'>) {
  const known = useKnown(licenses);
  if (known === null) return null;
  const needsKey = 'value' in known && known.value.licenses.length === 0;
  return (
    <div className={styles.next}>
      <ButtonLink to={paths.assistant()}>Set up the assistant</ButtonLink>
      {needsKey ? (
        <ButtonLink tone="secondary" to={paths.licenseKeys()}>
          Get your license key
        </ButtonLink>
      ) : (
        <ButtonLink tone="secondary" to={paths.membership()}>
          Go to your overview
        </ButtonLink>
      )}
    </div>
  );
}

/** For the `ref` of what the member came back for. */
const takeFocus = (notice: HTMLElement | null) => notice?.focus();
