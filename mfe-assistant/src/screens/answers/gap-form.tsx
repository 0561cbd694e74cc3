import { send } from '@cpal/shared/api';
import type { BlogGap } from '@cpal/shared/contract/blogs/blog-gaps';
import { addHouseAnswer } from '@cpal/shared/contract/blogs/house-answers';
import { CallProblem, keepFocusNearby, messagesOf, TextArea, useForm } from '@cpal/shared/controls';
import { Button, VisuallyHidden } from '@cpal/shared/ui';
import type { NamedPost } from './answers-loader';
import styles from './open-questions.module.css';

interface GapFormProps {
  gap: BlogGap;
  /** How many posts were looked at. */
  posts: number;
  blogId: string;
  onSaved: () => void;
  onWrite: (question: string, post: NamedPost) => void;
}

/** One open question with the field for its answer, which holds for all posts unless one alone lacks it. */
export function GapForm({ gap, posts, blogId, onSaved, onWrite }: GapFormProps) {
  const { question, language } = gap;
  const [first] = gap.examples;
  const only = gap.posts === 1 ? first : undefined;
  const params = { id: blogId };
  const toBody = ({ answer }: Readonly<{ answer: string }>) => ({
    question,
    answer,
    post_id: only?.id ?? null,
  });
  const form = useForm({
    initial: { answer: '' },
    check: (values) => messagesOf(addHouseAnswer.body, toBody(values)),
    send: (values) => send(addHouseAnswer, { params, body: toBody(values) }),
    onDone: onSaved,
  });
  return (
    <li ref={keepFocusNearby} className={styles.gap}>
      <form className={styles.form} aria-label={question} {...form.formProps}>
        {/* Readers of these posts ask, and are answered, in their language. */}
        <div lang={language}>
          <TextArea label={question} rows={2} maxLength={1000} {...form.field('answer')} />
        </div>
        <p className={styles.facts}>{lackOf(gap, posts)}</p>
        <div className={styles.actions}>
          <Button type="submit" tone="secondary" busy={form.isBusy && 'Saving...'}>
            <span>{only === undefined ? 'Save for all posts' : 'Save for this post'}</span>
            <VisuallyHidden>{` (${question})`}</VisuallyHidden>
          </Button>
          {only === undefined && first !== undefined && (
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
    </li>
  );
}

function lackOf({ posts: lacking, examples: [first] }: BlogGap, posts: number): string {
  if (lacking === 1) return `${first?.title ?? 'One post'} doesn’t say.`;
  return lacking === posts
    ? `None of your ${posts} newest posts says.`
    : `${lacking} of your ${posts} newest posts don’t say.`;
}
