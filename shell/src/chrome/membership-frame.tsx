import { Outlet } from '@cpal/shared/router';
import type { ReactNode } from 'react';
import styles from './membership-frame.module.css';
import { NavLink } from './nav-link';
import { sideLinks } from './navigation';

/** The members' area: the side navigation beside the route's screen, or beside what is shown in its place. */
export function MembershipFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <div className={styles.frame}>
      <nav aria-label="Membership">
        <ul className={styles.links}>
          {sideLinks.map(({ label, to, isSection }) => (
            <li key={to}>
              <NavLink className={styles.link} to={to} isSection={isSection}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
