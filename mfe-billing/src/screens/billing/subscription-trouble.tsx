import { keepFocusNearby } from '@cpal/shared/controls';
import { paths } from '@cpal/shared/paths';
import { ButtonLink, Notice } from '@cpal/shared/ui';
import { AddPaymentMethod } from './add-payment-method';

interface Trouble {
  text: string;
  action?: 'add a card' | 'choose a plan';
}

/** What stands in the way of a subscription by its state on the wire, and what mends it. */
const troubles: Readonly<Record<string, Trouble>> = {
  past_due: {
    text: 'Your last payment did not go through. Your readers are still served for now. Add another card: it becomes the default and pays the open invoice.',
    action: 'add a card',
  },
  unpaid: {
    text: 'Your plan is on hold, because an invoice is still unpaid. Your assistant answers no readers for now. Open the unpaid invoice under Billing History to pay it.',
  },
  incomplete: {
    text: 'Your first payment did not go through, so your plan has not started. Choose your plan once more to try another card.',
    action: 'choose a plan',
  },
  paused: {
    text: 'Your plan is paused, so your assistant answers no readers for now. Write to us to start it again.',
  },
};

interface SubscriptionTroubleProps {
  status: string;
  /** Called after a card was added, with what to tell the member. */
  onDone: (message: string) => void;
}

/** Says what is wrong with a subscription and what to do; nothing where all is well. */
export function SubscriptionTrouble({ status, onDone }: SubscriptionTroubleProps) {
  const trouble = troubles[status];
  if (trouble === undefined) return null;
  const { text, action } = trouble;
  return (
    <div ref={keepFocusNearby}>
      <Notice tone="warn">
        <p>{text}</p>
        {action === 'add a card' && (
          <AddPaymentMethod onAdded={() => onDone('Card added, and the open invoice is paid.')} />
        )}
        {action === 'choose a plan' && <ButtonLink to={paths.pricing()}>View Plans</ButtonLink>}
      </Notice>
    </div>
  );
}
