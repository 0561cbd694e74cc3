import type { RemoteRoute } from '@cpal/shared/remote';
import { useSession } from '@cpal/shared/session';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  useLocation,
} from '@cpal/shared/router';
import { Chrome } from './chrome/chrome';
import { Failure } from './chrome/failure';
import { LoadingScreen } from './chrome/loading-screen';
import { MembershipFrame } from './chrome/membership-frame';
import { isInMembership } from './chrome/navigation';
import { NotFoundScreen, notFoundTitle } from './chrome/not-found-screen';
import { RequireMember } from './require-member';
import { loadLate } from './remotes/lazy-screen';
import { loadRemote } from './remotes/load-remote';
import type { RemoteRegistry } from './remotes/registry';
import { reloadWhereOutdated } from './remotes/server-version';
import type { RegisteredRemote } from '@cpal/shared/deployment';
import { correctScrolling } from './scroll';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Makes the router. It begins with its frames only; each remote's routes are patched in
 * when a path with one of its prefixes is first visited.
 */
export function createRouter(registry: RemoteRegistry): Router {
  const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
    const remote = await registry.findOwner(path);
    if (remote === undefined) return;
    const { routes } = await loadRemote(remote);
    for (const frame of ['root', 'member', 'membership']) {
      const children = routes
        .filter((route) => frameOf(route) === frame)
        .map((route) => inTime(forMembersOnly(route), remote));
      patch(frame, [{ id: `${remote.name}:${frame}`, ErrorBoundary: Failure, children }]);
    }
  };
  const router = createBrowserRouter(frames, { patchRoutesOnNavigation });
  correctScrolling(router);
  reloadWhereOutdated(router);
  return router;
}

// The root has no path of its own: with one, the home page would never be requested from a remote.
const frames = [
  {
    id: 'root',
    Component: Chrome,
    ErrorBoundary: RootFailure,
    HydrateFallback: RootLoading,
    children: [
      {
        id: 'member',
        Component: RequireMember,
        children: [{ id: 'membership', Component: MembershipFrame, children: [] }],
      },
      {
        path: '*',
        Component: NotFoundScreen,
        handle: { title: notFoundTitle, access: 'public' },
      },
    ],
  },
];

function frameOf({ path, handle }: RemoteRoute) {
  if (handle.access === 'public') return 'root';
  return isInMembership(path) ? 'membership' : 'member';
}

const isLoggedOut = () => useSession.getState().status === 'anonymous';

/** The router starts a screen's loader before its frame can send a visitor to log in. */
function forMembersOnly(route: RemoteRoute): RemoteRoute {
  const { lazy, handle } = route;
  if (handle.access === 'public') return route;
  if (typeof lazy !== 'function') return notLoggedOut(route);
  return { ...notLoggedOut(route), lazy: async () => notLoggedOut(await lazy()) };
}

/** A route, or what of it comes late, whose loader gives a visitor nothing. */
function notLoggedOut<R extends Pick<RouteObject, 'loader'>>(route: R): R {
  const { loader } = route;
  if (typeof loader !== 'function') return route;
  return { ...route, loader: (args: LoaderFunctionArgs) => (isLoggedOut() ? null : loader(args)) };
}

function inTime(route: RemoteRoute, remote: RegisteredRemote): RemoteRoute {
  const { lazy } = route;
  return typeof lazy === 'function' ? { ...route, lazy: () => loadLate(remote, lazy) } : route;
}

function RootFailure() {
  return (
    <Chrome isOther>
      <Failure />
    </Chrome>
  );
}

function RootLoading() {
  const { pathname } = useLocation();
  const loading = <LoadingScreen />;
  return (
    <Chrome isOther>
      {isInMembership(pathname) ? <MembershipFrame>{loading}</MembershipFrame> : loading}
    </Chrome>
  );
}
