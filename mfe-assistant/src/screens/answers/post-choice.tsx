import { send, useCall } from '@cpal/shared/api';
import { listPosts } from '@cpal/shared/contract/blogs/blog';
import { CallProblem, SelectField, TextField } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import { type ComponentProps, useState } from 'react';
import type { NamedPost } from './answers-loader';

/** Which posts there are to choose from. */
export interface PostsToChoose {
  blogId: string;
  /** The newest posts, and the one that is chosen. */
  posts: readonly NamedPost[];
  /** Whether the blog has more than these. */
  hasMore: boolean;
}

interface PostChoiceProps extends PostsToChoose {
  /** Whether one post must be chosen, since no answer can hold for all. */
  isForOne?: boolean;
  field: Pick<ComponentProps<typeof SelectField>, 'error' | 'onChange'> & { value: string };
}

/** Chooses the post that an answer is for; where a blog has many, they are found by their titles. */
export function PostChoice({ blogId, posts, hasMore, isForOne = false, field }: PostChoiceProps) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly NamedPost[] | null>(null);
  const { isBusy, problem, run } = useCall();
  const find = () =>
    run(async () => {
      const q = words.trim();
      const params = { id: blogId };
      setFound(q === '' ? null : (await send(listPosts, { params, query: { q } })).posts);
    });
  const offered = found ?? posts;
  const isOffered = offered.some(({ id }) => id === field.value);
  // What is chosen stays a choice, whatever is looked for next.
  const [kept, setKept] = useState<readonly NamedPost[]>([]);
  const chosen = isOffered ? [] : [...posts, ...kept].filter(({ id }) => id === field.value);
  return (
    <>
      {hasMore && (
        <>
          <TextField
            type="search"
            label="Find one of your posts"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // It would save the answer.
              event.preventDefault();
              void find();
            }}
            autoComplete="off"
          />
          <Button tone="secondary" busy={isBusy && 'Searching...'} onClick={() => void find()}>
            Find posts
          </Button>
          <p role="status">{found !== null && foundIn(found.length)}</p>
          <CallProblem problem={problem} failure="Couldn’t search your posts. Please try again." />
        </>
      )}
      <SelectField
        label="Where it applies"
        {...field}
        onChange={(event) => {
          setKept(offered.filter(({ id }) => id === event.target.value));
          field.onChange?.(event);
        }}
      >
        {!isForOne && <option value="">On all posts</option>}
        {[...chosen, ...offered].map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </>
  );
}

const foundIn = (count: number) =>
  count === 0
    ? 'No post has these words in its title or address.'
    : `${count} ${count === 1 ? 'post' : 'posts'} found. Choose below.`;
