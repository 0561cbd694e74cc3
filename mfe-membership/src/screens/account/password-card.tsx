import { send } from '@cpal/shared/api';
import { changePassword } from '@cpal/shared/contract/accounts/credentials';
import {
  CallProblem,
  Card,
  confirmationErrors,
  messagesOf,
  NewPasswordFields,
  PasswordField,
  useForm,
} from '@cpal/shared/controls';
import { Button, Notice } from '@cpal/shared/ui';
import { useState } from 'react';
import styles from './password-card.module.css';

interface PasswordCardProps {
  /** Called after the change, which has ended the other sessions. */
  onChanged: () => void;
}

/** Changes the password of a member who knows the present one; password managers lead here by the anchor. */
export function PasswordCard({ onChanged }: PasswordCardProps) {
  const [isChanged, setChanged] = useState(false);
  const { formProps, field, isBusy, problem } = useForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    check: (values) => ({
      ...messagesOf(changePassword.body, values),
      ...confirmationErrors(values.newPassword, values.confirmPassword),
    }),
    send: ({ currentPassword, newPassword }) => {
      setChanged(false);
      return send(changePassword, { body: { currentPassword, newPassword } });
    },
    refusals: { wrong_password: 'currentPassword', weak_password: 'newPassword' },
    onDone: ({ clear }) => {
      clear();
      setChanged(true);
      onChanged();
    },
  });

  return (
    <div id="password" className={styles.anchor}>
      <Card title="Change password">
        {isChanged && (
          <Notice tone="good">
            Your password has been changed. All your other devices are logged out.
          </Notice>
        )}
        <form className={styles.form} {...formProps}>
          <CallProblem problem={problem} failure="Failed to change your password" />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...field('currentPassword')}
          />
          <NewPasswordFields
            labels={['New password', 'Confirm new password']}
            password={field('newPassword')}
            confirmPassword={field('confirmPassword')}
          />
          <Button type="submit" busy={isBusy && 'Changing...'}>
            Change password
          </Button>
        </form>
      </Card>
    </div>
  );
}
