import type { RouteObject } from '@cpal/shared/router';

/**
 * For a route whose screen takes the query out of the address once it has done its work: what was
 * loaded stays, since only the address has changed.
 */
export const keepWhereCleaned: NonNullable<RouteObject['shouldRevalidate']> = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isCleaned =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== '' && nextUrl.search === '';
  return !isCleaned && defaultShouldRevalidate;
};
