import type { PaymentMethod } from '@cpal/shared/contract/billing/billing';
import { Badge, keepFocusNearby } from '@cpal/shared/controls';
import { Icon, IconButton } from '@cpal/shared/ui';
import { nameOf } from '../card-name';
import { MakeDefault } from './make-default';
import styles from './payment-method-row.module.css';

interface PaymentMethodRowProps {
  method: PaymentMethod;
  /** Whether a subscription exists: its card cannot be deleted. */
  isSubscribed: boolean;
  onDelete: () => void;
  /** Called once it is the default, with what to tell the member. */
  onDone: (message: string) => void;
}

/** One card and what can be done with it. */
export function PaymentMethodRow(props: PaymentMethodRowProps) {
  const { method, isSubscribed, onDelete, onDone } = props;
  const { card, is_default } = method;
  const name = nameOf(method);
  return (
    <li ref={keepFocusNearby} className={styles.row}>
      <p className={styles.facts}>
        <strong>{name}</strong>
        {is_default && <Badge tone="good">Default</Badge>}
        <span className={styles.expiry}>{`Expires ${card.exp_month}/${card.exp_year}`}</span>
      </p>
      {!is_default && <MakeDefault method={method} onDone={onDone} />}
      {!(is_default && isSubscribed) && (
        <IconButton label={`Delete ${name}`} tone="danger" onClick={onDelete}>
          <Icon name="trash" />
        </IconButton>
      )}
    </li>
  );
}
