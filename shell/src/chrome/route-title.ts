import { paths } from '@cpal/shared/paths';
import { useLocation, useMatches } from 'react-router-dom';

/** The title of the home page, and of a page that is still on its way. */
export const siteTitle = 'CPal: the AI recipe assistant for food blogs';

/** The document's title for the route that is shown, from its handle. */
export function useRouteTitle(): string {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle;
  if (pathname === paths.home() || typeof handle !== 'object' || handle === null) return siteTitle;
  return 'title' in handle ? `${String(handle.title)} | CPal` : siteTitle;
}
