import { send, toResult } from '@cpal/shared/api';
import { type PaymentMethod, setDefaultPaymentMethod } from '@cpal/shared/contract/billing/billing';
import { keepFocusNearby } from '@cpal/shared/controls';
import { useRevalidator } from '@cpal/shared/router';
import { Icon, IconButton, Notice } from '@cpal/shared/ui';
import { useState } from 'react';
import { nameOf } from '../card-name';
import { confirmWhereAsked } from '../confirm-payment';
import styles from './make-default.module.css';

interface MakeDefaultProps {
  method: PaymentMethod;
  /** Called after the change, with what to tell the member. */
  onDone: (message: string) => void;
}

/** The icon that makes a card the one that pays from now on. */
export function MakeDefault({ method, onDone }: MakeDefaultProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const name = nameOf(method);

  const makeDefault = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const chosen = await toResult(send(setDefaultPaymentMethod, { params: { id: method.id } }));
    const failed =
      'value' in chosen
        ? null
        : await confirmWhereAsked(chosen.problem, 'Failed to make this card the default');
    setBusy(false);
    if (failed === null) {
      onDone(`${name} is now your default card.`);
      return;
    }
    setFailure(failed);
    // A payment may now wait for the bank, which is to be seen.
    void revalidate();
  };

  return (
    <>
      <IconButton
        ref={keepFocusNearby}
        label={`Make ${name} the default`}
        // A browser takes the focus from a disabled button.
        aria-disabled={isBusy || undefined}
        onClick={() => void makeDefault()}
      >
        <Icon name="star" />
      </IconButton>
      {failure !== null && (
        <div className={styles.problem}>
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
    </>
  );
}
