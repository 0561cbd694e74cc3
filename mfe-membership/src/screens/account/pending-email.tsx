import { send, useCall } from '@cpal/shared/api';
import { cancelEmailChange } from '@cpal/shared/contract/accounts/account';
import { CallProblem } from '@cpal/shared/controls';
import { loadMember } from '@cpal/shared/session';
import { Button } from '@cpal/shared/ui';
import styles from './pending-email.module.css';

interface PendingEmailProps {
  email: string;
  pendingEmail: string;
  /** Called once it is canceled, with what to tell the member. */
  onCanceled: (message: string) => void;
}

/** An email that waits to be confirmed, with the way back. */
export function PendingEmail({ email, pendingEmail, onCanceled }: PendingEmailProps) {
  const { isBusy, problem, run } = useCall();

  const cancel = () =>
    run(async () => {
      await send(cancelEmailChange);
      onCanceled(`Your email stays ${email}.`);
      await loadMember();
    });

  return (
    <div className={styles.group} role="group" aria-label="Pending email">
      <p>
        <strong>{pendingEmail}</strong> waits to be confirmed. Follow the link that we sent there;
        it works for 3 days. For another link, change the email again.{' '}
        <span>{`Until then you log in with ${email}.`}</span>
      </p>
      <CallProblem problem={problem} failure="Failed to cancel your email change" />
      <Button tone="secondary" busy={isBusy && 'Canceling...'} onClick={() => void cancel()}>
        Keep my current email
      </Button>
    </div>
  );
}
