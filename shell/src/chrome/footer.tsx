import { Link } from '@cpal/shared/router';
import styles from './footer.module.css';
import { footerLinks } from './navigation';

/** The end of every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <p>CPal, the AI recipe assistant for food blogs.</p>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {footerLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
