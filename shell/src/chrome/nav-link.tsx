import { Link, type LinkProps, useLocation } from '@cpal/shared/router';

/** A link of a navigation, marked where it leads to the page that is shown. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  return <Link to={to} {...rest} {...(pathname === to && { 'aria-current': 'page' })} />;
}
