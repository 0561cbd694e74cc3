import type { License } from '@cpal/shared/contract/licenses/license';
import { Day, LoadProblem } from '@cpal/shared/controls';
import { paths } from '@cpal/shared/paths';
import { use } from 'react';
import { LicenseKey } from '../../lib/license-key';
import { loadFailure } from '../../lib/licenses';
import { isOnHold } from '../../lib/subscription';
import { OneLine } from './one-line';
import { Fact, Facts } from './facts';
import styles from './key-card.module.css';
import type { PendingOverview } from './membership-loader';

const more = { label: 'All keys', to: paths.licenseKeys() };

/** The key that switches the assistant on, and how many there are. */
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
      <Facts>
        {isAsleep ? (
          <Fact term="Status">On hold</Fact>
        ) : (
          <Fact term="Created">
            <Day seconds={active.created_at} />
          </Fact>
        )}
        <Fact term="Total keys">{keys.length}</Fact>
      </Facts>
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
