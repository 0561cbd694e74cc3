import { Card } from '@cpal/shared/controls';
import { Button, Skeleton } from '@cpal/shared/ui';
import type { ReactNode } from 'react';

interface Frame {
  title: string;
  rows: number;
  rowHeight: number;
  label: string;
  action?: ReactNode;
}

const details: Frame = {
  title: 'Billing Details',
  rows: 1,
  rowHeight: 3.125,
  label: 'Loading your billing details',
  action: <Button disabled>Edit</Button>,
};

const cards: Frame[] = [
  { title: 'Current Subscription', rows: 2, rowHeight: 4.5, label: 'Loading your subscription' },
  {
    title: 'Payment Methods',
    rows: 1,
    rowHeight: 4,
    label: 'Loading your payment methods',
    action: <Button disabled>Add Payment Method</Button>,
  },
  { title: 'Billing History', rows: 3, rowHeight: 3, label: 'Loading your invoices' },
  details,
];

const LoadingCard = ({ title, action, ...content }: Frame) => (
  <Card title={title} action={action}>
    <Skeleton {...content} />
  </Card>
);

/** The frames of all cards, which stay where they are when what stands in them arrives. */
export const BillingLoading = () => cards.map((card) => <LoadingCard key={card.title} {...card} />);

/** The frame of the one card that the payment provider itself is asked for. */
export const BillingDetailsLoading = () => <LoadingCard {...details} />;
