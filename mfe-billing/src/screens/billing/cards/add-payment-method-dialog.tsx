import { Dialog, DialogActions, Spinner } from '@cpal/shared/controls';
import { Button, Notice } from '@cpal/shared/ui';
import { Suspense, use, useId, useState } from 'react';
import styles from './add-payment-method-dialog.module.css';
import type { CardSetup } from './card-setup';

interface AddPaymentMethodDialogProps {
  setup: Promise<CardSetup>;
  /** Why the card of the form before this one was refused. */
  refusal: string | null;
  onClose: () => void;
  onAdded: () => void;
  /** Asks for another form, since this one's card was refused for the given reason. */
  onSpent: (failure: string) => void;
  /** Asks for the form again, since it could not be prepared. */
  onRetry: () => void;
}

/** The card form in its dialog. Cancel is there from the first moment and keeps the focus. */
export function AddPaymentMethodDialog(props: AddPaymentMethodDialogProps) {
  const { setup, refusal, onClose, onAdded, onSpent, onRetry } = props;
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  return (
    // The card's bank may ask for a confirmation in a window of its own while the card is added.
    <Dialog title="Add Payment Method" onClose={onClose} busy={isBusy} yielding={isBusy}>
      {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
      <div className={styles.form}>
        <Suspense fallback={<Spinner label="Loading the card form" />}>
          <Setup {...{ setup, formId, onAdded, onSpent, onRetry }} onBusy={setBusy} />
        </Suspense>
      </div>
      <DialogActions>
        <Button tone="secondary" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Suspense fallback={<Button disabled>Add Payment Method</Button>}>
          <Submit setup={setup} formId={formId} isBusy={isBusy} />
        </Suspense>
      </DialogActions>
    </Dialog>
  );
}

interface SetupProps {
  setup: Promise<CardSetup>;
  formId: string;
  onBusy: (isBusy: boolean) => void;
  onAdded: () => void;
  onSpent: (failure: string) => void;
  onRetry: () => void;
}

function Setup({ setup, onRetry, ...rest }: SetupProps) {
  const ready = use(setup);
  if ('failure' in ready)
    return (
      <Notice tone="bad">
        <p>{ready.failure}</p>
        <Button tone="secondary" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    );
  const { CardForm, stripe, clientSecret } = ready;
  return <CardForm key={clientSecret} stripe={stripe} clientSecret={clientSecret} {...rest} />;
}

interface SubmitProps {
  setup: Promise<CardSetup>;
  formId: string;
  isBusy: boolean;
}

function Submit({ setup, formId, isBusy }: SubmitProps) {
  if ('failure' in use(setup)) return null;
  return (
    <Button type="submit" form={formId} busy={isBusy && 'Adding...'}>
      Add Payment Method
    </Button>
  );
}
