import { Card, WithPicture } from '@cpal/shared/controls';
import { useState } from 'react';
import { figure, share } from '../../../lib/figures';
import { InPlaceLink } from '../../../lib/in-place-link';
import { ofBlog, paths } from '../../../paths';
import { queryOf, type View } from '../view';
import { columns, type Order, type PostCounts, sorted } from './post-order';
import styles from './posts-table.module.css';
import table from './table.module.css';

interface PostsTableProps {
  posts: PostCounts[];
  blogId: string;
  view: View;
}

/** All posts that were asked about; a press on a column's name ranks them by it. */
export function PostsTable({ posts, blogId, view }: PostsTableProps) {
  const [order, setOrder] = useState<Order>({ by: 'questions', isRising: false });
  return (
    <Card title="Your posts">
      <p>Select a column name to sort by it, or a post to see only that post.</p>
      <div className={table.scroller}>
        <table className={`${table.table} ${styles.posts}`} aria-label="Your posts, ranked">
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHead key={column.by} {...column} order={order} onSort={setOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted(posts, order).map((one) => (
              <tr key={one.post.id}>
                <th scope="row">
                  <PostLink post={one.post} blogId={blogId} view={view} />
                </th>
                <td>{figure(one.questions)}</td>
                <td>{figure(one.visitors)}</td>
                <td>{figure(one.unanswered + one.general)}</td>
                <td>{share(one.helpful, one.helpful + one.unhelpful) ?? '–'}</td>
                <td>{figure(one.related_clicks)}</td>
                <td>{figure(one.link_clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function PostLink({
  post,
  blogId,
  view,
}: Omit<PostsTableProps, 'posts'> & Pick<PostCounts, 'post'>) {
  return (
    <WithPicture picture={post.picture}>
      <InPlaceLink to={ofBlog(paths.insights(), blogId, queryOf({ ...view, postId: post.id }))}>
        {post.title}
      </InPlaceLink>
    </WithPicture>
  );
}

interface ColumnHeadProps {
  by: Order['by'];
  label: string;
  order: Order;
  onSort: (order: Order) => void;
}

function ColumnHead({ by, label, order, onSort }: ColumnHeadProps) {
  const isSorted = order.by === by;
  const direction = order.isRising ? 'ascending' : 'descending';
  // The first press brings what there is most of, or the letter A, to the top.
  const isRising = isSorted ? !order.isRising : by === 'title';
  return (
    <th scope="col" {...(isSorted && { 'aria-sort': direction })}>
      <button type="button" className={styles.sort} onClick={() => onSort({ by, isRising })}>
        <span>{label}</span>
        <span aria-hidden="true" className={styles.arrow}>
          {isSorted && (order.isRising ? '↑' : '↓')}
        </span>
      </button>
    </th>
  );
}
