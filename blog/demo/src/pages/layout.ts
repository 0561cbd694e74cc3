import { html, type Html } from '@cpal/server-kit/html';
import type { Language } from '../post';
import type { Widget } from '../widget';

/** What every page needs to know. */
export interface Site {
  /** Of the blog, without a slash at its end. */
  origin: string;
  /** The assistant's, once it is set up. */
  widget: Widget | null;
}

interface Page {
  title: string;
  description: string;
  path: string;
  language: Language;
  /** Further elements of the head. */
  head?: Html | null;
  main: Html;
}

export const blogName = 'The Lopsided Ladle';

/** The one line that a blogger pastes. */
const widgetLine = ({ script }: Widget) => html`<script async src="${script}"></script>`;

const header = html`<header class="top" lang="en">
  <a class="skip" href="#main">Skip to the content</a>
  <a class="logo" href="/"
    ><span aria-hidden="true" class="ladle"></span>The <b>Lopsided</b> Ladle</a
  >
  <nav aria-label="Main">
    <a href="/">Recipes</a>
    <a href="/about/">About</a>
    <a href="/feed.xml">Feed</a>
  </nav>
</header>`;

const footer = html`<footer class="bottom" lang="en">
  <p>
    The Lopsided Ladle is an invented blog. Its posts and pictures were made to show the assistant
    below the recipes.
  </p>
</footer>`;

/** A whole document. */
export function document(site: Site, { title, description, path, language, head, main }: Page) {
  const address = site.origin + path;
  const name = path === '/' ? title : `${title} · ${blogName}`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${name}</title>
        <meta name="description" content="${description}" />
        <meta property="og:site_name" content="${blogName}" />
        <meta property="og:title" content="${title}" />
        <link rel="canonical" href="${address}" />
        <link rel="icon" href="/pictures/ladle.svg" type="image/svg+xml" />
        <link rel="alternate" type="application/rss+xml" title="${blogName}" href="/feed.xml" />
        <link rel="stylesheet" href="/blog.css" />
        <link rel="stylesheet" href="/post.css" />
        ${head ?? null} ${site.widget && widgetLine(site.widget)}
      </head>
      <body>
        ${header}
        <main id="main" tabindex="-1">${main}</main>
        ${footer}
      </body>
    </html>`;
}
