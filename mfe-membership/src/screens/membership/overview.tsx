import { paths } from '@cpal/shared/paths';
import { Card, Day, StatusBadge } from '@cpal/shared/controls';
import { ButtonLink } from '@cpal/shared/ui';
import { use } from 'react';
import { LicenseKey } from '../../lib/license-key';
import { LicenseProblem } from '../../lib/license-problem';
import { loadFailure } from '../../lib/licenses';
import type { LicensesOnTheirWay } from '../../lib/load-licenses';
import { nextStep } from './next-step';
import styles from './overview.module.css';

/** The plan, the active key, and the one step that brings the member further. */
export function Overview({ licenses, subscription }: LicensesOnTheirWay) {
  const live = use(subscription);
  const loaded = use(licenses);
  const active = 'value' in loaded ? loaded.value.find(({ is_active }) => is_active) : undefined;
  const next = nextStep(live !== null, active !== undefined);
  return (
    <div className={styles.overview}>
      <Card title="Your Plan">
        {live === null ? (
          <p>You have no active subscription yet.</p>
        ) : (
          <p className={styles.facts}>
            <strong>{live.plan.name}</strong>
            <StatusBadge status={live.status} />
            <span>
              Paid until <Day seconds={live.current_period_end} />
            </span>
          </p>
        )}
      </Card>
      <Card title="Your License Key">
        {'problem' in loaded && <LicenseProblem message={loadFailure} />}
        {'value' in loaded && active === undefined && <p>No key is active.</p>}
        {active !== undefined && <LicenseKey licenseKey={active.key} />}
      </Card>
      <div className={styles.wide}>
        <Card title={next.title}>
          <p>{next.text}</p>
          <p className={styles.links}>
            <ButtonLink to={next.to}>{next.label}</ButtonLink>
            <ButtonLink to={paths.billing()} tone="secondary">
              Billing & Subscription
            </ButtonLink>
          </p>
        </Card>
      </div>
    </div>
  );
}
