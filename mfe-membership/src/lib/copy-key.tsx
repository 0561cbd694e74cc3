import { useCopy } from '@cpal/shared/controls';
import { ActionButton } from './action-button';
import styles from './copy-key.module.css';

/** Puts a license key on the clipboard and says whether that worked. */
export function CopyKey({ licenseKey }: { licenseKey: string }) {
  const { copy, isCopied, said } = useCopy(licenseKey);
  return (
    <span className={styles.copy}>
      <ActionButton
        label="Copy key"
        icon={isCopied ? 'check' : 'copy'}
        onClick={() => void copy()}
      />
      <span role="status" className={styles.feedback}>
        {said}
      </span>
    </span>
  );
}
