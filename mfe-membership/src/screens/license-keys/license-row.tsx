import type { License } from '@cpal/shared/contract/license';
import { Badge, Day, keepFocusNearby } from '@cpal/shared/controls';
import { LicenseKey } from '../../lib/license-key';
import type { LicenseAction } from './license-actions';
import { LicenseDomains } from './license-domains';
import styles from './license-row.module.css';
import { RowActions } from './row-actions';

interface LicenseRowProps {
  license: License;
  /** Whether the plan keeps every key from working. */
  isOnHold: boolean;
  onAct: (license: License, action: LicenseAction) => void;
  onTell: (message: string) => void;
}

/** One key with its state, its actions and its domains. */
export function LicenseRow({ license, isOnHold, onAct, onTell }: LicenseRowProps) {
  const { key, product_name, created_at, is_active, works_until } = license;
  const shouldWork = is_active || works_until !== null;
  return (
    <li ref={keepFocusNearby} className={styles.row}>
      <div className={styles.about}>
        <LicenseKey licenseKey={key} />
        <p className={styles.facts}>
          <Badge tone={is_active ? 'good' : 'neutral'}>{is_active ? 'Active' : 'Inactive'}</Badge>
          {isOnHold && shouldWork && <Badge tone="warn">On hold</Badge>}
          <span>{product_name}</span>
          <span>
            Created <Day seconds={created_at} />
          </span>
        </p>
      </div>
      <RowActions license={license} onAct={(action) => onAct(license, action)} />
      <LicenseDomains license={license} onTell={onTell} />
    </li>
  );
}
