import type { PublicPage, PublicPages, RemoteModule, RemoteRoute } from '../remote';
import { showMember } from '../contract/accounts/auth';
import type { RouteHandle } from '../route-handle';
import { documentTitle } from '../title';
import { renderAt } from './render-at';
import type { RenderedPage } from './rendered-page';

/**
 * Renders a remote's public pages and lists the others.
 * @throws Error where a public page has no route or cannot be rendered.
 */
export async function renderRemote(
  { routes }: RemoteModule,
  publicPages: PublicPages,
): Promise<RenderedPage[]> {
  const unknown = Object.keys(publicPages).filter(
    (path) => !routes.some((route) => route.path === path),
  );
  if (unknown.length > 0) throw new Error(`No route answers ${unknown.join(', ')}.`);
  const pages: RenderedPage[] = [];
  // One after the other: they share the page that is provided.
  for (const route of routes) pages.push(await renderPage(route, publicPages[route.path]));
  return pages;
}

async function renderPage(route: RemoteRoute, page: PublicPage | undefined): Promise<RenderedPage> {
  const { path, handle } = route;
  return {
    path,
    title: documentTitle(path, handle.title),
    description: page?.description ?? null,
    markup: page === undefined ? null : await renderAt([route], path),
    structuredData: page?.structuredData ?? [],
    screen: lazyScreen(route),
    calls: firstCalls(handle),
  };
}

/** What a member's page requests first: the member, and what its handle names. */
const firstCalls = ({ access, calls = [] }: RouteHandle) =>
  access === 'member' ? [showMember, ...calls].map(({ path }) => path) : [];

/** The folder of a lazy screen: the path's last segment, unless the handle names another. */
const lazyScreen = ({ path, lazy, handle }: RemoteRoute): string | null =>
  lazy === undefined ? null : (handle.screen ?? path.split('/').at(-1) ?? null);
