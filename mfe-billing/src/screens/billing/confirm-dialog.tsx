import { useCall } from '@cpal/shared/api';
import { Dialog, DialogActions } from '@cpal/shared/controls';
import { Button, Notice } from '@cpal/shared/ui';
import type { ReactNode } from 'react';
import { failureText } from '../../lib/failure';

interface ConfirmDialogProps {
  title: string;
  /** The safe way out, which is focused first. */
  keepLabel: string;
  confirmLabel: string;
  busyLabel: string;
  /** What is said where the call fails and the server gives no reason. */
  failure: string;
  call: () => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
  /** What follows from confirming. */
  children: ReactNode;
}

/** Asks before something is taken away, and stays open with the reason where that fails. */
export function ConfirmDialog({ call, onClose, onDone, ...texts }: ConfirmDialogProps) {
  const { isBusy, problem, run } = useCall();

  const confirm = async () => {
    if (await run(call)) onDone();
  };

  return (
    <Dialog title={texts.title} onClose={onClose} busy={isBusy}>
      {texts.children}
      {problem !== null && <Notice tone="bad">{failureText(problem, texts.failure)}</Notice>}
      <DialogActions>
        <Button tone="secondary" disabled={isBusy} onClick={onClose}>
          {texts.keepLabel}
        </Button>
        <Button tone="danger" busy={isBusy && texts.busyLabel} onClick={() => void confirm()}>
          {texts.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
