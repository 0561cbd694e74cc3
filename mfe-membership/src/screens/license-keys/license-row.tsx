import type { License } from '@cpal/shared/contract/license';
import { keepFocusNearby } from '@cpal/shared/controls';
import { LicenseKey } from '../../lib/license-key';
import type { LicenseAction } from './license-actions';
import { LicenseDomains } from './license-domains';
import { LicenseFacts } from './license-facts';
import styles from './license-row.module.css';
import { RowActions } from './row-actions';

interface LicenseRowProps {
  license: License;
  /** Whether the member has just made it; it then takes the focus. */
  isNew: boolean;
  /** Whether the plan keeps every key from working. */
  isOnHold: boolean;
  onAct: (license: License, action: LicenseAction) => void;
  onTell: (message: string) => void;
}

/** One key with its state, its actions and its domains. */
export function LicenseRow({ license, isNew, isOnHold, onAct, onTell }: LicenseRowProps) {
  return (
    <li ref={keepFocusNearby} className={styles.row} {...(isNew && { tabIndex: -1 })}>
      <div className={styles.about}>
        <LicenseKey licenseKey={license.key} />
        <LicenseFacts {...{ license, isNew, isOnHold }} />
      </div>
      <RowActions license={license} onAct={(action) => onAct(license, action)} />
      <LicenseDomains license={license} onTell={onTell} />
    </li>
  );
}
