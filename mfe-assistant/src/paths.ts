import { paths as sitePaths } from '@cpal/shared/paths';

/** The query that names a blog, in every address of this remote; without it the oldest one is meant. */
const blogQuery = 'blog';

/** Every URL of this remote, each a function; the prefixes in webpack.config.js cover them. */
export const paths = {
  assistant: sitePaths.assistant,
  insights: sitePaths.insights,
} as const;

/** The address of a screen for one blog, with what else its query says. */
export const ofBlog = (path: string, blogId: string, query: Record<string, string> = {}): string =>
  `${path}?${new URLSearchParams({ [blogQuery]: blogId, ...query }).toString()}`;

/** The id of the blog that a request's address names, or null. */
export const blogIdIn = ({ url }: Request): string | null =>
  new URL(url).searchParams.get(blogQuery);
