import { send, useCall } from '@cpal/shared/api';
import { endOtherSessions } from '@cpal/shared/contract/accounts/session';
import { CallProblem, keepFocusNearby } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import styles from './end-others.module.css';

/** Logs the member out on all devices but this one; `onEnded` is called with what to tell them. */
export function EndOthers({ onEnded }: { onEnded: (message: string) => void }) {
  const { isBusy, problem, run } = useCall();

  const end = () =>
    run(async () => {
      const done = await send(endOtherSessions);
      onEnded(told(done?.ended));
    });

  return (
    <div ref={keepFocusNearby} className={styles.group}>
      <CallProblem problem={problem} failure="Failed to log out your other devices" />
      <Button tone="secondary" busy={isBusy && 'Logging out...'} onClick={() => void end()}>
        Log out everywhere else
      </Button>
    </div>
  );
}

/** @param ended how many devices; undefined if the server did not say. */
function told(ended: number | undefined) {
  if (ended === undefined) return 'Your other devices are logged out.';
  if (ended === 0) return 'No other devices were logged in.';
  return ended === 1 ? '1 other device is logged out.' : `${ended} other devices are logged out.`;
}
