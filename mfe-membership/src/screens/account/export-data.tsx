import { download, useCall } from '@cpal/shared/api';
import { exportAccount } from '@cpal/shared/contract/accounts/account';
import { CallProblem, saveFile } from '@cpal/shared/controls';
import { Button, Notice } from '@cpal/shared/ui';
import { useState } from 'react';
import styles from './data-part.module.css';

/** Everything that is kept about the member, as a file. */
export function ExportData() {
  const { isBusy, problem, run } = useCall();
  const [saved, setSaved] = useState('');

  const save = async () => {
    setSaved('');
    await run(async () => {
      const file = await download(exportAccount);
      saveFile(file);
      setSaved(file.name);
    });
  };

  return (
    <div className={styles.part}>
      <p>
        One file with everything that we keep about you: your details, devices, license keys, plan,
        cards and invoices, and the record of what happened in your account.
      </p>
      {saved !== '' && <Notice tone="good">{`Your data is saved as ${saved}.`}</Notice>}
      <CallProblem problem={problem} failure="Failed to download your data" />
      <Button tone="secondary" busy={isBusy && 'Preparing...'} onClick={() => void save()}>
        Download my data
      </Button>
    </div>
  );
}
