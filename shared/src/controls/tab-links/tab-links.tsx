import { Link } from '../../link';
import styles from './tab-links.module.css';

interface TabLinksProps {
  /** Names the group to assistive technology. */
  label: string;
  links: readonly { label: string; to: string; isCurrent: boolean }[];
}

/** Screens that belong together, as tabs that navigate; the one that is shown is underlined. */
export function TabLinks({ label, links }: TabLinksProps) {
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
