import { paths as sitePaths } from '@cpal/shared/paths';

/** The query that names a blog, in every address of this remote; without it the oldest one is meant. */
const blogQuery = 'blog';

/** Every URL of this remote, each a function; the prefixes in webpack.config.js cover them. */
export const paths = {
  assistant: sitePaths.assistant,
  posts: () => `${sitePaths.assistant()}/posts`,
  /** @param id of the post; without one the route's pattern. */
  post: (id = ':id') => `${sitePaths.assistant()}/posts/${id}`,
  voice: () => `${sitePaths.assistant()}/voice`,
  answers: () => `${sitePaths.assistant()}/answers`,
  links: () => `${sitePaths.assistant()}/links`,
  insights: sitePaths.insights,
  conversations: () => `${sitePaths.insights()}/conversations`,
} as const;

/** The address of a screen for one blog, with what else its query says. */
export const ofBlog = (path: string, blogId: string, query: Record<string, string> = {}): string =>
  `${path}?${new URLSearchParams({ [blogQuery]: blogId, ...query }).toString()}`;

/** Where another blog is added. */
export const toAddBlog = () => `${paths.assistant()}?add=blog`;

/** The form of a house answer with a question filled in, for one post or, with null, for all. */
export const toNewAnswer = (blogId: string, question: string, postId: string | null): string =>
  ofBlog(paths.answers(), blogId, { question, ...(postId !== null && { post: postId }) });

/** The id of the blog that a request's address names, or null. */
export const blogIdIn = ({ url }: Request): string | null =>
  new URL(url).searchParams.get(blogQuery);
