import type { Place } from './systems';
import styles from './where-picture.module.css';

const line = '<script async src="…"></script>';

/**
 * Draws where the line goes. Its steps are written next to it, so assistive technology and translators
 * are spared it.
 */
export function WherePicture({ menu, in: { kind, name } }: Place) {
  return (
    <div className={styles.window} aria-hidden="true" translate="no">
      <div className={styles.bar}>
        <span />
        <span />
        <span />
      </div>
      <ul className={styles.menu}>
        {menu.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className={styles.page}>
        <span className={styles.name}>{name}</span>
        <div className={styles.code}>
          {kind === 'file' && <span>{'<head>'}</span>}
          {kind === 'file' && <span className={styles.rest} />}
          <span className={styles.line}>{line}</span>
          {kind === 'file' && <span>{'</head>'}</span>}
        </div>
      </div>
    </div>
  );
}
