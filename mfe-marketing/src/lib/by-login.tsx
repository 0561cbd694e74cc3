import { isLoggedIn, useSession } from '@cpal/shared/session';
import type { ReactElement } from 'react';
import styles from './by-login.module.css';

interface ByLoginProps {
  visitor: ReactElement;
  member: ReactElement;
}

/**
 * What a visitor sees, or a member in its place. Public pages are sent as visitors see them, so the
 * two must take the same room.
 */
export function ByLogin({ visitor, member }: ByLoginProps) {
  return <div className={styles.place}>{useSession(isLoggedIn) ? member : visitor}</div>;
}
