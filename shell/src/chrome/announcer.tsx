import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@cpal/shared/router';
import styles from './announcer.module.css';

/**
 * After a change of route: the title changes, the new heading has the focus, the title is read. The
 * first page says its title by itself.
 */
export function Announcer({ title }: { title: string }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [hasMoved, setMoved] = useState(false);

  // Title and focus belong to the document, not to this component.
  useEffect(() => {
    document.title = title;
    if (shown.current === pathname) return;
    shown.current = pathname;
    setMoved(true);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, title]);

  return (
    <p className={styles.announcer} aria-live="polite">
      {hasMoved && title}
    </p>
  );
}
