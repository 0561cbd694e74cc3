import { paths } from '@cpal/shared/paths';
import { useSession } from '@cpal/shared/session';
import { Navigate, Outlet, useLocation, useNavigation } from '@cpal/shared/router';

/**
 * Shows the screen to members and redirects others to the login, which leads back to the page they
 * asked for. A session that ends here, or in another tab, redirects too, but not who is on the way to
 * another page, as after a logout.
 */
export function RequireMember() {
  const loggedOut = useSession(({ status }) => status === 'anonymous');
  const { pathname, search, hash } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  if (!loggedOut) return <Outlet />;
  if (isLeaving) return null;
  return <Navigate to={paths.auth()} replace state={{ from: pathname + search + hash }} />;
}
