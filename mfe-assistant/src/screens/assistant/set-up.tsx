import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { Card } from '@cpal/shared/controls';
import { usePolling } from '../../lib/use-polling';
import { placeName } from '../../lib/blogs';
import type { AssistantData } from './assistant-loader';
import { ClaimNotice } from './claim-notice';
import { FirstQuestion } from './first-question';
import { Install } from './install/install';
import { Live } from './live/live';
import { Reading } from './reading';
import { Step } from './step';
import styles from './set-up.module.css';

interface SetUpProps extends Pick<AssistantData, 'card' | 'licenses' | 'posts' | 'wantsCard'> {
  blog: Blog;
}

/** How often the screen looks what came of it, in seconds. */
const whileReading = 2;
const untilSeen = 5;

/** Seconds to the next load; null while nothing is under way. */
function pauseOf({ status, seen_live_at: seen, reading, connection }: Blog): number | null {
  const isConnecting = connection?.state === 'waiting' || connection?.state === 'checking';
  if (reading !== null || isConnecting) return whileReading;
  return status === 'verified' && seen === null ? untilSeen : null;
}

/** The way from a blog's address to its first reader, then what runs; each step says what it waits for. */
export function SetUp({ blog, licenses, posts, card, wantsCard }: SetUpProps) {
  const isVerified = blog.status === 'verified';
  const isLive = isVerified && blog.seen_live_at !== null;
  const isRead = blog.posts.ready > 0 && blog.reading === null;
  usePolling(pauseOf(blog));
  if (isLive)
    return (
      <Live blog={blog} licenses={licenses} posts={posts} card={card} wantsCard={wantsCard}>
        <ClaimNotice blog={blog} />
      </Live>
    );
  return (
    <Card title="Set up the assistant">
      <ClaimNotice blog={blog} />
      <ol className={styles.steps}>
        <Step number={1} title="Add your blog" isDone>
          <p>{placeName(blog)}</p>
        </Step>
        <Step number={2} title="Put the assistant on your blog" isDone={isVerified}>
          <Install blog={blog} licenses={licenses} />
        </Step>
        <Step number={3} title="We read your posts" isDone={isRead}>
          <Reading blog={blog} posts={posts} />
        </Step>
        <Step number={4} title="Ask your first question">
          <FirstQuestion blog={blog} licenses={licenses} posts={posts} />
        </Step>
      </ol>
    </Card>
  );
}
