import type { Call } from './contract/call';

/** A read that a member's page can request by its path alone. */
type FirstCall = Call & {
  readonly method: 'GET';
  readonly access: 'member';
  readonly params?: never;
};

/** What the shell must know of a route before it loads it. */
export interface RouteHandle {
  /** The document's title, without the product's name. */
  title: string;
  /** `member` routes need an access token; without one the visitor is sent to log in. */
  access: 'public' | 'member';
  /** The folder of a lazy screen where the path does not end with its name. */
  screen?: string;
  /**
   * What the screen's loader requests before it has any response, besides the member. The page requests it
   * before any script of the remote is there (decision 110).
   */
  calls?: readonly FirstCall[];
}

/** What must be known of each route. */
interface KnownRoute {
  path: string;
  handle: RouteHandle;
}

/** The routes of what a remote exposes as `./routes`; null if it is no such module. */
export function findRoutes(candidate: unknown): readonly KnownRoute[] | null {
  if (typeof candidate !== 'object' || candidate === null) return null;
  const { default: remote } = candidate as { default?: unknown };
  if (typeof remote !== 'object' || remote === null) return null;
  const { routes } = remote as { routes?: unknown };
  return Array.isArray(routes) && routes.length > 0 && routes.every(isKnownRoute) ? routes : null;
}

function isKnownRoute(candidate: unknown): candidate is KnownRoute {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { path, handle } = candidate as Partial<KnownRoute>;
  return (
    typeof path === 'string' &&
    typeof handle?.title === 'string' &&
    (handle.access === 'public' || handle.access === 'member')
  );
}
