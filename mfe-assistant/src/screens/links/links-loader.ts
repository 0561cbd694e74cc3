import { send } from '@cpal/shared/api';
import { listLinks } from '@cpal/shared/contract/blogs/house-answers';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadOfBlog } from '../../lib/blogs';

/** The screen's data, on its way: it shows its frame first. */
export const linksLoader = ({ request }: LoaderFunctionArgs) =>
  loadOfBlog(request, async (id) => {
    const { links } = await send(listLinks, { params: { id } });
    return links;
  });
