import { documentTitle, siteTitle } from '@cpal/shared/title';
import { useLocation, useMatches } from '@cpal/shared/router';

/** The document's title for the route that is shown, from its handle. */
export function useRouteTitle(): string {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle;
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return siteTitle;
  return documentTitle(pathname, String(handle.title));
}
