import { LoadProblem } from '@cpal/shared/controls';
import { Link, useLoaderData } from '@cpal/shared/router';
import { Skeleton } from '@cpal/shared/ui';
import { Suspense, use } from 'react';
import { BlogScreen } from '../../lib/blog-screen';
import { ofBlog, paths } from '../../paths';
import { ConversationFilter } from './conversation-filter';
import { ConversationList } from './conversation-list';
import type { ConversationsData } from './conversations-loader';
import styles from './conversations-screen.module.css';
import { toConversations } from './wanted';
import { withoutSignOff } from './without-sign-off';

export { conversationsLoader as loader } from './conversations-loader';

/** What readers asked word for word, what they were answered, and why. */
export function Component() {
  const { loaded, wanted, ...known } = useLoaderData<ConversationsData>();
  return (
    <BlogScreen
      title="Conversations"
      lead="What readers asked in the last 30 days, and why the assistant gave each answer."
      loading={loading}
      {...known}
    >
      {({ id, voice }) => (
        <>
          <p className={styles.about}>
            <span>
              Emails, phone numbers and account names are removed before anything is stored. The
              text is deleted after 30 days.
            </span>
            <Link
              to={ofBlog(
                paths.insights(),
                id,
                wanted.postId === null ? {} : { post: wanted.postId },
              )}
            >
              Back to the insights
            </Link>
          </p>
          <ConversationFilter blogId={id} {...{ loaded, wanted }} />
          <Suspense key={toConversations(id, wanted)} fallback={loading}>
            <Loaded blogId={id} signOff={voice.sign_off} {...{ loaded, wanted }} />
          </Suspense>
        </>
      )}
    </BlogScreen>
  );
}

const loading = <Skeleton rows={3} rowHeight={14} label="Loading the conversations" />;

type LoadedProps = { blogId: string; signOff: string } & Pick<
  ConversationsData,
  'loaded' | 'wanted'
>;

function Loaded({ loaded, signOff, ...shown }: LoadedProps) {
  const known = use(loaded);
  if (known === null) return null;
  if ('problem' in known) {
    const message = 'Failed to load the conversations. Please try again later.';
    return <LoadProblem message={message} problem={known.problem} />;
  }
  const { conversations, ...rest } = known.value;
  return (
    <ConversationList
      conversations={conversations.map((one) => withoutSignOff(one, signOff))}
      {...rest}
      {...shown}
    />
  );
}
