import { toResult } from '@cpal/shared/api';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadBlogs } from '../../lib/blogs';
import { blogIdIn } from '../../paths';

/** The screen's data, on its way: it shows its frame first. */
export const assistantLoader = ({ request }: LoaderFunctionArgs) => ({
  blogs: toResult(loadBlogs()),
  blogId: blogIdIn(request),
});
