import type { Result } from '@cpal/shared/api';
import type { BillingDetails } from '@cpal/shared/contract/billing/billing-details';
import { Card, LoadProblem } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import { Suspense, use, useState } from 'react';
import { lazyDialog } from '../../../lib/lazy-dialog';
import { BillingDetailsLoading } from '../billing-loading';
import styles from './billing-details.module.css';
import { countryName } from './country-name';
import facts from '../facts.module.css';

const BillingDetailsDialog = lazyDialog(
  async () => (await import('./billing-details-dialog')).BillingDetailsDialog,
);

interface BillingDetailsCardProps {
  details: Promise<Result<BillingDetails>>;
  /** Called after each change, with what to tell the member. */
  onDone: (message: string) => void;
}

const title = 'Billing Details';

/** What invoices say of the member, and the way to change it. */
export function BillingDetailsCard(props: BillingDetailsCardProps) {
  return (
    <Suspense fallback={<BillingDetailsLoading />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded({ details, onDone }: BillingDetailsCardProps) {
  const loaded = use(details);
  const [isEditing, setEditing] = useState(false);

  if ('problem' in loaded) {
    return (
      <Card title={title}>
        <LoadProblem
          message="Failed to load your billing details. Please try again later."
          problem={loaded.problem}
        />
      </Card>
    );
  }
  const finish = () => {
    setEditing(false);
    onDone('Your billing details have been saved.');
  };
  return (
    <>
      <Card
        title={title}
        action={
          <Button tone="secondary" onClick={() => setEditing(true)}>
            Edit
          </Button>
        }
      >
        <Facts {...loaded.value} />
      </Card>
      {isEditing && (
        <BillingDetailsDialog
          details={loaded.value}
          onClose={() => setEditing(false)}
          onSaved={finish}
        />
      )}
    </>
  );
}

function Facts({ name, address, tax_id }: BillingDetails) {
  return (
    <dl className={`${facts.facts} ${styles.facts}`}>
      <Fact name="Company or name" value={name} />
      <Fact name="Address" value={address && inOneLine(address)} />
      <Fact name="Tax ID" value={tax_id && tax_id.value} />
    </dl>
  );
}

const Fact = ({ name, value }: { name: string; value: string | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value ?? 'Not given'}</dd>
  </div>
);

function inOneLine(address: NonNullable<BillingDetails['address']>): string {
  const { line1, line2, postal_code, city, state, country } = address;
  const town = [postal_code, city].filter(Boolean).join(' ');
  return [line1, line2, town, state, country && countryName(country)].filter(Boolean).join(', ');
}
