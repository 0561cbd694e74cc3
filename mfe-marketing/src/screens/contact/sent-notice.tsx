import { Actions, useCopy } from '@cpal/shared/controls';
import { Button, Notice } from '@cpal/shared/ui';
import { useRef } from 'react';

interface SentNoticeProps {
  address: string;
  /** What was written; empty if nothing was. */
  message: string;
}

/** Says that the mail program was asked to open, with address and message for when there is none. */
export function SentNotice({ address, message }: SentNoticeProps) {
  const shown = useRef<HTMLElement>(null);
  return (
    <Notice tone="good">
      <p>
        Your mail program should now show your message, ready to be sent. If it did not open, copy
        our address and write to us from wherever you read your mail:{' '}
        <strong ref={shown}>{address}</strong>
      </p>
      <Actions>
        <CopyButton
          text={address}
          label="Copy address"
          done="Address copied"
          // Browsers may refuse, and do without TLS: then the address is selected, for the visitor's keys.
          onRefused={() => {
            if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
          }}
        />
        {message !== '' && <CopyButton text={message} label="Copy message" done="Message copied" />}
      </Actions>
    </Notice>
  );
}

interface CopyButtonProps {
  text: string;
  label: string;
  /** What the button says for a while after it. */
  done: string;
  onRefused?: () => void;
}

function CopyButton({ text, label, done, onRefused }: CopyButtonProps) {
  const { copy, isCopied } = useCopy(text);
  const press = async () => {
    if (!(await copy())) onRefused?.();
  };
  return (
    <Button tone="secondary" onClick={() => void press()}>
      {isCopied ? done : label}
    </Button>
  );
}
