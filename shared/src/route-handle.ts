/** What the shell must know of a route before it loads it. */
export interface RouteHandle {
  /** The document's title, without the product's name. */
  title: string;
  /** `member` routes need an access token; without one the visitor is sent to log in. */
  access: 'public' | 'member';
  /** The folder of a lazy screen where the path does not end with its name. */
  screen?: string;
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
