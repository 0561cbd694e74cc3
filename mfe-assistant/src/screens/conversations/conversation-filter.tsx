import { maxSearchLength } from '@cpal/shared/contract/insights/insights';
import { TextField } from '@cpal/shared/controls';
import { Chips } from '../../lib/links/chips';
import { useNavigate } from '@cpal/shared/router';
import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import styles from './conversation-filter.module.css';
import type { ConversationsData } from './conversations-loader';
import { PostField } from './post-field';
import { toConversations, type Wanted } from './wanted';

type ConversationFilterProps = { blogId: string; wanted: Wanted } & Pick<
  ConversationsData,
  'loaded'
>;

const filters = [
  { label: 'All', only: null },
  { label: 'Not answered', only: 'unanswered' },
  { label: 'Not helped', only: 'unhelpful' },
] as const;

/** Finds conversations by words, by post and by what came of them; the address keeps all three. */
export function ConversationFilter({ blogId, wanted, loaded }: ConversationFilterProps) {
  const navigate = useNavigate();
  const asked = { words: wanted.q ?? '', postId: wanted.postId ?? '' };
  const [typed, setTyped] = useState(asked);
  // Back, Forward and links change what is asked for; what was typed then gives way.
  const [known, setKnown] = useState(asked);
  if (known.words !== asked.words || known.postId !== asked.postId) {
    setKnown(asked);
    setTyped(asked);
  }
  const first = { ...wanted, after: null };
  const find = () => {
    const q = typed.words.trim();
    void navigate(
      toConversations(blogId, { ...first, q: q || null, postId: typed.postId || null }),
    );
  };
  return (
    <div className={styles.filter}>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <TextField
          type="search"
          label="Search questions"
          maxLength={maxSearchLength}
          value={typed.words}
          onChange={({ target }) => setTyped({ ...typed, words: target.value })}
          autoComplete="off"
        />
        <PostField
          key={toConversations(blogId, wanted)}
          loaded={loaded}
          value={typed.postId}
          onChange={(postId) => setTyped({ ...typed, postId })}
        />
        <Button type="submit" tone="secondary">
          Search
        </Button>
      </form>
      <Chips
        label="Show"
        chips={filters.map(({ label, only }) => ({
          label,
          to: toConversations(blogId, { ...first, only }),
          isCurrent: only === wanted.only,
        }))}
      />
    </div>
  );
}
