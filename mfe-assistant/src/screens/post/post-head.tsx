import { send, useCall } from '@cpal/shared/api';
import { type Blog, changePost, type Post } from '@cpal/shared/contract/blogs/blog';
import { Actions, CallProblem, Card, Day, PostPicture, StatusMessage } from '@cpal/shared/controls';
import { useRevalidator } from '@cpal/shared/router';
import { Button, ButtonLink, ExternalButtonLink } from '@cpal/shared/ui';
import { useState } from 'react';
import { PostState } from '../../lib/post-state';
import { ProblemList } from '../../lib/problem-list';
import { readAgain } from '../../lib/read-again';
import { Switch } from '../../lib/switch';
import { ofBlog, paths } from '../../paths';
import styles from './post-head.module.css';

interface PostHeadProps {
  blog: Blog;
  post: Post;
}

/** How the post was read, whether the assistant answers under it, and what stands in the way. */
export function PostHead({ blog, post }: PostHeadProps) {
  const { revalidate } = useRevalidator();
  const [told, tell] = useState('');
  const { isBusy, problem, run } = useCall();

  const act = async (call: () => Promise<unknown>, done: string) => {
    tell('');
    if (!(await run(call))) return;
    tell(done);
    void revalidate();
  };

  return (
    <Card title="On your blog" action={<PostState post={post} />}>
      <div className={styles.about}>
        <PostPicture picture={post.picture} isLarge />
        <p className={styles.read}>
          {post.read_at === null ? (
            <span>Not read yet.</span>
          ) : (
            <span>
              Read <Day seconds={post.read_at} withTime />
            </span>
          )}
          <span className={styles.address}>{addressOf(post)}</span>
        </p>
      </div>
      {post.problems.length > 0 && <ProblemList problems={post.problems} />}
      <Switch
        label="Answer readers under this post"
        isOn={post.is_enabled}
        isBusy={isBusy}
        onChange={(is_enabled) =>
          void act(
            () => send(changePost, { params: { id: post.id }, body: { is_enabled } }),
            is_enabled ? 'Readers can ask here.' : 'No reader can ask here.',
          )
        }
      />
      <Actions>
        <Button
          tone="secondary"
          onClick={() =>
            void act(() => readAgain(blog.id, post), 'We’ll read it again in a minute.')
          }
        >
          Read again
        </Button>
        <ButtonLink tone="secondary" to={ofBlog(paths.answers(), blog.id, { post: post.id })}>
          Write a house answer
        </ButtonLink>
        <ExternalButtonLink tone="quiet" href={post.url}>
          Open the post
        </ExternalButtonLink>
      </Actions>
      <StatusMessage>{told}</StatusMessage>
      <CallProblem problem={problem} failure="That didn’t work. Please try again." />
    </Card>
  );
}

/** Where the post is, without what every address has. */
const addressOf = ({ url }: Post) => url.replace(/^https?:\/\/(?:www\.)?/, '');
