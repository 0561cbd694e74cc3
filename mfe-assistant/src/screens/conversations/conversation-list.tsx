import type { Conversation } from '@cpal/shared/contract/insights/insights';
import { Empty } from '@cpal/shared/controls';
import { InPlaceLink } from '../../lib/in-place-link';
import { ConversationCard } from './conversation-card';
import styles from './conversation-list.module.css';
import { toConversations, type Wanted } from './wanted';

interface ConversationListProps {
  conversations: Conversation[];
  /** Where the page after this one begins; null on the last one. */
  next: string | null;
  blogId: string;
  wanted: Wanted;
}

/** One page of the conversations that are wanted, newest first. */
export function ConversationList(props: ConversationListProps) {
  const { conversations, next, blogId, wanted } = props;
  const { q, only, postId, after } = wanted;
  const address = (changed: Partial<Wanted>) =>
    toConversations(blogId, { ...wanted, after: null, ...changed });
  const isNarrowed = q !== null || only !== null || postId !== null || after !== null;
  return (
    <>
      {conversations.length === 0 ? (
        <Empty>
          <p>{isNarrowed ? noneOfThese : noneAtAll}</p>
          {isNarrowed && (
            <InPlaceLink
              to={toConversations(blogId, { q: null, only: null, postId: null, after: null })}
            >
              Show all conversations
            </InPlaceLink>
          )}
        </Empty>
      ) : (
        <div className={styles.list}>
          {conversations.map((one) => (
            <ConversationCard
              key={one.id}
              conversation={one}
              blogId={blogId}
              postAddress={
                one.post === null || postId !== null ? null : address({ postId: one.post.id })
              }
            />
          ))}
        </div>
      )}
      {(next !== null || after !== null) && (
        <nav aria-label="Pages" className={styles.pages}>
          {after !== null && <InPlaceLink to={address({})}>Newest conversations</InPlaceLink>}
          {next !== null && (
            <InPlaceLink to={address({ after: next })}>Older conversations</InPlaceLink>
          )}
        </nav>
      )}
    </>
  );
}

const noneAtAll =
  'No questions in the last 30 days. The next conversation appears here automatically.';
const noneOfThese = 'There are no such conversations in the last 30 days.';
