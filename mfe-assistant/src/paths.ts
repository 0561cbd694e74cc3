import { links, paths as sitePaths } from '@cpal/shared/paths';

export { ofBlog } from '@cpal/shared/paths';

/** Every URL of this remote, each a function; the prefixes in webpack.config.js cover them. */
export const paths = {
  assistant: sitePaths.assistant,
  posts: () => `${sitePaths.assistant()}/posts`,
  /** @param id of the post; without one the route's pattern. */
  post: (id = ':id') => `${sitePaths.assistant()}/posts/${id}`,
  voice: () => `${sitePaths.assistant()}/voice`,
  answers: sitePaths.houseAnswers,
  links: () => `${sitePaths.assistant()}/links`,
  insights: sitePaths.insights,
  conversations: sitePaths.conversations,
} as const;

/** Where another blog is added. */
export const toAddBlog = () => `${paths.assistant()}?add=blog`;

/** The form of a house answer with a question filled in. */
export const toNewAnswer = links.newAnswer;
