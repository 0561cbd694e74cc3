import { Link } from '@cpal/shared/router';
import styles from './pill-links.module.css';

interface PillLinksProps {
  /** Names the group to assistive technology. */
  label: string;
  links: readonly { label: string; to: string; isCurrent: boolean }[];
}

/** A row of links of which one may be where the member is. */
export function PillLinks({ label, links }: PillLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ label: words, to, isCurrent }) => (
          <li key={to}>
            <Link to={to} className={styles.link} {...(isCurrent && { 'aria-current': 'page' })}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
