import type { Html } from '@cpal/server-kit/html';
import { posts } from '../posts/all-posts';
import type { Site } from './layout';
import { postPage } from './post-page';

/** How many other posts a page links to. */
const linked = 4;

/** Makes the page of each post, by its slug. */
export const postPages: ReadonlyMap<string, (site: Site) => Html> = new Map(
  posts.map((post, index) => {
    const others = [...posts.slice(index + 1), ...posts.slice(0, index)].slice(0, linked);
    return [post.slug, (site: Site) => postPage(site, post, others)];
  }),
);
