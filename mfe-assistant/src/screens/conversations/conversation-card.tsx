import type { Conversation } from '@cpal/shared/contract/insights/insights';
import { Day, WithPicture } from '@cpal/shared/controls';
import { useId } from 'react';
import { InPlaceLink } from '../../lib/in-place-link';
import styles from './conversation-card.module.css';
import { Exchange } from './exchange';

interface ConversationCardProps {
  conversation: Conversation;
  blogId: string;
  /** The list of this post's conversations alone; null where the list is that one. */
  postAddress: string | null;
}

/** One reader's questions with their answers, oldest first. */
export function ConversationCard({ conversation, blogId, postAddress }: ConversationCardProps) {
  const { post, started_at, messages } = conversation;
  const titleId = useId();
  const name = post?.title ?? 'Not about one post';
  const title = postAddress === null ? name : <InPlaceLink to={postAddress}>{name}</InPlaceLink>;
  return (
    <article className={styles.conversation} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {post === null ? title : <WithPicture picture={post.picture}>{title}</WithPicture>}
        </h2>
        <span className={styles.time}>
          <Day seconds={started_at} withTime />
        </span>
      </div>
      <ol className={styles.messages}>
        {messages.map((message) => (
          <li key={message.id}>
            <Exchange message={message} blogId={blogId} postId={post?.id ?? null} />
          </li>
        ))}
      </ol>
    </article>
  );
}
