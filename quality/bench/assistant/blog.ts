import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BlogIndex, buildBlogIndex } from '@cpal/assistant/engine';
import { type Post, readPost } from '@cpal/assistant/post';

/** Where the posts of a folder are said to stand. */
export const addressOf = (name: string) => `https://example.com/${name}`;

const links = /<a\b[^>]*\bhref="([^"#?]+)"[^>]*>([^<]+)</g;
/** Categories and pages on the writer have addresses of one word. */
const slug = /\/\p{L}[\p{L}\d]*(?:-[\p{L}\d]+)+\/?$/u;

/**
 * The other posts of a page's blog, as the API would have read them: those that the page links to,
 * of which only titles are known here, and the other pages of the folder in its language.
 */
export function blogOf(folder: string): (name: string) => BlogIndex | null {
  const posts = path.join(folder, 'posts');
  const pages = new Map<string, { post: Post; html: string }>();
  for (const file of readdirSync(posts)) {
    const name = path.basename(file, '.html');
    const html = readFileSync(path.join(posts, file), 'utf8');
    pages.set(name, { post: readPost(html, addressOf(name)).post, html });
  }
  const indexes = new Map<string, BlogIndex>();
  return (name) => {
    const page = pages.get(name);
    if (page === undefined) return null;
    const { post, html } = page;
    const known = indexes.get(name);
    if (known) return known;
    const { origin } = new URL(post.url);
    const linked = [...html.matchAll(links)].flatMap(([, href = '', title = '']): Post[] => {
      const { pathname } = new URL(href, origin);
      if (!slug.test(pathname) || pathname.replaceAll('/', '') === name) return [];
      const url = new URL(pathname, origin).href;
      return [{ url, title, image: null, language: post.language, recipe: null, passages: [] }];
    });
    const others = [...pages.values()].map((each) => each.post);
    const index = buildBlogIndex([
      ...linked,
      ...others.filter(({ language, url }) => language === post.language && url !== post.url),
    ]);
    indexes.set(name, index);
    return index;
  };
}
