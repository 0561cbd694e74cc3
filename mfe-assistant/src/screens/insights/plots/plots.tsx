import type { Insights, ProInsights } from '@cpal/shared/contract/insights/insights';
import type { View } from '../view';
import { Helped } from './helped';
import { Languages } from './languages';
import styles from './plots.module.css';
import { PostsTable } from './posts-table';
import { Pressed } from './pressed';
import { WhenAsked } from './when-asked';

export interface PlotsProps {
  insights: Insights & { pro: ProInsights };
  blogId: string;
  view: View;
}

/** What the Pro plan adds beside the unanswered questions: when, who, where to, and which posts. */
export function Plots({ insights, blogId, view }: PlotsProps) {
  const { pro, totals, until } = insights;
  return (
    <>
      <WhenAsked {...pro} until={until} span={view.days} blogId={blogId} />
      <div className={styles.pair}>
        <Helped {...totals} />
        <Languages languages={pro.languages} />
      </div>
      {pro.posts.length > 0 && view.postId === null && (
        <PostsTable posts={pro.posts} blogId={blogId} view={view} />
      )}
      <Pressed pro={pro} blogId={blogId} view={view} />
    </>
  );
}
