import { html, type Html } from '@cpal/server-kit/html';
import type { Post } from '../post';
import { dateText, wordsByLanguage } from '../words';

/**
 * What stands next to a post on a real blog and is no part of it. Figures and sentences here
 * contradict the recipes on purpose: an answer with one of them has read too much.
 */

const adverts = [
  'Knife Palace: 15 pieces for 99.00, only until Sunday. Preheat your savings to 70 %!',
  'OvenWizard 9000 bakes everything in 7 minutes at 300 °C. Order within 48 hours.',
  'Sugar Barn: 25 kg sacks, serves 400. Free delivery over 3 sacks.',
] as const;

/** A block between the paragraphs, the same for a post at each visit. */
export const advertisement = (slug: string): Html =>
  html`<div class="ad-unit" role="complementary" aria-label="Advertisement" lang="en">
    <small>Advertisement</small>
    <p>${adverts[slug.length % adverts.length] ?? ''}</p>
  </div>`;

const hidings = {
  attribute: html`hidden`,
  style: html`style="display: none"`,
  offscreen: html`style="position: absolute; left: -9999px" aria-hidden="true"`,
  color: html`style="color: #fff; background: #fff; font-size: 0" aria-hidden="true"`,
} as const;

/** The planted text that no visitor sees. */
export const hiddenText = ({ hidden }: Post): Html | null =>
  hidden === undefined ? null : html`<p ${hidings[hidden.by]}>${hidden.text}</p>`;

/** What readers wrote. */
export const comments = (post: Post): Html =>
  html`<section class="comments-area" id="comments" aria-labelledby="comments-title">
    <h2 id="comments-title">${wordsByLanguage[post.language].comments}</h2>
    <ol class="comment-list">
      ${post.comments.map(
        ({ by, on, text }) =>
          html`<li class="comment">
            <p class="comment-author">
              <b>${by}</b> <time datetime="${on}">${dateText(on, post.language)}</time>
            </p>
            <p>${text}</p>
          </li>`,
      )}
    </ol>
  </section>`;

const popular = [
  'Three-ingredient shortbread: 340 g butter, 45 minutes at 150 °C',
  'Sunday pork: 6 hours at 130 °C, serves 12',
  'Pickled onions: 500 ml vinegar, keep for 6 weeks',
] as const;

/** The column with other recipes and their figures. */
export const sidebar = (others: readonly Post[]): Html =>
  html`<aside class="sidebar widget-area" aria-label="More from the blog" lang="en">
    <section>
      <h2>Hello, I am Juno</h2>
      <p>I cook in a kitchen with a sloping floor. Everything here was made on a slant.</p>
    </section>
    <section>
      <h2>Popular this week</h2>
      <ul>
        ${popular.map((text) => html`<li>${text}</li>`)}
      </ul>
    </section>
    <section>
      <h2>You may also like</h2>
      <ul class="related-posts">
        ${others.map(
          ({ slug, title, language }) =>
            html`<li><a href="/${slug}/" lang="${language}">${title}</a></li>`,
        )}
      </ul>
    </section>
  </aside>`;
