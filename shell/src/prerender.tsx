import { renderAt, type RenderedMarkup } from '@cpal/shared/prerender';
import { documentTitle } from '@cpal/shared/title';
import type { ReactNode } from 'react';
import type { RouteObject } from '@cpal/shared/router';
import { Chrome } from './chrome/chrome';
import { LoadingScreen } from './chrome/loading-screen';
import { MembershipFrame } from './chrome/membership-frame';
import { isInMembership, sideLinks, siteLinks } from './chrome/navigation';
import { NotFoundScreen, notFoundTitle } from './chrome/not-found-screen';
import { ScriptNeeded } from './chrome/script-needed';
import { siteHead } from './identity/head';
import { preloadedFonts } from './typeface/preloaded';

/** Every path that no link of the navigation leads to. */
const anyPath = '*';

/**
 * What the shell puts around every screen, as markup: a frame for each path, with `{{screen}}` where
 * the screen goes, and what is shown there when no remote has rendered one. Runs at build.
 */
export async function renderShell() {
  const paths = [...siteLinks, ...sideLinks].map(({ to }) => to);
  const frames: (RenderedMarkup & { path: string })[] = [];
  // One after the other: they share the page that is provided.
  for (const path of [...paths, anyPath]) frames.push({ path, ...(await renderFrame(path)) });
  return {
    frames,
    loading: await renderAlone(
      <>
        <LoadingScreen />
        <ScriptNeeded />
      </>,
    ),
    notFound: await renderAlone(<NotFoundScreen />),
    fonts: preloadedFonts,
    head: { ...siteHead, notFoundTitle: documentTitle(anyPath, notFoundTitle) },
  };
}

/** Neither of the two speaks of the waitlist. */
const renderAlone = async (element: ReactNode) =>
  (await renderAt([{ path: '*', element }], '/')).html;

function renderFrame(path: string): Promise<RenderedMarkup> {
  const screen: RouteObject = { path, element: '{{screen}}' };
  const inside = isInMembership(path) ? { Component: MembershipFrame, children: [screen] } : screen;
  return renderAt([{ Component: Chrome, children: [inside] }], path.replace('*', '/elsewhere'));
}
