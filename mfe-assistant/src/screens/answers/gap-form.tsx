import { send } from '@cpal/shared/api';
import type { BlogGap } from '@cpal/shared/contract/blogs/blog-gaps';
import { addHouseAnswer } from '@cpal/shared/contract/blogs/house-answers';
import { CallProblem, keepFocusNearby, messagesOf, TextArea, useForm } from '@cpal/shared/controls';
import { Button, VisuallyHidden } from '@cpal/shared/ui';
import { useState } from 'react';
import type { NamedPost } from './answers-loader';
import styles from './open-questions.module.css';
import { PostChoice, type PostsToChoose } from './post-choice';

interface GapFormProps {
  gap: BlogGap;
  /** How many posts were looked at. */
  posts: number;
  choice: PostsToChoose;
  onSaved: () => void;
  onWrite: (question: string, post: NamedPost) => void;
}

/** One question in a line that opens the field for its answer: for all posts where one answer can hold for all. */
export function GapForm({ gap, posts, choice, onSaved, onWrite }: GapFormProps) {
  const { question, language, is_per_post, examples } = gap;
  const [first] = examples;
  const isForOne = is_per_post || gap.posts === 1;
  const [isOpen, setIsOpen] = useState(false);
  const params = { id: choice.blogId };
  const toBody = ({ answer, post_id }: Readonly<{ answer: string; post_id: string }>) => ({
    question,
    answer,
    post_id: post_id || null,
  });
  const form = useForm({
    initial: { answer: '', post_id: (isForOne && first?.id) || '' },
    check: (values) => messagesOf(addHouseAnswer.body, toBody(values)),
    send: (values) => send(addHouseAnswer, { params, body: toBody(values) }),
    onDone: onSaved,
  });
  return (
    <li ref={keepFocusNearby} className={styles.gap}>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <span className={styles.question} lang={language}>
            {question}
          </span>
          <span className={styles.facts}>{lackOf(gap, posts)}</span>
        </summary>
        {/* A field in a closed line has a label that nobody is told. What was typed is kept. */}
        {isOpen && (
          <form className={styles.form} aria-label={question} {...form.formProps}>
            {/* Readers of these posts ask, and are answered, in their language. */}
            <TextArea
              label="Your answer"
              lang={language}
              rows={2}
              maxLength={1000}
              {...form.field('answer')}
            />
            {is_per_post && gap.posts > 1 && (
              <PostChoice
                {...choice}
                posts={withExamples(choice.posts, examples)}
                isForOne
                field={form.field('post_id')}
              />
            )}
            <div className={styles.actions}>
              <Button type="submit" tone="secondary" busy={form.isBusy && 'Saving...'}>
                <span>{isForOne ? 'Save for this post' : 'Save for all posts'}</span>
                <VisuallyHidden>{` (${question})`}</VisuallyHidden>
              </Button>
              {!isForOne && first !== undefined && (
                <Button tone="quiet" onClick={() => onWrite(question, first)}>
                  <span>Answer for one post</span>
                  <VisuallyHidden>{` (${question})`}</VisuallyHidden>
                </Button>
              )}
            </div>
            <CallProblem
              problem={form.problem}
              failure="Failed to save the answer. Please try again."
            />
          </form>
        )}
      </details>
    </li>
  );
}

/** The posts that are known to lack it come first. */
const withExamples = (posts: readonly NamedPost[], examples: readonly NamedPost[]) => [
  ...examples,
  ...posts.filter(({ id }) => !examples.some((one) => one.id === id)),
];

function lackOf({ posts: lacking, examples: [first] }: BlogGap, posts: number): string {
  if (lacking === 1) return `${first?.title ?? 'One post'} doesn’t say.`;
  return lacking === posts
    ? `None of your ${posts} newest posts says.`
    : `${lacking} of your ${posts} newest posts don’t say.`;
}
