import type { Site } from '@cpal/shared/contract/blogs/add-blog';
import { Actions } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import { visibleOnWhite } from '@cpal/shared/color';
import { AccentChoice } from '../../lib/accent-choice';
import { languageName } from '../../lib/language-name';
import styles from './found-site.module.css';

interface FoundSiteProps {
  site: Site;
  isBusy: boolean;
  /** @param accent that was chosen; undefined where the site has none. */
  onAdd: (accent: string | undefined) => void;
  onChange: () => void;
}

/** What was found at an address, to be looked at before it is added. */
export function FoundSite({ site, isBusy, onAdd, onChange }: FoundSiteProps) {
  const { icon, name, place, posts, language, accents } = site;
  const [first] = accents;
  const [accent, setAccent] = useState(first && visibleOnWhite(first));
  const shown = name ?? place;
  return (
    <section className={styles.found} aria-labelledby="found-title">
      <h3 id="found-title" ref={focusOnce} tabIndex={-1}>
        Is this it?
      </h3>
      <div className={styles.site}>
        {icon === null ? (
          <span className={styles.initial} aria-hidden="true">
            {initialOf(shown)}
          </span>
        ) : (
          <img className={styles.icon} src={icon} alt="" width="56" height="56" />
        )}
        <div className={styles.facts}>
          <strong className={styles.name}>{shown}</strong>
          <span>{place}</span>
          <span>{foundPosts(posts)}</span>
          {language !== null && <span>{`Written in ${languageName(language)}`}</span>}
        </div>
      </div>
      {accent !== undefined && (
        <AccentChoice
          label="Color of your assistant, found on your blog"
          accents={accents}
          value={accent}
          onChange={({ target }) => setAccent(target.value)}
        />
      )}
      <Actions>
        <Button busy={isBusy && 'Adding...'} onClick={() => onAdd(accent)}>
          Yes, add it
        </Button>
        <Button tone="secondary" onClick={onChange}>
          No, change the address
        </Button>
      </Actions>
    </section>
  );
}

/** What a member was sent to look at is read out, and goes on from there by keyboard. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus();

const initialOf = (name: string) => (/\S/u.exec(name)?.[0] ?? '').toUpperCase();

function foundPosts(posts: Site['posts']) {
  if (posts === null) return 'We look for your posts as soon as it is added';
  const { count, has_more: hasMore } = posts;
  if (hasMore) return `More than ${count} posts found`;
  return count === 1 ? '1 post found' : `${count} posts found`;
}
