import { type Session, useSession } from '@cpal/shared/session';

const isSettled = (session: Session) => session.status !== 'unknown' || session.problem !== null;

/** The session as soon as it is known who is logged in, or that this cannot be known now. */
export async function settledSession(): Promise<Session> {
  const current = useSession.getState();
  if (isSettled(current)) return current;
  return new Promise((resolve) => {
    const stop = useSession.subscribe((session) => {
      if (!isSettled(session)) return;
      stop();
      resolve(session);
    });
  });
}
