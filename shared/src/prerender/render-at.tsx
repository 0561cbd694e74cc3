import { renderToString } from 'react-dom/server';
import { type RouteObject, RouterProvider } from '@cpal/shared/router';
import { createMemoryRouter } from '../memory-router';
import { untilReady } from '../router-ready';
import { placeholderPage } from './placeholder-page';
import type { RenderedMarkup } from './rendered-page';
import { providePage } from '../page';

/**
 * Renders what routes show at a path, as a browser would show it first.
 * @throws Error where the screen fails, or holds what the browser will not take over: style
 *   attributes, which the Content-Security-Policy refuses.
 */
export async function renderAt(routes: RouteObject[], path: string): Promise<RenderedMarkup> {
  const html = await renderFor(true, routes, path);
  const other = await renderFor(false, routes, path);
  return { html, htmlWithoutWaitlist: other === html ? null : other };
}

async function renderFor(hasWaitlist: boolean, routes: RouteObject[], path: string) {
  providePage(placeholderPage(hasWaitlist));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await untilReady(router);
  const [error] = Object.values(router.state.errors ?? {});
  if (error !== undefined) throw new Error(`${path} cannot be rendered.`, { cause: error });
  const html = renderToString(<RouterProvider router={router} />);
  if (/\sstyle="/.test(html)) throw new Error(`${path} holds a style attribute.`);
  return shortShapes(html);
}

/** Shapes end with their tag, as an HTML parser reads them within a drawing. */
const shortShapes = (html: string) =>
  html.replaceAll(/(<(path|rect|circle|ellipse)(?: [^<>]*)?)><\/\2>/g, '$1/>');
