import { claimedPath } from '../websites/place';

/** Lists of a blog's other things: archives, pictures, people. */
const otherSitemaps =
  /(?:categor|tag|author|user|taxonom|image|video|news|product|attachment|web-stories|archive)/i;

/** Whether a sitemap of an index can hold posts. */
export const isOfPosts = (sitemap: string) =>
  !otherSitemaps.test(new URL(sitemap).pathname.split('/').at(-1) ?? '');

/** Parts of an address under which archives and the shop's own pages are. */
const noPosts =
  /\/(?:categor(?:y|ies)|tags?|authors?|page|search|cart|checkout|my-account|wp-content|wp-json|feed|comments)(?:\/|$)/i;

/** What a blog has one page of. */
const onePage =
  /^\/(?:about(?:-me|-us)?|contact(?:-me|-us)?|privacy(?:-policy)?|terms(?:-[\w-]+)?|disclaimer|disclosure|cookie-policy|impressum|datenschutz|shop|subscribe|newsletter|sitemap|recipes?|blog|home)\/?$/i;

const file = /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|zip|mp4|xml|json|txt|css|js)$/i;

/**
 * Whether the address of a page can be that of a post.
 * @param path of the blog: what its pages are called begins behind it.
 */
export function canBePost(address: string, path: string): boolean {
  const url = new URL(address);
  if (claimedPath(url) === path) return false;
  const pathname = claimedPath(url).slice(path.length - 1, -1);
  return !noPosts.test(pathname) && !onePage.test(pathname) && !file.test(pathname);
}
