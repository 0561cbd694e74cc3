import { html, type Html } from '@cpal/server-kit/html';
import { recipeCard, recipeData } from '../markup/shapes';
import type { Post, Section } from '../post';
import { dateText, wordsByLanguage } from '../words';
import { advertisement, comments, hiddenText, sidebar } from './beside';
import { document, type Site } from './layout';
import { getPicture } from './picture';

const sections = (all: readonly Section[]): Html =>
  html`${all.map(
    ({ heading, text }) =>
      html`<h2>${heading}</h2>
        ${text.map((one) =>
          typeof one === 'string'
            ? html`<p>${one}</p>`
            : html`<ul>
                ${one.map((line) => html`<li>${line}</li>`)}
              </ul>`,
        )}`,
  )}`;

/** A post with all that stands around its recipe on a real blog. */
export function postPage(site: Site, post: Post, others: readonly Post[]): Html {
  const { title, summary, language, slug } = post;
  const words = wordsByLanguage[language];
  const main = html`<div class="columns">
    <article class="post">
      <header class="post-head">
        <p class="kicker" lang="${language}">${post.category}</p>
        <h1>${title}</h1>
        <p class="byline">
          ${words.by} ${post.author},
          <time datetime="${post.modified}">${dateText(post.modified, language)}</time>
        </p>
        <p><a class="jump" href="#recipe">${words.jump}</a></p>
      </header>
      ${getPicture(post, 'eager')}
      <div class="entry-content">
        ${post.intro.map((text) => html`<p>${text}</p>`)} ${hiddenText(post)}
        ${sections(post.before)} ${advertisement(slug)} ${recipeCard(post)} ${sections(post.after)}
      </div>
      ${comments(post)}
    </article>
    ${sidebar(others)}
  </div>`;
  return document(site, {
    title,
    description: summary,
    path: `/${slug}/`,
    language,
    head: html`<meta property="og:image" content="${site.origin}/pictures/${slug}.jpg" />
      ${recipeData(post, site.origin)}`,
    main,
  });
}
