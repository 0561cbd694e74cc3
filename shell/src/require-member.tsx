import { paths } from '@cpal/shared/paths';
import { useSession } from '@cpal/shared/session';
import { Navigate, Outlet, useLocation } from '@cpal/shared/router';

/**
 * Lets members through and sends everybody else to log in, with the page they wanted remembered.
 * It follows the session: one that ends here, or in another tab, leads to the login too.
 */
export function RequireMember() {
  const loggedOut = useSession(({ status }) => status === 'anonymous');
  const { pathname, search, hash } = useLocation();
  if (!loggedOut) return <Outlet />;
  return <Navigate to={paths.auth()} replace state={{ from: pathname + search + hash }} />;
}
