import type { Conversation } from '@cpal/shared/contract/insights/insights';
import { SelectField } from '@cpal/shared/controls';
import { Suspense, use } from 'react';
import type { ConversationsData } from './conversations-loader';

interface PostFieldProps extends Pick<ConversationsData, 'loaded'> {
  /** The id of the chosen post; empty for all. */
  value: string;
  onChange: (postId: string) => void;
}

/** Chooses a post that was asked about; until these are known, what is chosen stands there. */
export const PostField = ({ loaded, ...field }: PostFieldProps) => (
  <Suspense fallback={<Choice posts={[]} {...field} />}>
    <Known loaded={loaded} {...field} />
  </Suspense>
);

function Known({ loaded, ...field }: PostFieldProps) {
  const known = use(loaded);
  const posts = known !== null && 'value' in known ? known.value.posts : [];
  return <Choice posts={posts} {...field} />;
}

type ChoiceProps = Omit<PostFieldProps, 'loaded'> & {
  posts: readonly NonNullable<Conversation['post']>[];
};

function Choice({ posts, value, onChange }: ChoiceProps) {
  const isOffered = value === '' || posts.some(({ id }) => id === value);
  return (
    <SelectField label="Post" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">All posts</option>
      {!isOffered && <option value={value}>One post</option>}
      {posts.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
