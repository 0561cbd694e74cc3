import { html, type Html } from '@cpal/server-kit/html';
import { blogName } from './pages/layout';
import type { Post } from './post';

const declaration = html`<?xml version="1.0" encoding="UTF-8"?>`;

const pagesAlone = ['/', '/about/'] as const;

/** The index of both sitemaps. */
export const sitemapIndex = (origin: string): Html =>
  html`${declaration}
    <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${['posts', 'pages'].map(
        (name) => html`<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`,
      )}
    </sitemapindex>`;

const urls = (entries: readonly Html[]) =>
  html`${declaration}
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"> ${entries} </urlset>`;

export const postsSitemap = (origin: string, posts: readonly Post[]): Html =>
  urls(
    posts.map(
      ({ slug, modified }) =>
        html`<url><loc>${origin}/${slug}/</loc><lastmod>${modified}</lastmod></url>`,
    ),
  );

export const pagesSitemap = (origin: string): Html =>
  urls(pagesAlone.map((path) => html`<url><loc>${origin}${path}</loc></url>`));

/** The feed, as RSS 2.0. */
export const feed = (origin: string, posts: readonly Post[]): Html =>
  html`${declaration}
    <rss version="2.0">
      <channel>
        <title>${blogName}</title>
        <link>${origin}/</link>
        <description>Recipes from a kitchen with a sloping floor</description>
        ${posts.map(
          ({ slug, title, summary, published }) =>
            html`<item>
              <title>${title}</title>
              <link>${origin}/${slug}/</link>
              <guid>${origin}/${slug}/</guid>
              <pubDate>${new Date(published).toUTCString()}</pubDate>
              <description>${summary}</description>
            </item>`,
        )}
      </channel>
    </rss>`;

export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /drafts/\n\nSitemap: ${origin}/sitemap.xml\n`;
