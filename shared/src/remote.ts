import type { RouteObject } from '@cpal/shared/router';

/** What the shell must know of a route before it loads it. */
export interface RouteHandle {
  /** The document's title, without the product's name. */
  title: string;
  /** `member` routes need an access token; without one the visitor is sent to log in. */
  access: 'public' | 'member';
  /** The folder of a lazy screen where the path does not end with its name. */
  screen?: string;
}

export type RemoteRoute = RouteObject & { path: string; handle: RouteHandle };

/**
 * The one module that a remote exposes, as `./routes`, by default export. What changes its meaning gets a
 * number in `package.json` under `contracts`, as what changes that of the session does (decision 107).
 */
export interface RemoteModule {
  routes: RemoteRoute[];
}

/**
 * What search engines and link previews learn of a page. A page that has this is sent as whole HTML:
 * its screen is rendered when the remote is built, so it must render without a browser.
 */
export interface PublicPage {
  /** One or two sentences, at most 160 characters. */
  description: string;
  /** The folder of the page's screen where its route loads it lazily. */
  screen?: string;
  /** schema.org objects; `{{publicUrl}}` in a text is replaced by the site's origin. */
  structuredData?: readonly object[];
}

/** A remote's public pages by path, as `src/pages.ts` exports them by default. */
export type PublicPages = Readonly<Record<string, PublicPage>>;

/** Says whether a loaded container answered with the contract above. */
export function isRemoteModule(candidate: unknown): candidate is { default: RemoteModule } {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { default: remote } = candidate as { default?: unknown };
  if (typeof remote !== 'object' || remote === null) return false;
  const { routes } = remote as { routes?: unknown };
  return Array.isArray(routes) && routes.length > 0 && routes.every(isRemoteRoute);
}

function isRemoteRoute(candidate: unknown): boolean {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { path, handle } = candidate as Partial<RemoteRoute>;
  return (
    typeof path === 'string' &&
    typeof handle?.title === 'string' &&
    (handle.access === 'public' || handle.access === 'member')
  );
}
