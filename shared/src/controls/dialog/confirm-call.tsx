import type { ComponentProps } from 'react';
import { toProblem } from '../../api/problem';
import { useCall } from '../../api/use-call';
import { CallProblem } from '../call-problem/call-problem';
import { ConfirmDialog } from './confirm-dialog';

type Texts = Omit<ComponentProps<typeof ConfirmDialog>, 'isBusy' | 'onConfirm' | 'children'>;

interface ConfirmCallProps
  extends Texts, Pick<ComponentProps<typeof CallProblem>, 'failure' | 'shows'> {
  call: () => Promise<unknown>;
  /** Whether the call deletes: what is gone already is deleted as well. */
  isDeletion?: boolean;
  onDone: () => void;
}

/** Asks before a call that a person may regret, and stays open with the reason if it fails. */
export function ConfirmCall(props: ConfirmCallProps) {
  const { call, isDeletion = false, failure, shows, onDone, ...texts } = props;
  const { isBusy, problem, run } = useCall();

  const confirm = async () => {
    if (await run(() => (isDeletion ? call().catch(unlessGone) : call()))) onDone();
  };

  return (
    <ConfirmDialog {...texts} isBusy={isBusy} onConfirm={() => void confirm()}>
      <CallProblem problem={problem} failure={failure} shows={shows} />
    </ConfirmDialog>
  );
}

function unlessGone(thrown: unknown) {
  if (toProblem(thrown).code !== 'not_found') throw thrown;
}
