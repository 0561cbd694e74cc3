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
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.links}>
        {links.map(({ label: words, to, isCurrent }) => (
          <li key={to} {...(isCurrent && { ref: showCurrent })}>
            <Link to={to} className={styles.link} {...(isCurrent && { 'aria-current': 'page' })}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the tabs are one line that scrolls, it begins with the current one in its middle. */
const showCurrent = (tab: HTMLElement | null) => {
  const line = tab?.parentElement;
  if (!tab || !line) return;
  const [at, around] = [tab.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollLeft += at.left + at.width / 2 - (around.left + around.width / 2);
};
