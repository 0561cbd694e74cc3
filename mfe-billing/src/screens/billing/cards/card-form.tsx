import { Notice } from '@cpal/shared/ui';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { addCard } from './add-card';
import styles from './add-payment-method-dialog.module.css';
import { onSchemeChange, readAppearance } from './appearance';

interface CardFormProps {
  stripe: Stripe;
  clientSecret: string;
  /** The form's id: its submit button stands outside of it. */
  formId: string;
  onBusy: (isBusy: boolean) => void;
  onAdded: () => void;
  /** Called where the card was refused after the form has had its one use. */
  onSpent: (failure: string) => void;
}

/** The payment provider's card form; it is its own chunk, fetched when the dialog opens. */
export function CardForm({ stripe, clientSecret, ...rest }: CardFormProps) {
  const [appearance, setAppearance] = useState(readAppearance);
  // The form lives in a frame, which no style sheet of this page reaches.
  useEffect(() => onSchemeChange(() => setAppearance(readAppearance())), []);
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <Fields {...rest} />
    </Elements>
  );
}

type FieldsProps = Omit<CardFormProps, 'stripe' | 'clientSecret'>;

function Fields({ formId, onBusy, onAdded, onSpent }: FieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [failure, setFailure] = useState<string | null>(null);

  const add = async () => {
    if (stripe === null || elements === null) return;
    setFailure(null);
    onBusy(true);
    const refusal = await addCard(stripe, elements);
    onBusy(false);
    if (refusal === null) onAdded();
    else if (refusal.isSpent) onSpent(refusal.failure);
    else setFailure(refusal.failure);
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void add();
  };

  return (
    <form id={formId} className={styles.fields} onSubmit={onSubmit}>
      <PaymentElement
        options={{ layout: 'tabs', fields: { billingDetails: { address: 'auto' } } }}
      />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
    </form>
  );
}
