import type { License } from '@cpal/shared/contract/licenses/license';
import { keyIsPublic } from '@cpal/shared/contract/licenses/license-terms';
import { Card } from '@cpal/shared/controls';
import { PageTitle, Skeleton } from '@cpal/shared/ui';
import { Suspense, useState } from 'react';
import { useLoaderData, useRevalidator } from '@cpal/shared/router';
import { ConfirmActionDialog } from './confirm-action-dialog';
import { GenerateKey, GenerateKeyLoading } from './generate-key';
import type { LicenseAction } from './license-actions';
import type { licenseKeysLoader } from './license-keys-loader';
import styles from './license-keys-screen.module.css';
import { LicenseList } from './license-list';
import { StepOnTop } from './step-on-top';

const keysLoading = (
  <>
    <GenerateKeyLoading />
    <Skeleton rows={2} rowHeight={9.625} label="Loading license keys" />
  </>
);

/** Every key of the member, and what can be done with it. */
export function LicenseKeysScreen() {
  const { licenses, subscription, blogs } = useLoaderData<typeof licenseKeysLoader>();
  const { revalidate } = useRevalidator();
  const [asked, ask] = useState<{ license: License; action: LicenseAction } | null>(null);
  const [newId, setNewId] = useState<string | null>(null);
  const [latest, setLatest] = useState({ isGeneration: true, done: '' });

  const reload = (done: string) => {
    ask(null);
    setLatest(({ isGeneration }) => ({ isGeneration, done }));
    void revalidate();
  };

  return (
    <div className={styles.screen}>
      <PageTitle
        lead={`Your active key turns the assistant on for the readers of your blogs. ${keyIsPublic}`}
      >
        License Keys
      </PageTitle>
      <StepOnTop licenses={licenses} subscription={subscription} blogs={blogs} />
      <Card title="Active Licenses">
        <Suspense fallback={keysLoading}>
          <GenerateKey
            licenses={licenses}
            subscription={subscription}
            latest={latest}
            onStart={() => setLatest({ isGeneration: true, done: '' })}
            onGenerated={(id) => {
              setNewId(id);
              reload('New license key generated.');
            }}
          />
          <LicenseList
            licenses={licenses}
            subscription={subscription}
            newId={newId}
            blogs={blogs}
            onAct={(license, action) => {
              setLatest({ isGeneration: false, done: '' });
              ask({ license, action });
            }}
            onTell={(done) => setLatest({ isGeneration: false, done })}
          />
        </Suspense>
      </Card>
      {asked !== null && (
        <ConfirmActionDialog {...asked} onClose={() => ask(null)} onDone={reload} />
      )}
    </div>
  );
}
