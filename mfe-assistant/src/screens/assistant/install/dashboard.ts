import type { Blog } from '@cpal/shared/contract/blogs/blog';

/** A page of the dashboard of a WordPress, which is below the address of its blog. */
export function inDashboard(
  { url }: Pick<Blog, 'url'>,
  page: string,
  query: Readonly<Record<string, string>>,
): string {
  const base = new URL(url);
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  const address = new URL(`wp-admin/${page}`, base);
  address.search = new URLSearchParams(query).toString();
  return address.href;
}
