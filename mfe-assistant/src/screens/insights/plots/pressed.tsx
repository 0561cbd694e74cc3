import type { ProInsights } from '@cpal/shared/contract/insights/insights';
import { Card } from '@cpal/shared/controls';
import { Link } from '@cpal/shared/router';
import { often } from '../../../lib/figures';
import { ofBlog, paths } from '../../../paths';
import { LinksTable } from './links-table';
import type { View } from '../view';

interface PressedProps {
  pro: ProInsights;
  blogId: string;
  view: View;
}

/** Which related recipes and affiliate links readers followed. */
export function Pressed({ pro, blogId, view }: PressedProps) {
  const { posts, links, related_clicks } = pro;
  const isWholeBlog = view.postId === null;
  // The links are counted for the whole blog; what was pressed under one post stands with the post.
  const counts = isWholeBlog
    ? links.map((link) => link.clicks)
    : posts.map((one) => one.link_clicks);
  const clicks = counts.reduce((sum, one) => sum + one, 0);
  return (
    <Card title="Link clicks">
      <p>{sentenceOf(related_clicks, clicks)}</p>
      {isWholeBlog && links.length > 0 && <LinksTable links={links} />}
      {links.length === 0 && (
        <p>
          You have no affiliate links yet.{' '}
          <Link to={ofBlog(paths.links(), blogId)}>Add the first one</Link>
        </p>
      )}
    </Card>
  );
}

const sentenceOf = (related: number, clicks: number) =>
  related + clicks === 0
    ? 'No reader clicked a related recipe or an affiliate link in this period.'
    : `Readers opened a related recipe ${often(related)}, and an affiliate link ${often(clicks)}.`;
