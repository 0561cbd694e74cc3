import { send } from '@cpal/shared/api';
import { changePassword } from '@cpal/shared/contract/accounts/credentials';
import {
  confirmationErrors,
  messagesOf,
  NewPasswordFields,
  PasswordField,
  useForm,
} from '@cpal/shared/controls';
import { DialogForm } from './dialog-form';

interface PasswordFormProps {
  onClose: () => void;
  /** Called after the change, which has ended the other sessions. */
  onChanged: () => void;
}

/** The present password and the next one, twice. */
export function PasswordForm({ onClose, onChanged }: PasswordFormProps) {
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    check: (values) => ({
      ...messagesOf(changePassword.body, values),
      ...confirmationErrors(values.newPassword, values.confirmPassword),
    }),
    send: ({ currentPassword, newPassword }) =>
      send(changePassword, { body: { currentPassword, newPassword } }),
    refusals: { wrong_password: 'currentPassword', weak_password: 'newPassword' },
    onDone: onChanged,
  });

  return (
    <DialogForm
      form={form}
      failure="Failed to change your password"
      submit={['Change password', 'Changing...']}
      onClose={onClose}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <NewPasswordFields
        labels={['New password', 'Confirm new password']}
        password={form.field('newPassword')}
        confirmPassword={form.field('confirmPassword')}
      />
    </DialogForm>
  );
}
