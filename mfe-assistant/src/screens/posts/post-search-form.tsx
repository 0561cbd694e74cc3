import { TextField } from '@cpal/shared/controls';
import { useNavigate } from '@cpal/shared/router';
import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import { PillLinks } from '../../lib/links/pill-links';
import oneLine from './one-line-form.module.css';
import styles from './post-search-form.module.css';
import { type PostSearch, toPosts } from './posts-loader';

interface PostSearchFormProps {
  blogId: string;
  search: PostSearch;
}

const states = [
  { label: 'All' },
  { label: 'Needs a look', state: 'attention' },
  { label: 'Ready', state: 'ready' },
  { label: 'Waiting', state: 'waiting' },
] as const;

/** Finds posts by their title and by state; the address keeps both. */
export function PostSearchForm({ blogId, search }: PostSearchFormProps) {
  const navigate = useNavigate();
  const [words, setWords] = useState(search.q ?? '');
  const { q: _q, ...byState } = search;
  const { state: current, ...byWords } = search;
  const find = () => {
    const q = words.trim();
    void navigate(toPosts(blogId, { ...byState, ...(q !== '' && { q }) }));
  };
  const links = states.map(({ label, ...state }) => ({
    label,
    to: toPosts(blogId, { ...byWords, ...state }),
    isCurrent: current === ('state' in state ? state.state : undefined),
  }));
  return (
    <div className={styles.search}>
      <form
        role="search"
        className={oneLine.form}
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <TextField
          type="search"
          label="Search by title"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          autoComplete="off"
        />
        <Button type="submit" tone="secondary">
          Search
        </Button>
      </form>
      <PillLinks label="Posts by state" links={links} />
    </div>
  );
}
