import { paths } from '@cpal/shared/paths';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import styles from './announcer.module.css';

const siteTitle = 'CPal: the AI recipe assistant for food blogs';

/** After a change of route: the title changes, the new heading has the focus, the title is read. */
export function Announcer() {
  const { pathname } = useLocation();
  const title = useTitle(pathname);
  const shown = useRef(pathname);

  // Title and focus belong to the document, not to this component.
  useEffect(() => {
    document.title = title;
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, title]);

  return (
    <p className={styles.announcer} aria-live="polite">
      {title}
    </p>
  );
}

function useTitle(pathname: string): string {
  const handle = useMatches().at(-1)?.handle;
  if (pathname === paths.home() || typeof handle !== 'object' || handle === null) return siteTitle;
  return 'title' in handle ? `${String(handle.title)} | CPal` : siteTitle;
}
