import { send, toProblem, useCall } from '@cpal/shared/api';
import { endSession, type Session } from '@cpal/shared/contract/accounts/session';
import { Badge, Day, keepFocusNearby } from '@cpal/shared/controls';
import { Button, Notice, VisuallyHidden } from '@cpal/shared/ui';
import styles from './session-row.module.css';

interface SessionRowProps {
  session: Session;
  /** Called once it is ended, with what to tell the member. */
  onEnded: (message: string) => void;
}

/** One login, and the way to end it; the present one ends with Log Out at the top. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { id, client, isCurrent, lastUsedAt, createdAt } = session;
  const { isBusy, problem, run } = useCall();
  const name = client ?? 'Unknown device';

  const confirm = async () => {
    if (await run(() => end(id))) onEnded(`${name} is logged out.`);
  };

  return (
    <li ref={keepFocusNearby} className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>
          <strong>{name}</strong>
          {isCurrent && <Badge tone="good">This device</Badge>}
        </p>
        <p className={styles.facts}>
          <span>
            Last active <Day seconds={lastUsedAt} />
          </span>
          <span>
            Logged in <Day seconds={createdAt} />
          </span>
        </p>
      </div>
      {!isCurrent && (
        <Button tone="secondary" busy={isBusy && 'Logging out...'} onClick={() => void confirm()}>
          Log Out
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      )}
      {problem !== null && (
        <div className={styles.problem}>
          <Notice tone="bad">{problem.message ?? 'Failed to log out this device'}</Notice>
        </div>
      )}
    </li>
  );
}

/** One that is gone already has ended as well. */
const end = (id: string) =>
  send(endSession, { params: { id } }).catch((thrown: unknown) => {
    if (toProblem(thrown).code !== 'not_found') throw thrown;
  });
