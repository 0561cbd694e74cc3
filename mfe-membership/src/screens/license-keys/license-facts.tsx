import type { License } from '@cpal/shared/contract/licenses/license';
import { Badge, Day } from '@cpal/shared/controls';
import type { ReactNode } from 'react';
import styles from './license-facts.module.css';

interface LicenseFactsProps {
  license: License;
  isNew: boolean;
  isOnHold: boolean;
  children: ReactNode;
}

/** The state of a key and its dates. */
export function LicenseFacts({ license, isNew, isOnHold, children }: LicenseFactsProps) {
  const { product_name, created_at, is_active, works_until } = license;
  const isInGrace = works_until !== null;
  return (
    <div className={styles.facts}>
      <Badge tone={is_active ? 'good' : 'neutral'}>{is_active ? 'Active' : 'Inactive'}</Badge>
      {isNew && (
        <span ref={focusRow}>
          <Badge tone="accent">New</Badge>
        </span>
      )}
      {isOnHold && (is_active || isInGrace) && <Badge tone="warn">On hold</Badge>}
      {isInGrace && !isOnHold && (
        <span className={styles.grace}>
          Works until <Day seconds={works_until} withTime />
        </span>
      )}
      <span>{product_name}</span>
      <span>
        Created <Day seconds={created_at} />
      </span>
      {children}
    </div>
  );
}

/** For what is there in a new row alone: as soon as it is, its row has the focus. */
const focusRow = (mark: HTMLElement | null) => mark?.closest('li')?.focus();
