import { Link } from '@cpal/shared/router';
import styles from './footer.module.css';
import { useFooterLinks } from './navigation';

/** The end of every page. */
export function Footer() {
  const links = useFooterLinks();
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <p>CPal, the AI recipe assistant for food blogs.</p>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {links.map(({ label, to, dependsOnLogin }) => (
              <li
                key={dependsOnLogin ? 'login' : to}
                className={dependsOnLogin ? styles.login : undefined}
              >
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
