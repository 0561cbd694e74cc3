import { useSyncExternalStore } from 'react';
import styles from './header.module.css';
import { Menu } from './menu';
import { memberLinks } from './navigation';
import { NavigationItems } from './navigation-items';
import { Wordmark } from './wordmark';

/** How far the page is scrolled before the bar gets a background, in pixels (spec, section 9). */
const scrollThreshold = 20;

/** The bar at the top of every page. */
export function Header() {
  const isScrolled = useSyncExternalStore(onScroll, isPastThreshold, () => false);
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      <div className={styles.bar}>
        <Wordmark />
        <nav className={styles.wide} aria-label="Main">
          <NavigationItems memberLinks={memberLinks} />
        </nav>
        <Menu />
      </div>
    </header>
  );
}

const isPastThreshold = () => window.scrollY > scrollThreshold;

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
