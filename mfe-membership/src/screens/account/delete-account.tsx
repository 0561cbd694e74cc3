import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import { AccountDeletedDialog } from './account-deleted-dialog';
import styles from './data-part.module.css';
import { DeleteAccountDialog } from './delete-account-dialog';

/** The way out, for good. */
export function DeleteAccount() {
  const [step, setStep] = useState<'none' | 'asked' | 'deleted'>('none');
  return (
    <div className={styles.part}>
      <p>
        Ends your plan and deletes your account with everything in it. You may want to download your
        data first.
      </p>
      <Button tone="danger" onClick={() => setStep('asked')}>
        Delete my account
      </Button>
      {step === 'asked' && (
        <DeleteAccountDialog onClose={() => setStep('none')} onDone={() => setStep('deleted')} />
      )}
      {step === 'deleted' && <AccountDeletedDialog />}
    </div>
  );
}
