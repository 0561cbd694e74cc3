import { send } from '@cpal/shared/api';
import { addPost, type Blog } from '@cpal/shared/contract/blogs/blog';
import {
  CallProblem,
  Card,
  messagesOf,
  StatusMessage,
  TextField,
  useForm,
} from '@cpal/shared/controls';
import { useRevalidator } from '@cpal/shared/router';
import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import { placeName } from '../../lib/blogs';
import styles from './one-line-form.module.css';

/** Has one address of the blog read that no list of its names. */
export function AddPost({ blog }: { blog: Blog }) {
  const { revalidate } = useRevalidator();
  const [told, tell] = useState('');
  const { formProps, field, isBusy, problem } = useForm({
    initial: { url: '' },
    check: (values) => messagesOf(addPost.body, values),
    send: ({ url }) => {
      tell('');
      return send(addPost, { params: { id: blog.id }, body: { url: url.trim() } });
    },
    refusals: { invalid_url: 'url', validation_failed: 'url' },
    onDone: ({ clear }) => {
      clear();
      tell('We’ll read it within a minute.');
      void revalidate();
    },
  });
  return (
    <Card title="Add a post">
      <p>We find new posts automatically. If one is missing, add its address.</p>
      <form className={styles.form} {...formProps}>
        <TextField
          label="Address of the post"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={`${placeName(blog)}/lemon-pancakes/`}
          required
          {...field('url')}
        />
        <Button type="submit" tone="secondary" busy={isBusy && 'Adding...'}>
          Add post
        </Button>
      </form>
      <StatusMessage>{told}</StatusMessage>
      <CallProblem problem={problem} failure="Failed to add the post. Please try again." />
    </Card>
  );
}
