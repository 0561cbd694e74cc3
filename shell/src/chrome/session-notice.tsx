import { loadMember, useSession } from '@cpal/shared/session';
import { Button, Notice } from '@cpal/shared/ui';
import styles from './session-notice.module.css';

/** Says that the user could not be fetched; the token is kept, so trying again can succeed. */
export function SessionNotice() {
  const hasProblem = useSession(
    (session) => session.status === 'unknown' && session.problem !== null,
  );
  if (!hasProblem) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="bad">
        <p>Failed to fetch user data</p>
        <Button tone="secondary" onClick={() => void loadMember()}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}
