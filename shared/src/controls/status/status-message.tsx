import { Icon } from '../../ui/icon/icon';
import styles from './status-message.module.css';

/**
 * Says what was done. Always there, so that a screen reader hears what comes into it.
 * @param children the sentence; an empty text takes it back.
 */
export function StatusMessage({ children }: { children: string }) {
  return (
    <p role="status" className={styles.status}>
      {children !== '' && (
        <>
          <Icon name="check" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
