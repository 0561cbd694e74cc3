import { type AskedQuestion, fewestVisitors, type Insights } from '@cpal/shared/contract/insights';
import { Card } from '@cpal/shared/controls';
import { useId } from 'react';
import { InPlaceLink } from '../../lib/in-place-link';
import { WithPicture } from '../../lib/post-picture';
import { ofBlog, paths } from '../../paths';
import styles from './most-asked.module.css';
import { QuestionList } from './question-list';
import { queryOf, type View } from './view';

interface MostAskedProps extends Pick<Insights, 'top' | 'totals'> {
  blogId: string;
  view: View;
}

/** The most asked questions, post by post; the post with the most asked one comes first. */
export function MostAsked({ top, totals, blogId, view }: MostAskedProps) {
  if (top.length === 0) {
    return (
      <Card title="Most asked">
        <p>{whyNone(totals.visitors)}</p>
      </Card>
    );
  }
  const most = Math.max(...top.map(({ visitors }) => visitors));
  return (
    <Card title="Most asked">
      {byPost(top).map((questions) => (
        <OfPost key={questions[0]?.id} {...{ questions, most, blogId, view }} />
      ))}
    </Card>
  );
}

const whyNone = (visitors: number) =>
  visitors < fewestVisitors
    ? `Fewer than ${fewestVisitors} readers asked a question so far. A question appears here once ${fewestVisitors} readers have asked it, so that no reader can be identified.`
    : `No question has been asked by ${fewestVisitors} readers yet. A question appears here once it has, so that no reader can be identified.`;

interface OfPostProps {
  questions: AskedQuestion[];
  most: number;
  blogId: string;
  view: View;
}

function OfPost({ questions, most, blogId, view }: OfPostProps) {
  const titleId = useId();
  const post = questions[0]?.post ?? null;
  const isOnlyPost = view.postId !== null;
  return (
    <section aria-labelledby={titleId} className={styles.post}>
      <h3 id={titleId}>
        {post === null ? (
          'Not about one post'
        ) : (
          <WithPicture picture={post.picture}>
            {isOnlyPost ? (
              post.title
            ) : (
              <InPlaceLink
                to={ofBlog(paths.insights(), blogId, queryOf({ ...view, postId: post.id }))}
              >
                {post.title}
              </InPlaceLink>
            )}
          </WithPicture>
        )}
      </h3>
      <QuestionList questions={questions} most={most} blogId={blogId} />
    </section>
  );
}

function byPost(asked: AskedQuestion[]): AskedQuestion[][] {
  const groups = new Map<string | null, AskedQuestion[]>();
  for (const one of asked) {
    const postId = one.post?.id ?? null;
    groups.set(postId, [...(groups.get(postId) ?? []), one]);
  }
  return [...groups.values()];
}
