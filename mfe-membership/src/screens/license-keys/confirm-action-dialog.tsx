import { send } from '@cpal/shared/api';
import type { License } from '@cpal/shared/contract/licenses/license';
import { ConfirmCall } from '@cpal/shared/controls';
import styles from './confirm-action-dialog.module.css';
import type { LicenseAction } from './license-actions';

interface ConfirmActionDialogProps {
  license: License;
  action: LicenseAction;
  onClose: () => void;
  /** Called after the action, with what to tell the member. */
  onDone: (message: string) => void;
}

/** Asks before a key is touched. */
export function ConfirmActionDialog(props: ConfirmActionDialogProps) {
  const { license, action, onClose, onDone } = props;
  return (
    <ConfirmCall
      title="Confirm Action"
      about={
        <>
          <p>{action.consequence}</p>
          {license.name !== null && <strong>{license.name}</strong>}
          <code className={styles.key}>{license.key}</code>
        </>
      }
      confirmLabel={action.label}
      busyLabel="Processing..."
      tone={action.tone}
      failure={`Failed to ${action.verb} license key`}
      shows="error"
      call={() => send(action.call, { params: { id: license.id } })}
      onClose={onClose}
      onDone={() => onDone(action.done)}
    />
  );
}
