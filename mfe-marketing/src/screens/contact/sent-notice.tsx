import { Button, Notice } from '@cpal/shared/ui';
import { useRef, useState } from 'react';

/** Says that the mail program was asked to open, with the address for when there is none. */
export function SentNotice({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false);
  const shown = useRef<HTMLElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Browsers may refuse, and do without TLS: then the address is selected, for the visitor's keys.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
    }
  };

  return (
    <Notice tone="good">
      <p>
        Your mail program should now show your message, ready to be sent. If it did not open, copy
        our address and write to us from wherever you read your mail:{' '}
        <strong ref={shown}>{address}</strong>
      </p>
      <Button tone="secondary" onClick={() => void copy()}>
        {isCopied ? 'Address copied' : 'Copy address'}
      </Button>
    </Notice>
  );
}
