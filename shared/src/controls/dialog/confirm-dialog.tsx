import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button';
import { Dialog, DialogActions } from './dialog';

interface ConfirmDialogProps {
  title: string;
  /** What follows from confirming; it describes the dialog. */
  about: ReactNode;
  /** The safe way out, which is focused first. */
  keepLabel?: string;
  confirmLabel: string;
  /** What the confirm button says while the call is on its way, which `isBusy` tells. */
  busyLabel: string;
  tone?: 'primary' | 'danger';
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Why the latest attempt failed, if one did. */
  children: ReactNode;
}

/** Asks before something is done that a person may regret; the owner keeps it open on a failure. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, about, keepLabel = 'Cancel', confirmLabel, busyLabel, tone = 'danger' } = props;
  const { isBusy, onConfirm, onClose, children } = props;
  const keep = useRef<HTMLButtonElement>(null);
  // The browser would take the first control, which may be a field of the question.
  useEffect(() => keep.current?.focus(), []);
  return (
    <Dialog title={title} about={about} onClose={onClose} busy={isBusy}>
      {children}
      <DialogActions>
        <Button ref={keep} tone="secondary" disabled={isBusy} onClick={onClose}>
          {keepLabel}
        </Button>
        <Button tone={tone} busy={isBusy && busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
