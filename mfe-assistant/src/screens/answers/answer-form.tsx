import { send } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import {
  addHouseAnswer,
  changeHouseAnswer,
  type HouseAnswer,
} from '@cpal/shared/contract/blogs/house-answers';
import { messagesOf, TextArea, TextField, useForm } from '@cpal/shared/controls';
import { EntryForm } from '../../lib/entry-form';
import type { Answers, Begun } from './answers-loader';
import { PostChoice } from './post-choice';

interface AnswerFormProps {
  blog: Blog;
  choice: Pick<Answers, 'hasMore' | 'posts'>;
  /** The answer that is edited; null for a new one. */
  edits: HouseAnswer | null;
  /** What a new one begins with. */
  begun: Begun;
  onClose: () => void;
  onSaved: () => void;
}

interface Values {
  question: string;
  answer: string;
  post_id: string;
}

const toBody = ({ question, answer, post_id }: Readonly<Values>) => ({
  question,
  answer,
  post_id: post_id || null,
});

/** Writes or edits a house answer. */
export function AnswerForm({ blog, choice, edits, begun, onClose, onSaved }: AnswerFormProps) {
  const params = { id: blog.id };
  const form = useForm({
    initial: {
      question: edits?.question ?? begun.question,
      answer: edits?.answer ?? '',
      post_id: (edits === null ? begun.postId : edits.post_id) ?? '',
    },
    check: (values) => messagesOf(addHouseAnswer.body, toBody(values)),
    send: (values) =>
      edits === null
        ? send(addHouseAnswer, { params, body: toBody(values) })
        : send(changeHouseAnswer, {
            params: { ...params, answerId: edits.id },
            body: toBody(values),
          }),
    onDone: onSaved,
  });
  return (
    <EntryForm
      title={edits === null ? 'Write a house answer' : 'Edit this answer'}
      form={form}
      failure="Failed to save the answer. Please try again."
      submit="Save answer"
      onClose={onClose}
    >
      <TextField
        label="What readers ask"
        maxLength={500}
        autoComplete="off"
        placeholder="Can I freeze it?"
        required
        {...form.field('question')}
      />
      <TextArea
        label="Your answer"
        maxLength={1000}
        placeholder="Yes, for up to three months. Thaw it in the fridge overnight."
        required
        {...form.field('answer')}
      />
      <PostChoice {...choice} blogId={blog.id} field={form.field('post_id')} />
    </EntryForm>
  );
}
