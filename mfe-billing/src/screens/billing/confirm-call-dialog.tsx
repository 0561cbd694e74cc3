import { useCall } from '@cpal/shared/api';
import { ConfirmDialog } from '@cpal/shared/controls';
import { Notice } from '@cpal/shared/ui';
import type { ComponentProps } from 'react';
import { failureText } from '../../lib/failure';

type Texts = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'about' | 'keepLabel' | 'confirmLabel' | 'busyLabel' | 'onClose'
>;

interface ConfirmCallDialogProps extends Texts {
  call: () => Promise<unknown>;
  /** What is said where the call fails and the server gives no reason. */
  failure: string;
  onDone: () => void;
}

/** Asks before a call takes something away, and stays open with the reason where it fails. */
export function ConfirmCallDialog({ call, failure, onDone, ...texts }: ConfirmCallDialogProps) {
  const { isBusy, problem, run } = useCall();

  const confirm = async () => {
    if (await run(call)) onDone();
  };

  return (
    <ConfirmDialog {...texts} isBusy={isBusy} onConfirm={() => void confirm()}>
      {problem !== null && <Notice tone="bad">{failureText(problem, failure)}</Notice>}
    </ConfirmDialog>
  );
}
