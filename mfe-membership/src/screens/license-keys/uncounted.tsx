import type { Result } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import type { LicenseDomain } from '@cpal/shared/contract/licenses/license';
import { use } from 'react';
import styles from './domain-row.module.css';

interface UncountedProps {
  /** The blogs that the key may be at work on; null if there are none. */
  blogs: Promise<Result<Blog[]>> | null;
  /** The domains that take one of its places. */
  domains: readonly LicenseDomain[];
}

/** Live blogs that take none of a key's places, such as one on the member's own computer. */
export function Uncounted({ blogs, domains }: UncountedProps) {
  const loaded = blogs === null ? null : use(blogs);
  const all = loaded !== null && 'value' in loaded ? loaded.value : [];
  const live = all.filter(({ seen_live_at }) => seen_live_at !== null);
  const uncounted = new Set(
    live
      .map(({ domain }) => domain)
      .filter((domain) => !domains.some((counted) => counted.domain === domain)),
  );
  if (uncounted.size === 0)
    return domains.length === 0 && <p className={styles.date}>No domain uses this key yet.</p>;
  return (
    <ul aria-label="Live without being counted">
      {[...uncounted].map((domain) => (
        <li key={domain} className={styles.row}>
          <div className={styles.about}>
            <strong>{domain}</strong>
            <span className={styles.date}>Your blog · live · takes none of the places</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
