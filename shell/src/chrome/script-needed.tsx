import styles from './message-screen.module.css';

/** In the place of a screen that needs script, where there is none. */
export function ScriptNeeded() {
  return (
    <noscript>
      <p className={styles.message}>This page needs JavaScript. Turn it on and reload the page.</p>
    </noscript>
  );
}
