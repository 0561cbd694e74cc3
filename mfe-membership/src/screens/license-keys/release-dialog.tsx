import { send } from '@cpal/shared/api';
import { type License, releaseDomain } from '@cpal/shared/contract/licenses/license';
import { ConfirmCall } from '@cpal/shared/controls';

interface ReleaseDialogProps {
  license: License;
  domain: string;
  onClose: () => void;
  /** Called after the release, with what to tell the member. */
  onDone: (message: string) => void;
}

/** Asks before a domain is taken off a key. */
export function ReleaseDialog({ license, domain, onClose, onDone }: ReleaseDialogProps) {
  return (
    <ConfirmCall
      isDeletion
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
      failure="Failed to release domain"
      shows="error"
      call={() => send(releaseDomain, { params: { id: license.id, domain } })}
      onClose={onClose}
      onDone={() => onDone(`${domain} is released.`)}
    />
  );
}
