import type { Result } from '@cpal/shared/api';
import type { Session } from '@cpal/shared/contract/accounts/session';
import { Card, LoadProblem } from '@cpal/shared/controls';
import { Notice, Skeleton } from '@cpal/shared/ui';
import { Suspense, use, useState } from 'react';
import { EndOthers } from './end-others';
import { SessionRow } from './session-row';
import styles from './sessions-card.module.css';

interface SessionsCardProps {
  sessions: Promise<Result<Session[]>>;
  /** Called after one was ended, to load the list again. */
  onEnded: () => void;
}

/** Where the member is logged in, with a way to end what is not theirs any more. */
export function SessionsCard({ sessions, onEnded }: SessionsCardProps) {
  const [done, setDone] = useState('');

  const tell = (message: string) => {
    setDone(message);
    onEnded();
  };

  return (
    <Card title="Where you’re logged in">
      {done !== '' && <Notice tone="good">{done}</Notice>}
      <div className={styles.list}>
        <Suspense fallback={<Skeleton rows={2} rowHeight={5.25} label="Loading your devices" />}>
          <SessionList sessions={sessions} onEnded={tell} />
        </Suspense>
      </div>
    </Card>
  );
}

interface SessionListProps {
  sessions: Promise<Result<Session[]>>;
  onEnded: (message: string) => void;
}

function SessionList({ sessions, onEnded }: SessionListProps) {
  const loaded = use(sessions);
  if ('problem' in loaded) {
    const message = 'Failed to load your devices. Please try again later.';
    return <LoadProblem message={message} problem={loaded.problem} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {loaded.value.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
      {loaded.value.some(({ isCurrent }) => !isCurrent) && <EndOthers onEnded={onEnded} />}
    </>
  );
}
