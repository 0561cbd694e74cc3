import type { listBlogGaps } from '@cpal/shared/contract/blogs/blog-gaps';
import type { AnswerOf } from '@cpal/shared/contract/call';
import { Card } from '@cpal/shared/controls';
import { use, useState } from 'react';
import type { NamedPost } from './answers-loader';
import { GapForm } from './gap-form';
import type { PostsToChoose } from './post-choice';
import styles from './open-questions.module.css';

interface OpenQuestionsProps {
  /** Null where they could not be loaded: the screen serves without them. */
  loaded: Promise<AnswerOf<typeof listBlogGaps> | null>;
  /** Of the posts that an answer can be for. */
  choice: PostsToChoose;
  onSaved: () => void;
  /** Opens the form of an answer for one post. */
  onWrite: (question: string, post: NamedPost) => void;
}

/** What was answered of what is shown; of what is loaded next, the server knows. */
interface Marked extends Pick<OpenQuestionsProps, 'loaded'> {
  questions: readonly string[];
}

/** What readers will ask and the posts leave open, each with a field for the answer. */
export function OpenQuestions({ loaded, onSaved, ...shared }: OpenQuestionsProps) {
  const known = use(loaded);
  // What was answered goes at once: what is open now is on its way, and could be answered twice till then.
  const [marked, setMarked] = useState<Marked>({ loaded, questions: [] });
  const answered = marked.loaded === loaded ? marked.questions : [];
  const gaps = known?.gaps.filter(({ question }) => !answered.includes(question)) ?? [];
  if (known === null || gaps.length === 0) return null;
  const { posts } = known;
  const markAnswered = (question: string) => {
    setMarked({ loaded, questions: [...answered, question] });
    onSaved();
  };
  return (
    <Card title="What your posts leave open">
      <p>
        Readers of food blogs often ask this, and not all of your posts answer it. An answer for all
        posts comes before what a post says itself.
      </p>
      <ul className={styles.gaps} aria-label="Open questions">
        {gaps.map((gap) => (
          <GapForm
            key={gap.question}
            {...{ gap, posts, ...shared }}
            onSaved={() => markAnswered(gap.question)}
          />
        ))}
      </ul>
    </Card>
  );
}
