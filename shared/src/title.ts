import { paths } from './paths';

/** The title of the home page, and of a page that is still on its way. */
export const siteTitle = 'CPal: the AI recipe assistant for food blogs';

/** The document's title of the page at a path, from its route's title. */
export const documentTitle = (pathname: string, title: string): string =>
  pathname === paths.home() ? siteTitle : `${title} | CPal`;
