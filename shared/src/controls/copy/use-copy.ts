import { useEffect, useState } from 'react';

/** How long the feedback stays, in milliseconds. */
const feedbackTime = 2_500;

/**
 * Puts a text on the clipboard.
 * @returns `copy`, and what to say of the latest copy, which is null again after a while.
 */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<{ isCopied: boolean } | null>(null);

  // Every copy makes another outcome, so its feedback has the whole time for itself.
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), feedbackTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  return {
    isCopied: outcome?.isCopied === true,
    said: outcome && (outcome.isCopied ? 'Copied' : 'Copying failed'),
    /** @returns whether the browser allowed it. */
    copy: async () => {
      const hasCopied = await writeToClipboard(text);
      setOutcome({ isCopied: hasCopied });
      return hasCopied;
    },
  };
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
