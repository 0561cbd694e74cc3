import type { Insights } from '@cpal/shared/contract/insights/insights';
import { WithPicture } from '@cpal/shared/controls';
import { InPlaceLink } from '../../lib/in-place-link';
import { ofBlog, paths } from '../../paths';
import styles from './about-post.module.css';
import { queryOf, type View } from './view';

interface AboutPostProps {
  blogId: string;
  view: View;
  /** Null where they could not be loaded. */
  insights: Insights | null;
}

/** Where one post is looked at: which one, and the way back to all. */
export function AboutPost({ blogId, view, insights }: AboutPostProps) {
  if (view.postId === null) return null;
  const post = insights === null ? undefined : postIn(insights, view.postId);
  return (
    <p className={styles.about}>
      <WithPicture picture={post?.picture}>
        Only about <strong>{post?.title ?? 'one post'}</strong>
      </WithPicture>
      <InPlaceLink to={ofBlog(paths.insights(), blogId, queryOf({ ...view, postId: null }))}>
        Show all posts
      </InPlaceLink>
    </p>
  );
}

/** The answer names its post only beside what was asked about it. */
function postIn({ top, sentences, pro }: Insights, id: string) {
  const named = [...(pro?.posts ?? []), ...top, ...sentences];
  return named.find(({ post }) => post?.id === id)?.post ?? undefined;
}
