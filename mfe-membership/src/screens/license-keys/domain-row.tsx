import type { LicenseDomain } from '@cpal/shared/contract/licenses/license';
import { Day, keepFocusNearby } from '@cpal/shared/controls';
import { Button, VisuallyHidden } from '@cpal/shared/ui';
import styles from './domain-row.module.css';

interface DomainRowProps extends LicenseDomain {
  onRelease: () => void;
}

/** One domain that uses a key, and since when. */
export function DomainRow({ domain, activated_at, onRelease }: DomainRowProps) {
  return (
    <li ref={keepFocusNearby} className={styles.row}>
      <div className={styles.about}>
        <strong>{domain}</strong>
        <span className={styles.date}>
          Activated <Day seconds={activated_at} />
        </span>
      </div>
      <Button tone="secondary" onClick={onRelease}>
        Release
        <VisuallyHidden>{` ${domain}`}</VisuallyHidden>
      </Button>
    </li>
  );
}
