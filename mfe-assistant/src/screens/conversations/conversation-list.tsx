import type { Conversation } from '@cpal/shared/contract/insights';
import { Card } from '@cpal/shared/controls';
import { InPlaceLink } from '../../lib/in-place-link';
import { ofBlog, paths } from '../../paths';
import { ConversationCard } from './conversation-card';
import styles from './conversation-list.module.css';

interface ConversationListProps {
  conversations: Conversation[];
  /** Where the page after this one begins; null on the last one. */
  next: string | null;
  blogId: string;
  postId: string | null;
  after: string | null;
}

/** One page of conversations, newest first. */
export function ConversationList(props: ConversationListProps) {
  const { conversations, next, blogId, postId, after } = props;
  const address = (query: Record<string, string>) => ofBlog(paths.conversations(), blogId, query);
  const post = postId === null ? {} : { post: postId };
  return (
    <>
      {postId !== null && (
        <p className={styles.post}>
          <span>
            Only about <strong>{conversations[0]?.post?.title ?? 'one post'}</strong>
          </span>
          <InPlaceLink to={address({})}>Show all posts</InPlaceLink>
        </p>
      )}
      {conversations.length === 0 ? (
        <Card title="No conversations here">
          <p>{postId === null && after === null ? noneAtAll : noneOfThese}</p>
        </Card>
      ) : (
        conversations.map((one) => (
          <ConversationCard
            key={one.id}
            conversation={one}
            blogId={blogId}
            postAddress={
              one.post === null || postId !== null ? null : address({ post: one.post.id })
            }
          />
        ))
      )}
      {(next !== null || after !== null) && (
        <nav aria-label="Pages" className={styles.pages}>
          {after !== null && <InPlaceLink to={address(post)}>Newest conversations</InPlaceLink>}
          {next !== null && (
            <InPlaceLink to={address({ ...post, after: next })}>Older conversations</InPlaceLink>
          )}
        </nav>
      )}
    </>
  );
}

const noneAtAll =
  'No questions in the last 30 days. The next conversation appears here automatically.';
const noneOfThese = 'There are no conversations from the last 30 days on this page.';
