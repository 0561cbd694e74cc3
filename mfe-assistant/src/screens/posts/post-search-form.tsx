import { TextField } from '@cpal/shared/controls';
import { useNavigate } from '@cpal/shared/router';
import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import { PillLinks } from '../../lib/pill-links';
import { ofBlog, paths } from '../../paths';
import oneLine from './one-line-form.module.css';
import styles from './post-search-form.module.css';
import type { PostSearch } from './posts-loader';

interface PostSearchFormProps {
  blogId: string;
  search: PostSearch;
}

const states = [
  { label: 'All' },
  { label: 'Ready', state: 'ready' },
  { label: 'Not readable', state: 'problem' },
  { label: 'Waiting', state: 'waiting' },
] as const;

const addressOf = (blogId: string, search: PostSearch) =>
  ofBlog(paths.posts(), blogId, { ...search });

/** Finds posts by words and by state; the address keeps both. */
export function PostSearchForm({ blogId, search }: PostSearchFormProps) {
  const navigate = useNavigate();
  const [words, setWords] = useState(search.q ?? '');
  const find = () => {
    const q = words.trim();
    const { q: _before, ...rest } = search;
    void navigate(addressOf(blogId, { ...rest, ...(q !== '' && { q }) }));
  };
  const links = states.map(({ label, ...rest }) => {
    const { state: _before, ...others } = search;
    const state = 'state' in rest ? rest.state : undefined;
    return {
      label,
      to: addressOf(blogId, { ...others, ...(state !== undefined && { state }) }),
      isCurrent: search.state === state,
    };
  });
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
          label="Search your posts"
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
