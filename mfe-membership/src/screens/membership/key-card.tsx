import type { License } from '@cpal/shared/contract/licenses/license';
import { Badge, LoadProblem } from '@cpal/shared/controls';
import { paths } from '@cpal/shared/paths';
import { use } from 'react';
import { LicenseKey } from '../../lib/license-key';
import { loadFailure } from '../../lib/licenses';
import { isOnHold } from '../../lib/subscription';
import { OneLine } from './one-line';
import styles from './key-card.module.css';
import type { PendingOverview } from './membership-loader';

const more = { label: 'All keys', to: paths.licenseKeys() };

/** The key that switches the assistant on, in one line. */
export function KeyCard({ licenses, subscription }: PendingOverview) {
  return (
    <OneLine title="Active key" more={more}>
      {describeKeys(use(licenses), isOnHold(use(subscription)))}
    </OneLine>
  );
}

function describeKeys(loaded: Awaited<PendingOverview['licenses']>, isAsleep: boolean) {
  if ('problem' in loaded) return <LoadProblem message={loadFailure} problem={loaded.problem} />;
  const keys = loaded.value;
  const active = keys.find(({ is_active }) => is_active);
  if (active === undefined) return <p>{noneActive(keys)}</p>;
  return (
    <>
      <div className={styles.key}>
        {active.name !== null && <strong>{active.name}</strong>}
        <LicenseKey licenseKey={active.key} />
      </div>
      {isAsleep && <Badge tone="warn">On hold</Badge>}
    </>
  );
}

function noneActive({ length }: License[]) {
  if (length === 0)
    return 'You have no license key yet. Your active key shows up here, ready to copy.';
  return length === 1
    ? 'Your only license key is switched off.'
    : `All of your ${length} license keys are switched off.`;
}
