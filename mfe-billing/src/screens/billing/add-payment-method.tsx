import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import { AddPaymentMethodDialog } from './add-payment-method-dialog';
import { type CardSetup, startCardSetup } from './card-setup';

/** The button that opens the card form; nothing of the payment provider is loaded before. */
export function AddPaymentMethod({ onAdded }: { onAdded: () => void }) {
  const [setup, setSetup] = useState<Promise<CardSetup> | null>(null);
  const close = () => setSetup(null);

  const finish = () => {
    close();
    onAdded();
  };

  return (
    <>
      <Button onClick={() => setSetup(startCardSetup())}>Add Payment Method</Button>
      {setup !== null && <AddPaymentMethodDialog setup={setup} onClose={close} onAdded={finish} />}
    </>
  );
}
