import { withoutEndingSlashes } from '@cpal/shared/deployment';
import { documentTitle } from '@cpal/shared/title';
import { useLocation, useMatches } from '@cpal/shared/router';
import { useContext } from 'react';
import { RebuildContext } from '../rebuild';

/**
 * The document's title for the page that was asked for: the registry's, else its route's. Of a page
 * that is not loaded the router knows another route at most, one for a part of the path or for any.
 * @param isOther whether it is known to be another.
 */
export function usePageTitle(isOther: boolean): string {
  const { pathname } = useLocation();
  const { registry } = useContext(RebuildContext);
  const { pathname: matched = '', handle } = useMatches().at(-1) ?? {};
  const path = withoutEndingSlashes(pathname);
  const known = registry.knownOwnerOf(path)?.titles[path];
  if (known !== undefined) return known;
  const hasTitle = typeof handle === 'object' && handle !== null && 'title' in handle;
  const isWhole = !isOther && withoutEndingSlashes(matched) === path;
  return documentTitle(pathname, isWhole && hasTitle ? String(handle.title) : 'This page');
}
