import type { RouteObject } from '@cpal/shared/router';
import { findRoutes, type RouteHandle } from './route-handle';

export type RemoteRoute = RouteObject & { path: string; handle: RouteHandle };

/**
 * The one module that a remote exposes, as `./routes`, by default export. What changes its meaning gets a
 * number in `package.json` under `contracts`, as what changes that of the session does (decision 80).
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
  /** schema.org objects; `{{publicUrl}}` in a text is replaced by the site's origin. */
  structuredData?: readonly object[];
}

/** A remote's public pages by path, as `src/pages.ts` exports them by default. */
export type PublicPages = Readonly<Record<string, PublicPage>>;

/** Says whether a loaded container answered with the contract above. */
export const isRemoteModule = (candidate: unknown): candidate is { default: RemoteModule } =>
  findRoutes(candidate) !== null;
