import { signOut } from '@cpal/shared/session';
import { paths } from '@cpal/shared/paths';
import { Button, ButtonLink, ExternalButtonLink, Icon } from '@cpal/shared/ui';
import { useNavigate } from '@cpal/shared/router';
import { NavLink } from './nav-link';
import styles from './navigation-items.module.css';
import { hasWaitlist, type NavigationLink, useNavigationLinks } from './navigation';

interface NavigationItemsProps {
  /** What is offered of the members' area inside it. */
  memberLinks: readonly NavigationLink[];
  /** Whether an icon stands beside each link that has one. */
  hasIcons?: boolean;
  onNavigate?: () => void;
}

/** The links of the top navigation, shown in the bar and again in the menu. */
export function NavigationItems({
  memberLinks,
  hasIcons = false,
  onNavigate,
}: NavigationItemsProps) {
  const { links, canLogOut } = useNavigationLinks(memberLinks);
  const navigate = useNavigate();

  // Not in a transition, or the members' pages would still be shown when the session ends.
  const logOut = async () => {
    onNavigate?.();
    await signOut(() => navigate(paths.home(), { flushSync: true }));
  };

  return (
    <ul className={styles.items}>
      {links.map(({ label, to, dependsOnLogin, isExternal, isAction, icon }) => (
        <li
          key={dependsOnLogin ? 'login' : label}
          className={dependsOnLogin ? styles.login : undefined}
          data-try={(dependsOnLogin && !hasWaitlist()) || undefined}
        >
          {isExternal ? (
            <ExternalButtonLink href={to}>{label}</ExternalButtonLink>
          ) : isAction ? (
            <ButtonLink to={to} {...(onNavigate && { onClick: onNavigate })}>
              {label}
            </ButtonLink>
          ) : (
            <NavLink className={styles.link} to={to} {...(onNavigate && { onClick: onNavigate })}>
              {hasIcons && icon !== undefined && <Icon name={icon} />}
              <span>{label}</span>
            </NavLink>
          )}
        </li>
      ))}
      {canLogOut && (
        <li className={styles.logOut}>
          <Button tone="secondary" onClick={() => void logOut()}>
            Log Out
          </Button>
        </li>
      )}
    </ul>
  );
}
