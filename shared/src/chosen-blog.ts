import { blogQuery } from './paths';

const name = 'cpal-blog';

/**
 * The blog that an address names, which is remembered for as long as the tab is open; else the one that
 * was named last, or null. A browser that keeps nothing forgets it.
 */
export function chosenBlog({ url }: Pick<Request, 'url'>): string | null {
  const named = new URL(url).searchParams.get(blogQuery);
  try {
    if (named === null) return sessionStorage.getItem(name);
    sessionStorage.setItem(name, named);
  } catch {
    // Storage is blocked or full: the address alone counts then.
  }
  return named;
}
