import { send } from '@cpal/shared/api';
import { deletePaymentMethod, type PaymentMethod } from '@cpal/shared/contract/billing/billing';
import { ConfirmCall } from '@cpal/shared/controls';
import { nameOf } from '../card-name';

interface DeletePaymentMethodDialogProps {
  method: PaymentMethod;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a card is deleted. */
export function DeletePaymentMethodDialog(props: DeletePaymentMethodDialogProps) {
  const { method, onClose, onDeleted } = props;
  return (
    <ConfirmCall
      shows="error"
      title="Delete Payment Method"
      about={
        <p>
          <strong>{nameOf(method)}</strong> will be removed from your payment methods. You can add
          it again at any time.
        </p>
      }
      confirmLabel="Delete"
      busyLabel="Deleting..."
      failure="Failed to delete payment method"
      call={() => send(deletePaymentMethod, { params: { id: method.id } })}
      onClose={onClose}
      onDone={onDeleted}
    />
  );
}
