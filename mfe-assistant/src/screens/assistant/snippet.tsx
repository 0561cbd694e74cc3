import { send, useCall } from '@cpal/shared/api';
import { createLicense } from '@cpal/shared/contract/licenses/license';
import { keyIsPublic, licenseProductId } from '@cpal/shared/contract/licenses/license-terms';
import { CallProblem, LoadProblem } from '@cpal/shared/controls';
import { paths as sitePaths } from '@cpal/shared/paths';
import { useRevalidator } from '@cpal/shared/router';
import { Button, ButtonLink } from '@cpal/shared/ui';
import { type ReactElement, use } from 'react';
import { CodeLine } from '../../lib/code-line';
import type { AssistantData } from './assistant-loader';

type Licenses = Pick<AssistantData, 'licenses'>;

/** What needs the member's active key; without one, the way to it. */
export function WithKey({
  licenses,
  children,
}: Licenses & { children: (key: string) => ReactElement }) {
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
  if (active !== undefined) return children(active.key);
  if (keys.length === 0) return <FirstKey />;
  return (
    <>
      <p>All of your license keys are switched off. The assistant needs an active one.</p>
      <ButtonLink to={sitePaths.licenseKeys()}>Go to License Keys</ButtonLink>
    </>
  );
}

/** The line that puts the assistant into a blog, with the member's key. */
export function Snippet({ licenses }: Licenses) {
  return (
    <WithKey licenses={licenses}>
      {(key) => (
        <>
          <CodeLine label="Copy the line" tone="primary" code={lineWith(key)} />
          <p>{keyIsPublic}</p>
        </>
      )}
    </WithKey>
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
      <p>The assistant needs a license key, so generate one first.</p>
      <CallProblem problem={problem} shows="error" failure="Failed to create license key" />
      <div>
        <Button busy={isBusy && 'Generating...'} onClick={() => void generate()}>
          Generate License Key
        </Button>
      </div>
    </>
  );
}
