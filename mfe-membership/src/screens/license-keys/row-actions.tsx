import type { License } from '@cpal/shared/contract/licenses/license';
import { keepFocusNearby } from '@cpal/shared/controls';
import { ActionButton } from '../../lib/action-button';
import { type LicenseAction, licenseActions } from './license-actions';
import styles from './row-actions.module.css';

interface RowActionsProps {
  license: License;
  onAct: (action: LicenseAction) => void;
}

/**
 * What can be done to a key: Deactivate or Reactivate, in its grace both, and the deletion. The first
 * button stays when its action turns around, and so keeps the focus; the one of the grace hands it on.
 */
export function RowActions({ license, onAct }: RowActionsProps) {
  const { deactivate, reactivate, permanentlyDelete } = licenseActions;
  const propsOf = (action: LicenseAction) => ({
    label: action.label,
    icon: action.icon,
    tone: action.tone === 'danger' ? ('danger' as const) : ('plain' as const),
    onClick: () => onAct(action),
  });
  return (
    <div className={styles.actions} role="group" aria-label="Actions">
      <ActionButton {...propsOf(license.is_active ? deactivate : reactivate)} />
      {license.works_until !== null && (
        <ActionButton {...propsOf(deactivate)} ref={keepFocusNearby} />
      )}
      <ActionButton {...propsOf(permanentlyDelete)} />
    </div>
  );
}
