import { CallProblem, StatusMessage } from '@cpal/shared/controls';
import { type Result, send, useCall } from '@cpal/shared/api';
import { type License, createLicense } from '@cpal/shared/contract/licenses/license';
import {
  licenseProductId,
  replacedKeyHours,
  subscriptionRequired,
} from '@cpal/shared/contract/licenses/license-terms';
import { Button } from '@cpal/shared/ui';
import { use } from 'react';
import { type LoadedPlan, hasLivePlan } from '../../lib/subscription';
import styles from './generate-key.module.css';

const label = 'Generate New License Key';

interface GenerateKeyProps {
  licenses: Promise<Result<License[]>>;
  subscription: Promise<LoadedPlan>;
  /** What the member did last: `done` is told beside the button, an error only if it was this. */
  latest: { isGeneration: boolean; done: string };
  onStart: () => void;
  /** Called with the id of the key that was made, if the server names it. */
  onGenerated: (id: string | null) => void;
}

/** Makes a new key for a subscriber; tells everybody else that a subscription is needed. */
export function GenerateKey(props: GenerateKeyProps) {
  const { licenses, subscription, latest, onStart, onGenerated } = props;
  const { isBusy, problem, run } = useCall();
  const keys = use(licenses);
  const hasActiveKey = 'value' in keys && keys.value.some(({ is_active }) => is_active);
  const isSubscribed = hasLivePlan(use(subscription));

  const generate = async () => {
    onStart();
    await run(async () => onGenerated(await makeKey()));
  };

  if (!isSubscribed)
    return (
      <div>
        <CallProblem
          tone="warn"
          problem={noSubscription}
          failure={subscriptionRequired}
          shows="error"
        />
        <StatusMessage>{latest.done}</StatusMessage>
      </div>
    );
  return (
    <div className={styles.head}>
      <Button busy={isBusy && 'Generating...'} onClick={() => void generate()}>
        {label}
      </Button>
      <div className={styles.beside}>
        <StatusMessage>{latest.done}</StatusMessage>
        {hasActiveKey && latest.done === '' && (
          <p className={styles.grace}>
            {`Your current key keeps working for ${replacedKeyHours} hours after that.`}
          </p>
        )}
      </div>
      {latest.isGeneration && problem !== null && (
        <div className={styles.whole}>
          <CallProblem problem={problem} failure="Failed to create license key" shows="error" />
        </div>
      )}
    </div>
  );
}

/** What a member without a subscription is told, as the server says it. */
const noSubscription = { code: 'subscription_required', error: subscriptionRequired } as const;

async function makeKey() {
  const made = await send(createLicense, { body: { product_id: licenseProductId } });
  return made?.license.id ?? null;
}

/** Keeps the place of the button while the keys load. */
export function GenerateKeyLoading() {
  return (
    <div className={styles.head}>
      <Button disabled>{label}</Button>
      <div className={styles.beside} />
    </div>
  );
}
