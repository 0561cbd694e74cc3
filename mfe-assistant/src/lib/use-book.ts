import { useRevalidator } from '@cpal/shared/router';
import { useRef, useState } from 'react';

/**
 * What a screen of a blogger's own entries has open: one form at most, and one question before a deletion.
 * @param begun the form that is open from the start, or null.
 * @param onClosed is called after a form was closed.
 */
export function useBook<Entry, Form>(begun: Form | null, onClosed?: () => void) {
  const { revalidate } = useRevalidator();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(begun);
  const [asked, ask] = useState<Entry | null>(null);
  const [told, tell] = useState('');

  const show = (next: Form) => {
    tell('');
    setOpen(next);
  };
  const close = () => {
    setOpen(null);
    opener.current?.focus();
    onClosed?.();
  };
  /** Says what was done, and reads the entries again. */
  const isDone = (done: string) => {
    tell(done);
    ask(null);
    void revalidate();
  };
  return { opener, open, asked, ask, told, show, close, isDone };
}
