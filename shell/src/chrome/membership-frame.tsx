import { Outlet } from '@cpal/shared/router';
import { Icon } from '@cpal/shared/ui';
import type { ReactNode } from 'react';
import styles from './membership-frame.module.css';
import { menuId, openMenu } from './menu';
import { NavLink } from './nav-link';
import { dailyLinks, sideLinks } from './navigation';

/**
 * The members' area: its navigation beside the route's screen, or beside what is shown in its place.
 * On phones that is a bar at the bottom with what is needed daily, and the menu has the rest.
 */
export function MembershipFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <div className={styles.frame}>
      <nav aria-label="Membership" className={styles.bar}>
        <ul className={styles.links}>
          {sideLinks.map((link) => (
            <li key={link.to} className={dailyLinks.includes(link) ? undefined : styles.rest}>
              <NavLink className={styles.link} to={link.to} isSection={link.isSection}>
                {link.icon !== undefined && <Icon name={link.icon} />}
                <span>{link.label}</span>
              </NavLink>
            </li>
          ))}
          <li className={styles.more}>
            <button
              type="button"
              className={styles.link}
              aria-haspopup="dialog"
              command="show-modal"
              commandfor={menuId}
              onClick={openMenu}
            >
              <Icon name="more" />
              <span>More</span>
            </button>
          </li>
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
