import type { ProInsights } from '@cpal/shared/contract/insights/insights';
import { InPlaceLink } from '../../../lib/in-place-link';
import { ofBlog, paths } from '../../../paths';
import { queryOf, type View } from '../view';
import { dayName } from './day-name';
import styles from './days-plot.module.css';

interface NewPostsProps {
  posts: ProInsights['new_posts'];
  span: View['days'];
  blogId: string;
}

/** The posts whose days are marked in the plot, by name. */
export function NewPosts({ posts, span, blogId }: NewPostsProps) {
  if (posts.length === 0) return null;
  return (
    <ul className={styles.posts} aria-label="New posts">
      {posts.map(({ day, post }) => (
        <li key={post.id}>
          <span>{`${dayName(day)}: `}</span>
          <InPlaceLink
            to={ofBlog(paths.insights(), blogId, queryOf({ days: span, postId: post.id }))}
          >
            {post.title}
          </InPlaceLink>
        </li>
      ))}
    </ul>
  );
}
