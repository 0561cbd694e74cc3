import { toProblem, useCall } from '@cpal/shared/api';
import { ConfirmDialog } from '@cpal/shared/controls';
import { CallProblem } from './call-problem';

interface DeleteDialogProps {
  title: string;
  /** What goes, and what follows. */
  consequence: string;
  /** The words of what goes. */
  subject: string;
  /** The label of the button that does it, and what it says meanwhile. */
  confirm?: readonly [label: string, busyLabel: string];
  /** What to say where the call failed without a sentence of the server's. */
  failure: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before something of a blog goes for good, and stays open with the reason where that fails. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, consequence, subject, confirm = deleting } = props;
  const { failure, remove, onClose, onDone } = props;
  const { isBusy, problem, run } = useCall();
  const [label, busyLabel] = confirm;
  const go = async () => {
    if (await run(() => remove().catch(unlessGone))) onDone();
  };
  return (
    <ConfirmDialog
      title={title}
      about={
        <>
          <p>{consequence}</p>
          <strong>{subject}</strong>
        </>
      }
      confirmLabel={label}
      busyLabel={busyLabel}
      isBusy={isBusy}
      onConfirm={() => void go()}
      onClose={onClose}
    >
      <CallProblem problem={problem} failure={failure} />
    </ConfirmDialog>
  );
}

const deleting = ['Delete', 'Deleting...'] as const;

/** What is gone already is deleted as well. */
function unlessGone(thrown: unknown) {
  if (toProblem(thrown).code !== 'not_found') throw thrown;
}
