import { loadMember, useSession } from '@cpal/shared/session';
import { Button, Notice } from '@cpal/shared/ui';
import { useState } from 'react';

/** Says that the user of the held token could not be loaded, and tries once more when asked. */
export function SessionProblem() {
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
    <Notice tone="bad">
      <p>Failed to fetch user data</p>
      <Button tone="secondary" busy={isTrying && 'Trying again...'} onClick={() => void tryAgain()}>
        Try Again
      </Button>
    </Notice>
  );
}
