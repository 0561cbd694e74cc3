import { Icon, IconButton } from '@cpal/shared/ui';
import { useState } from 'react';
import styles from './copy-key.module.css';

const told = { idle: '', copied: 'Copied', failed: 'Copying failed' } as const;

/** How long the feedback stays, in milliseconds. */
const feedbackTime = 2_500;

/** Puts a licence key on the clipboard and says whether that worked. */
export function CopyKey({ licenseKey }: { licenseKey: string }) {
  const [state, setState] = useState<keyof typeof told>('idle');

  const copy = async () => {
    setState(await writeToClipboard(licenseKey));
    setTimeout(() => setState('idle'), feedbackTime);
  };

  return (
    <span className={styles.copy}>
      <IconButton label="Copy key" onClick={() => void copy()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
      </IconButton>
      <span role="status" className={styles.feedback}>
        {told[state]}
      </span>
    </span>
  );
}

async function writeToClipboard(text: string) {
  try {
    // The clipboard is missing where the page is not secure, and refused where the person said so.
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
