import { send, useCall } from '@cpal/shared/api';
import { createLicense } from '@cpal/shared/contract/licenses/license';
import { keyIsPublic, licenseProductId } from '@cpal/shared/contract/licenses/license-terms';
import { CallProblem, LoadProblem } from '@cpal/shared/controls';
import { paths as sitePaths } from '@cpal/shared/paths';
import { useRevalidator } from '@cpal/shared/router';
import { Button, ButtonLink } from '@cpal/shared/ui';
import { use } from 'react';
import { CodeLine } from '../../lib/code-line';
import type { AssistantData } from './assistant-loader';

type Licenses = Pick<AssistantData, 'licenses'>;

/** The line that puts the assistant into a blog, with the member's key; without one, the way to it. */
export function Snippet({ licenses }: Licenses) {
  const known = use(licenses);
  if ('problem' in known)
    return (
      <LoadProblem
        message="Failed to load your license key. Please try again later."
        problem={known.problem}
      />
    );
  const { licenses: keys } = known.value;
  const active = keys.find(({ is_active }) => is_active);
  if (active !== undefined)
    return (
      <>
        <CodeLine label="Copy the line" tone="primary" code={lineWith(active.key)} />
        <p>{keyIsPublic}</p>
      </>
    );
  if (keys.length === 0) return <FirstKey />;
  return (
    <>
      <p>All of your license keys are switched off. The line needs an active one.</p>
      <ButtonLink to={sitePaths.licenseKeys()}>Go to License Keys</ButtonLink>
    </>
  );
}

const lineWith = (key: string) =>
  `<script async src="${window.location.origin}/w/${key}.js"></script>`;

function FirstKey() {
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useCall();
  const generate = async () => {
    if (await run(() => send(createLicense, { body: { product_id: licenseProductId } })))
      void revalidate();
  };
  return (
    <>
      <p>The line contains your license key, so generate one first.</p>
      <CallProblem problem={problem} shows="error" failure="Failed to create license key" />
      <div>
        <Button busy={isBusy && 'Generating...'} onClick={() => void generate()}>
          Generate License Key
        </Button>
      </div>
    </>
  );
}
