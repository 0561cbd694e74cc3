import { useContext, useEffect, useState } from 'react';
import { useLocation } from '@cpal/shared/router';
import { RebuildContext } from '../rebuild';
import styles from './announcer.module.css';

/**
 * After a change of route: the title changes, the new heading has the focus, the title is read. The
 * first page says its title by itself; a page that comes in the place of a failed one does not.
 */
export function Announcer({ title }: { title: string }) {
  const { hash, key, pathname } = useLocation();
  const { announce, documentKey, messages } = useContext(RebuildContext);
  const [hasMoved, setMoved] = useState(false);

  // Title and focus belong to the document, not to this component.
  useEffect(() => {
    document.title = title;
    const heading = document.querySelector<HTMLElement>('main h1');
    // While a page is loading there is none.
    if (heading === null || !announce(pathname)) return;
    heading.focus({ preventScroll: true });
    // oxlint-disable-next-line react/set-state-in-effect -- Only a text that comes later is read out.
    setMoved(true);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- A message comes later than the move to its page.
  }, [announce, messages, pathname, title]);

  // After the heading: where an address names a field, that is what its link was for. With the
  // document's own address the browser has done so.
  useEffect(() => {
    if (key !== documentKey) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [documentKey, hash, key]);

  return (
    <p className={styles.announcer} aria-live="polite">
      {hasMoved && title}
    </p>
  );
}
