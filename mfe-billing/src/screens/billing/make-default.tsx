import { send, useCall } from '@cpal/shared/api';
import { type PaymentMethod, setDefaultPaymentMethod } from '@cpal/shared/contract/billing';
import { keepFocusNearby } from '@cpal/shared/controls';
import { Icon, IconButton, Notice } from '@cpal/shared/ui';
import { failureText } from '../../lib/failure';
import { nameOf } from './card-name';
import styles from './make-default.module.css';

interface MakeDefaultProps {
  method: PaymentMethod;
  /** Called after the change, with what to tell the member. */
  onDone: (message: string) => void;
}

/** The icon that makes a card the one that pays from now on. */
export function MakeDefault({ method, onDone }: MakeDefaultProps) {
  const { isBusy, problem, run } = useCall();
  const name = nameOf(method);

  const makeDefault = async () => {
    if (isBusy) return;
    const params = { id: method.id };
    const isDone = await run(() => send(setDefaultPaymentMethod, { params }));
    if (isDone) onDone(`${name} is now your default card.`);
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
      {problem !== null && (
        <div className={styles.problem}>
          <Notice tone="bad">{failureText(problem, 'Failed to make this card the default')}</Notice>
        </div>
      )}
    </>
  );
}
