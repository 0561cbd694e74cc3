import { send, useCall } from '@cpal/shared/api';
import { createLicense } from '@cpal/shared/contract/license';
import { licenseProductId, subscriptionRequired } from '@cpal/shared/contract/license-terms';
import { Button, Icon } from '@cpal/shared/ui';
import { use } from 'react';
import { LicenseProblem } from '../../lib/license-problem';
import { type LoadedPlan, hasLivePlan } from '../../lib/subscription';
import styles from './generate-key.module.css';

const label = 'Generate New License Key';

interface GenerateKeyProps {
  subscription: Promise<LoadedPlan>;
  /** What the member did last: `done` is told beside the button, an error only if it was this. */
  latest: { isGeneration: boolean; done: string };
  onStart: () => void;
  onGenerated: (message: string) => void;
}

/** Makes a new key for a subscriber; tells everybody else that a subscription is needed. */
export function GenerateKey({ subscription, latest, onStart, onGenerated }: GenerateKeyProps) {
  const { isBusy, problem, run } = useCall();
  const isSubscribed = hasLivePlan(use(subscription));

  const generate = async () => {
    onStart();
    if (await run(makeKey)) onGenerated('New license key generated.');
  };

  return (
    <div className={styles.head}>
      {isSubscribed ? (
        <Button busy={isBusy && 'Generating...'} onClick={() => void generate()}>
          {label}
        </Button>
      ) : (
        <div className={styles.whole}>
          <LicenseProblem tone="warn" message={subscriptionRequired} />
        </div>
      )}
      <Done message={latest.done} />
      {isSubscribed && latest.isGeneration && problem !== null && (
        <div className={styles.whole}>
          <LicenseProblem message={problem.error ?? 'Failed to create license key'} />
        </div>
      )}
    </div>
  );
}

const makeKey = () => send(createLicense, { body: { product_id: licenseProductId } });

/** Keeps the place of the button while the keys load. */
export function GenerateKeyLoading() {
  return (
    <div className={styles.head}>
      <Button disabled>{label}</Button>
      <Done message="" />
    </div>
  );
}

/** Always there, so that a screen reader hears what comes into it. */
function Done({ message }: { message: string }) {
  return (
    <p role="status" className={styles.done}>
      {message !== '' && (
        <>
          <Icon name="check" />
          {message}
        </>
      )}
    </p>
  );
}
