import { Link } from '@cpal/shared/router';
import styles from './chips.module.css';

interface ChipsProps {
  /** Names the group to assistive technology. */
  label: string;
  /** Each leads to the same list, filtered; a chosen one may lead back to the list without the filter. */
  chips: readonly { label: string; to: string; isCurrent: boolean }[];
}

/** Filters of a list, as links: the address keeps the choice, so Back works and a link can be shared. */
export function Chips({ label, chips }: ChipsProps) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map(({ label: words, to, isCurrent }) => (
        <li key={words}>
          <Link to={to} className={styles.chip} {...(isCurrent && { 'aria-current': true })}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
