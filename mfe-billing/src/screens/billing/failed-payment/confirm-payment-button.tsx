import { Button, Notice } from '@cpal/shared/ui';
import { useState } from 'react';
import { confirmPayment } from '../confirm-payment';
import styles from './subscription-trouble.module.css';

/** The button with which a member confirms a payment with their bank, and why that failed. */
export function ConfirmPaymentButton({ onPaid }: { onPaid: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    const failed = await confirmPayment();
    setBusy(false);
    if (failed === null) onPaid();
    else setFailure(failed);
  };

  return (
    <>
      {failure !== null && (
        <div className={styles.failure}>
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      <Button busy={isBusy && 'Confirming...'} onClick={() => void confirm()}>
        Confirm Payment
      </Button>
    </>
  );
}
