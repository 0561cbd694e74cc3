import { send, useCall } from '@cpal/shared/api';
import type { License } from '@cpal/shared/contract/license';
import { ConfirmDialog } from '@cpal/shared/controls';
import { LicenseProblem } from '../../lib/license-problem';
import styles from './confirm-action-dialog.module.css';
import type { LicenseAction } from './license-actions';

interface ConfirmActionDialogProps {
  license: License;
  action: LicenseAction;
  onClose: () => void;
  /** Called after the action, with what to tell the member. */
  onDone: (message: string) => void;
}

/** Asks before a key is touched, and stays open with the reason where the action fails. */
export function ConfirmActionDialog(props: ConfirmActionDialogProps) {
  const { license, action, onClose, onDone } = props;
  const { isBusy, problem, run } = useCall();

  const confirm = async () => {
    if (await run(() => send(action.call, { params: { id: license.id } }))) onDone(action.done);
  };

  return (
    <ConfirmDialog
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
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {problem !== null && (
        <LicenseProblem problem={problem} fallback={`Failed to ${action.verb} license key`} />
      )}
    </ConfirmDialog>
  );
}
