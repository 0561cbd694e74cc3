import { parse } from '@cpal/shared/contract/parse';
import { send } from '@cpal/shared/api';
import { requestEmailChange } from '@cpal/shared/contract/accounts/account';
import { Dialog, messagesOf, PasswordField, TextField, useForm } from '@cpal/shared/controls';
import { loadMember } from '@cpal/shared/session';
import { DialogForm } from './dialog-form';

interface ChangeEmailDialogProps {
  /** The one to log in with as yet. */
  email: string;
  onClose: () => void;
  /** Called once the link is on its way, with what to tell the member. */
  onDone: (message: string) => void;
}

/** Asks for another email, which counts once the link that is sent there is followed. */
export function ChangeEmailDialog({ email: present, onClose, onDone }: ChangeEmailDialogProps) {
  const form = useForm({
    initial: { email: '', currentPassword: '' },
    check: (values) => messagesOf(requestEmailChange.body, values),
    send: async (values) => {
      await send(requestEmailChange, { body: parse(requestEmailChange.body, values) });
      await loadMember();
    },
    refusals: { wrong_password: 'currentPassword', validation_failed: 'email' },
    onDone: ({ values }) => onDone(`A link is on its way to ${values.email.trim()}.`),
  });

  return (
    <Dialog
      title="Change your email"
      about={
        <p>
          {`You log in with ${present}. We’ll send a link to the new address. Once you follow it, log in with the new address.`}
        </p>
      }
      onClose={onClose}
      busy={form.isBusy}
    >
      <DialogForm
        form={form}
        failure="Failed to change your email. Please try again."
        submit={['Send link', 'Sending...']}
        onClose={onClose}
      >
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          required
          {...form.field('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
      </DialogForm>
    </Dialog>
  );
}
