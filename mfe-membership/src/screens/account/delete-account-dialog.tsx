import { send } from '@cpal/shared/api';
import { deleteAccount } from '@cpal/shared/contract/accounts/account';
import { Dialog, messagesOf, PasswordField, useForm } from '@cpal/shared/controls';
import { useLayoutEffect, useRef } from 'react';
import { DialogForm } from './dialog-form';

interface DeleteAccountDialogProps {
  onClose: () => void;
  /** Called once the account is gone. */
  onDone: () => void;
}

const consequences = (
  <>
    <p>Your subscription is canceled at once.</p>
    <p>All your license keys stop working.</p>
    <p>
      Your details, cards, invoices and keys are deleted. <strong>This cannot be undone.</strong>
    </p>
  </>
);

/** Asks for the password before everything is gone; the server ends the plan first, or does nothing. */
export function DeleteAccountDialog({ onClose, onDone }: DeleteAccountDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const form = useForm({
    initial: { password: '' },
    check: (values) => messagesOf(deleteAccount.body, values),
    send: ({ password }) => send(deleteAccount, { body: { password } }),
    refusals: { wrong_password: 'password' },
    onDone,
  });

  // The dialog, open by now, has put the focus on its first field.
  useLayoutEffect(() => cancel.current?.focus(), []);

  return (
    <Dialog title="Delete your account?" about={consequences} onClose={onClose} busy={form.isBusy}>
      <DialogForm
        form={form}
        failure="Failed to delete your account. Please try again."
        submit={['Delete my account', 'Deleting...']}
        tone="danger"
        cancelRef={cancel}
        onClose={onClose}
      >
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.field('password')}
        />
      </DialogForm>
    </Dialog>
  );
}
