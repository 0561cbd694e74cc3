import { useCall } from '@cpal/shared/api';
import type { PaymentMethod } from '@cpal/shared/contract/billing';
import { Dialog, DialogActions } from '@cpal/shared/controls';
import { Button, Notice } from '@cpal/shared/ui';
import { deletePaymentMethod } from '../../lib/billing';
import { failureText } from '../../lib/failure';
import { nameOf } from './card-name';

interface DeletePaymentMethodDialogProps {
  method: PaymentMethod;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a card is deleted, and stays open with the reason where that fails. */
export function DeletePaymentMethodDialog(props: DeletePaymentMethodDialogProps) {
  const { method, onClose, onDeleted } = props;
  const { isBusy, problem, run } = useCall();

  const confirm = async () => {
    if (await run(() => deletePaymentMethod(method.id))) onDeleted();
  };

  return (
    <Dialog title="Delete Payment Method" onClose={onClose} busy={isBusy}>
      <p>
        <strong>{nameOf(method)}</strong> will no longer be kept for payments. You can add it again
        at any time.
      </p>
      {problem !== null && (
        <Notice tone="bad">{failureText(problem, 'Failed to delete payment method')}</Notice>
      )}
      <DialogActions>
        <Button tone="secondary" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button tone="danger" busy={isBusy && 'Deleting...'} onClick={() => void confirm()}>
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );
}
