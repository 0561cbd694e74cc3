import { html, type Html } from '@cpal/server-kit/html';
import type { Post } from '../post';
import { blogName, document, type Site } from './layout';
import { getPicture } from './picture';

const description = 'Recipes from a kitchen with a sloping floor, tested until they stand up.';

/** The list of all posts. */
export const homePage = (site: Site, posts: readonly Post[]): Html =>
  document(site, {
    title: blogName,
    description,
    path: '/',
    language: 'en',
    main: html`<div class="welcome">
        <h1>Honest food from a crooked kitchen</h1>
        <p>${description}</p>
      </div>
      <ul class="grid">
        ${posts.map(
          (post) =>
            html`<li class="tile" lang="${post.language}">
              ${getPicture(post, 'lazy')}
              <p class="kicker">${post.category}</p>
              <h2><a href="/${post.slug}/">${post.title}</a></h2>
              <p>${post.summary}</p>
            </li>`,
        )}
      </ul>`,
  });

export const aboutPage = (site: Site): Html =>
  document(site, {
    title: 'About',
    description: 'Who cooks here, and why the floor slopes.',
    path: '/about/',
    language: 'en',
    main: html`<article class="post alone">
      <h1>About</h1>
      <p>
        Juno Hartwell learned to cook on a canal boat, where every cake leans. She now lives ashore,
        in the only house in the street whose kitchen floor does the same.
      </p>
      <p>
        Friends write here, too: Friederike from Leipzig, Maëlle from the Jura, Inés from Burgos and
        Haruka from Kanazawa, each in her own language.
      </p>
      <p>
        Under each recipe there is an assistant. It is an AI that answers from the post above it and
        says where it found the answer.
      </p>
    </article>`,
  });

export const missingPage = (site: Site): Html =>
  document(site, {
    title: 'Nothing here',
    description,
    path: '/',
    language: 'en',
    main: html`<article class="post alone">
      <h1>Nothing here</h1>
      <p>This plate is empty. <a href="/">All recipes are on the first page.</a></p>
    </article>`,
  });
