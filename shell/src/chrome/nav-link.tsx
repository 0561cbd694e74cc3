import { Link, type LinkProps, useLocation } from '@cpal/shared/router';

interface NavLinkProps extends LinkProps {
  to: string;
  /** Whether pages below its address belong to it. */
  isSection?: boolean | undefined;
}

/** A link of a navigation, marked where it leads to the page that is shown, or to its section. */
export function NavLink({ to, isSection = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isInSection = isSection && pathname.startsWith(`${to}/`);
  return (
    <Link
      to={to}
      {...rest}
      {...(pathname === to && { 'aria-current': 'page' })}
      {...(isInSection && { 'aria-current': 'true' })}
    />
  );
}
