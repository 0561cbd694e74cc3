import { send, toProblem } from '@cpal/shared/api';
import { resetPassword } from '@cpal/shared/contract/accounts/credentials';
import {
  CallProblem,
  confirmationErrors,
  keepFocusNearby,
  messagesOf,
  NewPasswordFields,
  useForm,
} from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';

interface ResetPasswordFormProps {
  /** The token of the link in the mail; it works once. */
  token: string;
  /** Called where the server does not take the token any more. */
  onRefused: () => void;
  onDone: () => void;
}

/** Chooses a new password in place of one that was forgotten. */
export function ResetPasswordForm({ token, onRefused, onDone }: ResetPasswordFormProps) {
  const { formProps, field, isBusy, problem } = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    check: ({ newPassword, confirmPassword }) => ({
      ...messagesOf(resetPassword.body, { token, newPassword }),
      ...confirmationErrors(newPassword, confirmPassword),
    }),
    send: async ({ newPassword }) => {
      try {
        await send(resetPassword, { body: { token, newPassword } });
      } catch (thrown) {
        if (toProblem(thrown).code === 'invalid_link') onRefused();
        throw thrown;
      }
    },
    refusals: { weak_password: 'newPassword' },
    onDone,
  });

  return (
    <form ref={keepFocusNearby} {...formProps}>
      <CallProblem
        problem={problem}
        failure="We couldn’t change your password. Please try again."
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
  );
}
