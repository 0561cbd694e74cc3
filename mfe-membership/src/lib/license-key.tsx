import { CopyKey } from './copy-key';
import styles from './license-key.module.css';

/** A license key in full, with a button that copies it. */
export function LicenseKey({ licenseKey }: { licenseKey: string }) {
  return (
    <div className={styles.line}>
      <code className={styles.key}>{licenseKey}</code>
      <CopyKey licenseKey={licenseKey} />
    </div>
  );
}
