import { Card, SelectField, WithPicture } from '@cpal/shared/controls';
import { useState } from 'react';
import { counted, figure } from '../../../lib/figures';
import { InPlaceLink } from '../../../lib/in-place-link';
import { ofBlog, paths } from '../../../paths';
import { helpfulness, helpfulShare } from '../helpfulness';
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
      <p className={styles.wide}>
        Select a column name to sort by it, or a post to see only that post.
      </p>
      <div className={styles.narrow}>
        <SelectField
          label="Sort by"
          value={order.by}
          onChange={({ target }) => {
            const column = columns.find(({ by }) => by === target.value);
            if (column) setOrder({ by: column.by, isRising: beginsRising(column.by) });
          }}
        >
          {columns.map(({ by, label }) => (
            <option key={by} value={by}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
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
                  <p className={`${styles.narrow} ${styles.summary}`}>{inShort(one)}</p>
                </th>
                <td>{figure(one.questions)}</td>
                <td>{figure(one.visitors)}</td>
                <td>{figure(one.unanswered + one.general)}</td>
                <td>{helpfulShare(one) ?? '–'}</td>
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

/** What the columns say that matters most, for screens that are too narrow for them. */
const inShort = (post: PostCounts) => {
  const missing = post.unanswered + post.general;
  return [
    counted(post.questions, 'question'),
    missing > 0 && `${figure(missing)} not in the post`,
    helpfulness(post),
  ]
    .filter(Boolean)
    .join(' · ');
};

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

/** What there is most of, or the letter A, comes to the top at first. */
const beginsRising = (by: Order['by']) => by === 'title';

interface ColumnHeadProps {
  by: Order['by'];
  label: string;
  order: Order;
  onSort: (order: Order) => void;
}

function ColumnHead({ by, label, order, onSort }: ColumnHeadProps) {
  const isSorted = order.by === by;
  const direction = order.isRising ? 'ascending' : 'descending';
  const isRising = isSorted ? !order.isRising : beginsRising(by);
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
