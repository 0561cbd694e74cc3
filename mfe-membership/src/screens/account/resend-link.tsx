import { send, useCall } from '@cpal/shared/api';
import { resendVerification } from '@cpal/shared/contract/accounts/credentials';
import { CallProblem, keepFocusNearby } from '@cpal/shared/controls';
import { loadMember } from '@cpal/shared/session';
import { Button, Notice } from '@cpal/shared/ui';
import { useState } from 'react';
import styles from './resend-link.module.css';

/** In line with an email that is not verified: sends its link once more, and says what for. */
export function ResendLink({ email }: { email: string }) {
  const { isBusy, problem, run } = useCall();
  const [isSent, setSent] = useState(false);

  const resend = async () => {
    setSent(false);
    setSent(await run(requestLink));
  };

  return (
    <div className={styles.group} role="group" aria-label="Email verification">
      <Button
        ref={keepFocusNearby}
        tone="secondary"
        busy={isBusy && 'Sending...'}
        onClick={() => void resend()}
      >
        Resend link
      </Button>
      <p className={styles.why}>
        Follow the link that we mailed you, so that purchases made with this address can join your
        account.
      </p>
      {isSent && (
        <Notice tone="good">{`A new link is on its way to ${email}. It works for 3 days.`}</Notice>
      )}
      <CallProblem problem={problem} failure="We couldn’t send the link. Please try again." />
    </div>
  );
}

async function requestLink() {
  await send(resendVerification);
  // The server sends none where the link was followed meanwhile, on another device perhaps.
  await loadMember();
}
