import { isLoggedIn, useSession } from '@cpal/shared/session';
import { Fragment, type ReactElement } from 'react';
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
  const isMember = useSession(isLoggedIn);
  return (
    <div className={styles.place}>
      {/* With keys, React replaces one by the other, instead of writing into texts of its elements. */}
      {isMember ? (
        <Fragment key="member">{member}</Fragment>
      ) : (
        <Fragment key="visitor">{visitor}</Fragment>
      )}
    </div>
  );
}
