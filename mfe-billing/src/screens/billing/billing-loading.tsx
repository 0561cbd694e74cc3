import { Card } from '@cpal/shared/controls';
import { Button, Skeleton } from '@cpal/shared/ui';

const cards = [
  { title: 'Current Subscription', rows: 2, rowHeight: 4.5, label: 'Loading your subscription' },
  {
    title: 'Payment Methods',
    rows: 1,
    rowHeight: 4,
    label: 'Loading your payment methods',
    action: <Button disabled>Add Payment Method</Button>,
  },
  { title: 'Billing History', rows: 3, rowHeight: 3, label: 'Loading your invoices' },
];

/** The frames of the three cards, which stay where they are when what stands in them arrives. */
export function BillingLoading() {
  return cards.map(({ title, action, ...content }) => (
    <Card key={title} title={title} action={action}>
      <Skeleton {...content} />
    </Card>
  ));
}
