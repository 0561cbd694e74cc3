import { useEffect, useState } from 'react';
import { ActionButton } from './action-button';
import styles from './copy-key.module.css';

/** How long the feedback stays, in milliseconds. */
const feedbackTime = 2_500;

/** Puts a licence key on the clipboard and says whether that worked. */
export function CopyKey({ licenseKey }: { licenseKey: string }) {
  const [outcome, setOutcome] = useState<{ isCopied: boolean } | null>(null);

  // Every copy makes another outcome, so its feedback has the whole time for itself.
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), feedbackTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    setOutcome({ isCopied: await writeToClipboard(licenseKey) });
  };

  return (
    <span className={styles.copy}>
      <ActionButton
        label="Copy key"
        icon={outcome?.isCopied === true ? 'check' : 'copy'}
        onClick={() => void copy()}
      />
      <span role="status" className={styles.feedback}>
        {outcome !== null && (outcome.isCopied ? 'Copied' : 'Copying failed')}
      </span>
    </span>
  );
}

async function writeToClipboard(text: string) {
  try {
    // The clipboard is missing where the page is not secure, and refused where the person said so.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
