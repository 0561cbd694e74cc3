import { Button } from '@cpal/shared/ui';
import { useRef, useState } from 'react';
import { useRevalidator } from '@cpal/shared/router';
import { AddPaymentMethodDialog } from './cards/add-payment-method-dialog';
import { type CardSetup, startCardSetup } from './cards/card-setup';

interface Attempt {
  setup: Promise<CardSetup>;
  /** Why the attempt before this one failed. */
  refusal: string | null;
}

interface AddPaymentMethodProps {
  tone?: 'primary' | 'secondary';
  onAdded: () => void;
}

/** The button that opens the card form; nothing of the payment provider is loaded before. */
export function AddPaymentMethod({ tone = 'primary', onAdded }: AddPaymentMethodProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const { revalidate } = useRevalidator();
  const start = (refusal: string | null) => setAttempt({ setup: startCardSetup(), refusal });
  const close = () => setAttempt(null);

  const finish = () => {
    // The provider's frame goes with the focus in it before the dialog could give that back.
    opener.current?.focus();
    close();
    onAdded();
  };

  const startAgain = (refusal: string) => {
    start(refusal);
    // A card that cannot pay what is open is kept all the same, and is then to be seen.
    void revalidate();
  };

  return (
    <>
      {/* The second press of a double press asks for no second secret. */}
      <Button ref={opener} tone={tone} onClick={() => attempt === null && start(null)}>
        Add Payment Method
      </Button>
      {attempt !== null && (
        <AddPaymentMethodDialog
          {...attempt}
          onClose={close}
          onAdded={finish}
          onSpent={startAgain}
          onRetry={() => start(null)}
        />
      )}
    </>
  );
}
