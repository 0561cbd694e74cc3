import { useCall } from '@cpal/shared/api';
import type { Subscription } from '@cpal/shared/contract/billing';
import { subscriptionRequired } from '@cpal/shared/contract/license-terms';
import { Button } from '@cpal/shared/ui';
import { type ComponentProps, use } from 'react';
import { LicenseProblem } from '../../lib/license-problem';
import { createLicense } from '../../lib/licenses';
import styles from './generate-key.module.css';

interface GenerateKeyProps {
  subscription: Promise<Subscription | null>;
  onGenerated: (message: string) => void;
}

/** Makes a new key for a subscriber; tells everybody else that a subscription is needed. */
export function GenerateKey({ subscription, onGenerated }: GenerateKeyProps) {
  const { isBusy, problem, run } = useCall();
  const isSubscribed = use(subscription) !== null;
  if (!isSubscribed) return <LicenseProblem tone="warn" message={subscriptionRequired} />;

  const generate = async () => {
    if (await run(createLicense)) onGenerated('New license key generated.');
  };

  return (
    <div className={styles.generate}>
      <GenerateButton busy={isBusy && 'Generating...'} onClick={() => void generate()} />
      {problem !== null && (
        <LicenseProblem message={problem.serverMessage ?? 'Failed to create license key'} />
      )}
    </div>
  );
}

/** The button alone: while the keys load it keeps its place. */
export function GenerateButton(props: ComponentProps<typeof Button>) {
  return (
    <div>
      <Button {...props}>Generate New License Key</Button>
    </div>
  );
}
