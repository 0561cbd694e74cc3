import { send, toProblem, useCall } from '@cpal/shared/api';
import type { ParamsOf } from '@cpal/shared/contract/call';
import { type License, releaseDomain } from '@cpal/shared/contract/license';
import { ConfirmDialog } from '@cpal/shared/controls';
import { LicenseProblem } from '../../lib/license-problem';

interface ReleaseDialogProps {
  license: License;
  domain: string;
  onClose: () => void;
  /** Called after the release, with what to tell the member. */
  onDone: (message: string) => void;
}

/** Asks before a domain is released, and stays open with the reason where that fails. */
export function ReleaseDialog({ license, domain, onClose, onDone }: ReleaseDialogProps) {
  const { isBusy, problem, run } = useCall();

  const confirm = async () => {
    if (await run(() => release({ id: license.id, domain }))) onDone(`${domain} is released.`);
  };

  return (
    <ConfirmDialog
      title="Release Domain"
      about={
        <>
          <p>
            This key stops working on this domain, and its slot is free for another one. If the
            domain is a verified blog of yours, it uses a slot again when its next reader asks.
          </p>
          <strong>{domain}</strong>
        </>
      }
      confirmLabel="Release"
      busyLabel="Processing..."
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {problem !== null && <LicenseProblem problem={problem} fallback="Failed to release domain" />}
    </ConfirmDialog>
  );
}

/** Takes a domain off a key; one that is gone already is off as well. */
const release = (params: ParamsOf<typeof releaseDomain>) =>
  send(releaseDomain, { params }).catch((thrown: unknown) => {
    if (toProblem(thrown).code !== 'not_found') throw thrown;
  });
