import { useCall } from '@cpal/shared/api';
import type { License } from '@cpal/shared/contract/license';
import { Dialog, DialogActions } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import { useId } from 'react';
import { BusyButton } from '../../lib/busy-button';
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
export function ConfirmActionDialog({
  license,
  action,
  onClose,
  onDone,
}: ConfirmActionDialogProps) {
  const { isBusy, problem, run } = useCall();
  const aboutId = useId();

  const confirm = async () => {
    if (await run(() => action.run(license.id))) onDone(action.done);
  };

  return (
    <Dialog title="Confirm Action" onClose={onClose} busy={isBusy}>
      <div id={aboutId} className={styles.about}>
        <p>{action.consequence}</p>
        <code className={styles.key}>{license.key}</code>
      </div>
      {problem !== null && (
        <LicenseProblem message={problem.serverMessage ?? `Failed to ${action.verb} license key`} />
      )}
      <DialogActions>
        <Button tone="secondary" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <BusyButton
          tone={action.tone}
          aria-describedby={aboutId}
          busy={isBusy && 'Processing...'}
          onClick={() => void confirm()}
        >
          {action.label}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
