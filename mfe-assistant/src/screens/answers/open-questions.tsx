import type { listBlogGaps } from '@cpal/shared/contract/blog-gaps';
import type { AnswerOf } from '@cpal/shared/contract/call';
import { Card } from '@cpal/shared/controls';
import { use } from 'react';
import type { NamedPost } from './answers-loader';
import { GapForm } from './gap-form';
import styles from './open-questions.module.css';

interface OpenQuestionsProps {
  /** Null where they could not be loaded: the screen serves without them. */
  loaded: Promise<AnswerOf<typeof listBlogGaps> | null>;
  blogId: string;
  onSaved: () => void;
  /** Opens the form of an answer for one post. */
  onWrite: (question: string, post: NamedPost) => void;
}

/** What readers will ask and the posts leave open, each with a field for the answer. */
export function OpenQuestions({ loaded, ...shared }: OpenQuestionsProps) {
  const known = use(loaded);
  if (known === null || known.gaps.length === 0) return null;
  const { gaps, posts } = known;
  return (
    <Card title="What your posts leave open">
      <p>
        Readers of food blogs often ask these questions, and not all of your posts answer them.
        Answer here once, and your readers see it from then on. An answer for all posts comes before
        what a post says itself.
      </p>
      <ul className={styles.gaps} aria-label="Open questions">
        {gaps.map((gap) => (
          <GapForm key={gap.question} {...{ gap, posts, ...shared }} />
        ))}
      </ul>
    </Card>
  );
}
