import type { DuplicatePurchase } from '@cpal/shared/contract/billing/billing';
import { Day, money } from '@cpal/shared/controls';
import { Notice } from '@cpal/shared/ui';

/** Tells a member who paid for two plans which one was canceled, and what comes back. */
export const DuplicatePurchases = ({ purchases }: { purchases: DuplicatePurchase[] }) =>
  purchases.map((purchase) => (
    <Notice key={purchase.id} tone="info">
      <p>
        <strong>You paid twice.</strong> <Outcome {...purchase} />
        <span>{` Your ${purchase.kept_plan} plan goes on as before.`}</span>
      </p>
    </Notice>
  ));

function Outcome({ plan, found_at, refunded, currency }: DuplicatePurchase) {
  if (refunded === null) {
    return (
      <span>{`We are canceling your second plan, ${plan}, and refunding what you paid for it.`}</span>
    );
  }
  const back =
    refunded > 0
      ? ` and refunded ${money(refunded, currency)} to the card that paid. Most banks show it within 5 to 10 business days.`
      : '. You had not paid for it yet, so there is nothing to refund.';
  return (
    <span>
      <span>{`We canceled your second plan, ${plan}, on `}</span>
      <Day seconds={found_at} />
      <span>{back}</span>
    </span>
  );
}
