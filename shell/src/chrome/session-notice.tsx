import { loadMember, useSession } from '@cpal/shared/session';
import { Button, Notice } from '@cpal/shared/ui';
import { useState } from 'react';
import styles from './session-notice.module.css';

/** Says that the user of the stored token could not be fetched, and offers to retry. */
export function SessionNotice() {
  const hasProblem = useSession(
    (session) => session.status === 'unknown' && session.problem !== null,
  );
  const [isTrying, setTrying] = useState(false);
  if (!hasProblem && !isTrying) return null;

  const tryAgain = async () => {
    setTrying(true);
    await loadMember();
    setTrying(false);
  };

  return (
    <div className={styles.notice}>
      <Notice tone="bad">
        <p>Failed to fetch user data</p>
        <Button
          tone="secondary"
          busy={isTrying && 'Trying again...'}
          onClick={() => void tryAgain()}
        >
          Try again
        </Button>
      </Notice>
    </div>
  );
}
