import type { ProInsights } from '@cpal/shared/contract/insights';
import { Card } from '@cpal/shared/controls';
import { Link } from '@cpal/shared/router';
import { figure, often, share } from '../../lib/figures';
import { ofBlog, paths } from '../../paths';
import table from './table.module.css';

interface PressedProps extends Pick<ProInsights, 'links'> {
  relatedClicks: number;
  blogId: string;
}

/** Which related recipes and affiliate links readers followed. */
export function Pressed({ relatedClicks, links, blogId }: PressedProps) {
  const clicks = links.reduce((sum, link) => sum + link.clicks, 0);
  return (
    <Card title="What They Pressed">
      <p>
        Readers opened a related recipe {often(relatedClicks)}, and an affiliate link{' '}
        {often(clicks)}.
      </p>
      {links.length === 0 ? (
        <p>
          You have no affiliate link yet.{' '}
          <Link to={ofBlog(paths.links(), blogId)}>Add the first one</Link>
        </p>
      ) : (
        <table className={table.table} aria-label="Affiliate links">
          <thead>
            <tr>
              <th scope="col">Affiliate link</th>
              <th scope="col">Shown</th>
              <th scope="col">Pressed</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {links.map((link) => (
              <tr key={link.id}>
                <th scope="row">{link.label}</th>
                <td>{figure(link.shown)}</td>
                <td>{figure(link.clicks)}</td>
                <td>{share(link.clicks, link.shown) ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
