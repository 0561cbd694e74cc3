import { send } from '@cpal/shared/api';
import { addPost, type PostSummary } from '@cpal/shared/contract/blogs/blog';

/** Has a post read again soon. */
export const readAgain = (blogId: string, { url }: Pick<PostSummary, 'url'>) =>
  send(addPost, { params: { id: blogId }, body: { url } });
