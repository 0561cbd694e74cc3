import { download, useCall } from '@cpal/shared/api';
import { exportAccount } from '@cpal/shared/contract/accounts/account';
import { CallProblem, Card, saveFile } from '@cpal/shared/controls';
import { Button, Notice } from '@cpal/shared/ui';
import { useState } from 'react';

/** Everything that is kept about the member, as a file. */
export function ExportCard() {
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
    <Card title="Your data">
      <p>
        Everything that we keep about you in one file: your details, devices, license keys, plan,
        cards and invoices, and the record of what happened in your account.
      </p>
      {saved !== '' && <Notice tone="good">{`Your data is saved as ${saved}.`}</Notice>}
      <CallProblem problem={problem} failure="Failed to download your data" />
      <Button tone="secondary" busy={isBusy && 'Preparing...'} onClick={() => void save()}>
        Download my data
      </Button>
    </Card>
  );
}
