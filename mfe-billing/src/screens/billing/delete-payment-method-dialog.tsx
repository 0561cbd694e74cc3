import type { PaymentMethod } from '@cpal/shared/contract/billing';
import { deletePaymentMethod } from '../../lib/billing';
import { nameOf } from './card-name';
import { ConfirmDialog } from './confirm-dialog';

interface DeletePaymentMethodDialogProps {
  method: PaymentMethod;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a card is deleted. */
export function DeletePaymentMethodDialog(props: DeletePaymentMethodDialogProps) {
  const { method, onClose, onDeleted } = props;
  return (
    <ConfirmDialog
      title="Delete Payment Method"
      keepLabel="Cancel"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      failure="Failed to delete payment method"
      call={() => deletePaymentMethod(method.id)}
      onClose={onClose}
      onDone={onDeleted}
    >
      <p>
        <strong>{nameOf(method)}</strong> will no longer be kept for payments. You can add it again
        at any time.
      </p>
    </ConfirmDialog>
  );
}
