import { toResult } from '@cpal/shared/api';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadBlogs } from '../../lib/blogs';
import { blogIdIn } from '../../paths';

/** The screen's data, on its way: a blog says all of its own voice and look. */
export const voiceLoader = ({ request }: LoaderFunctionArgs) => ({
  blogs: toResult(loadBlogs()),
  blogId: blogIdIn(request),
});
