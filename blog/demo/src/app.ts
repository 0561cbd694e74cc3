import type { Html } from '@cpal/server-kit/html';
import { requestLog, requestLogOptions } from '@cpal/server-kit/request-log';
import { fastify, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Assets } from './assets';
import { feed, pagesSitemap, postsSitemap, robots, sitemapIndex } from './feeds';
import type { Site } from './pages/layout';
import { aboutPage, homePage, missingPage } from './pages/other-pages';
import { postPages } from './pages/post-pages';
import { posts } from './posts/all-posts';
import type { Widget } from './widget';

interface Parts {
  assets: Assets;
  /** The blog's own, without a slash at its end. */
  origin: () => string;
  /** Asked at each request: the assistant is set up while the blog runs. */
  widget: () => Promise<Widget | null>;
  logger: NonNullable<FastifyServerOptions['logger']>;
}

const asHtml = 'text/html; charset=utf-8';
const asXml = 'application/xml; charset=utf-8';

/** The whole blog, not listening yet. */
export function buildApp({ assets, origin, widget, logger }: Parts): FastifyInstance {
  const app: FastifyInstance = fastify({ logger, ...requestLogOptions() });
  app.addHook(
    'onRequest',
    requestLog(({ routeOptions }) => ({ route: routeOptions.url ?? null })),
  );
  const site = async (): Promise<Site> => ({ origin: origin(), widget: await widget() });

  const page = (path: string, render: (on: Site) => Html) =>
    app.get(path, async (_request, reply) =>
      reply.type(asHtml).send(render(await site()).text.trimStart()),
    );
  page('/', (on) => homePage(on, posts));
  page('/about/', aboutPage);
  for (const [slug, render] of postPages) {
    page(`/${slug}/`, render);
    app.get(`/${slug}`, async (_request, reply) => reply.redirect(`/${slug}/`, 301));
  }

  const xml = (path: string, render: (at: string) => Html) =>
    app.get(path, async (_request, reply) => reply.type(asXml).send(render(origin()).text));
  xml('/sitemap.xml', sitemapIndex);
  xml('/sitemap-posts.xml', (at) => postsSitemap(at, posts));
  xml('/sitemap-pages.xml', pagesSitemap);
  xml('/feed.xml', (at) => feed(at, posts));
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain').send(robots(origin())),
  );

  for (const [path, { type, body }] of assets)
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type(type).send(body),
    );
  app.setNotFoundHandler(async (_request, reply) =>
    reply
      .code(404)
      .type(asHtml)
      .send(missingPage(await site()).text),
  );
  return app;
}
