import type { Conversation } from '@cpal/shared/contract/insights/insights';
import { Actions, Badge, Card, Day } from '@cpal/shared/controls';
import { ButtonLink, Skeleton } from '@cpal/shared/ui';
import { Suspense, use } from 'react';
import { counted } from '../../lib/figures';
import { ofBlog, paths } from '../../paths';
import styles from './few-questions.module.css';
import { minCharted, postQuery, type View } from './view';

interface FewQuestionsProps {
  questions: number;
  /** The newest conversations; none where they could not be loaded. */
  newest: Promise<readonly Conversation[]>;
  blogId: string;
  view: View;
}

/** Questions of readers that are shown word for word. */
const max = 5;

/** Where there are too few questions for charts: the questions themselves, and the way to all of them. */
export function FewQuestions({ questions, newest, blogId, view }: FewQuestionsProps) {
  return (
    <Card title="Read them word for word">
      <p>
        {`You have ${counted(questions, 'question')} in this period. Charts begin at ${minCharted}, since fewer would show chance more than habits. Until then, the conversations tell you most.`}
      </p>
      <Suspense fallback={<Skeleton rows={3} rowHeight={4} label="Loading the latest questions" />}>
        <Latest newest={newest} />
      </Suspense>
      <Actions>
        <ButtonLink to={ofBlog(paths.conversations(), blogId, postQuery(view))}>
          Read the conversations
        </ButtonLink>
      </Actions>
    </Card>
  );
}

function Latest({ newest }: Pick<FewQuestionsProps, 'newest'>) {
  const asked = use(newest).flatMap(({ post, messages }) =>
    messages.map((message) => ({ ...message, post })),
  );
  if (asked.length === 0) return null;
  return (
    <ul aria-label="Latest questions">
      {asked.slice(0, max).map((one) => (
        <li key={one.id} className={styles.question}>
          <p className={styles.words} lang={one.language}>
            <bdi>{`“${one.question}”`}</bdi>
          </p>
          <p className={styles.facts}>
            {one.is_unanswered && one.tier === 'refusal' && <Badge tone="warn">No answer</Badge>}
            <span>{one.post?.title ?? 'Not about one post'}</span>
            <Day seconds={one.asked_at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
