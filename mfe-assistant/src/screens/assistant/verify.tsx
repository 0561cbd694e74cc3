import { type Problem, send, useCall } from '@cpal/shared/api';
import { type Blog, verifyBlog } from '@cpal/shared/contract/blogs/blog';
import { CallProblem } from '@cpal/shared/controls';
import { useRevalidator } from '@cpal/shared/router';
import { Button, Notice } from '@cpal/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { RepairHint } from '../../lib/problem-list';
import { letReaderIn } from '../../lib/repairs';
import styles from './verify.module.css';

interface VerifyProps {
  blog: Blog;
  /** What to do first. */
  lead?: string;
}

const onceSaved =
  'Once it’s saved, come back here. We check automatically, or when you click this.';

/** Looks for a proof on the blog: when pressed, and when the member comes back from the blog's tab. */
export function Verify({ blog, lead = onceSaved }: VerifyProps) {
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useCall();

  const check = async () => {
    if (await run(() => send(verifyBlog, { params: { id: blog.id } }))) void revalidate();
  };

  const onReturn = useEffectEvent(() => {
    if (!document.hidden && !isBusy) void check();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);

  return (
    <div className={styles.verify}>
      <p>{lead}</p>
      <Button tone="secondary" busy={isBusy && 'Searching...'} onClick={() => void check()}>
        Check my blog
      </Button>
      <NotVerified blog={blog} problem={problem} />
    </div>
  );
}

/** Why a blog is not verified yet, and what helps. */
function NotVerified({ blog, problem }: { blog: Blog; problem: Problem | null }) {
  if (problem?.code === 'reader_turned_away')
    return (
      <Notice tone="warn">
        <p>{problem.message ?? 'Your blog blocked our reader.'}</p>
        <RepairHint repair={letReaderIn} />
      </Notice>
    );
  if (problem?.code !== 'not_verified')
    return <CallProblem problem={problem} failure="Couldn’t check your blog. Try again." />;
  return (
    <Notice tone="warn">
      <p>{problem.message ?? 'We couldn’t find it yet.'}</p>
      {blog.path === '/' && (
        <p>
          {`Is only a part of ${blog.domain} yours? Remove this blog below, then add it with its path, such as ${blog.domain}/blog/.`}
        </p>
      )}
      <p>Some blogs cache pages for a few minutes. Clear your blog’s cache, or wait.</p>
    </Notice>
  );
}
