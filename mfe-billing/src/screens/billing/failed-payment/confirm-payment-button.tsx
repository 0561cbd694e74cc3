import { Button, Notice } from '@cpal/shared/ui';
import { useState } from 'react';
import { confirmPayment } from '../confirm-payment';
import styles from './subscription-trouble.module.css';

interface ConfirmPaymentButtonProps {
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onPaid: () => void;
}

/** The button with which a member confirms a payment with their bank, and why that failed. */
export function ConfirmPaymentButton({ isBusy, onBusy, onPaid }: ConfirmPaymentButtonProps) {
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async () => {
    onBusy(true);
    setFailure(null);
    const failed = await confirmPayment();
    onBusy(false);
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
