import type { ModelStatus } from '@cpal/shared/contract/assistant/model-status';
import { Skeleton } from '@cpal/shared/ui';
import { Suspense, use } from 'react';
import type { AssistantData } from './assistant-loader';

type ModelStateProps = Pick<AssistantData, 'model'>;

/** Whether a language model writes answers, and how fast it last responded. */
export const ModelState = ({ model }: ModelStateProps) => (
  <Suspense fallback={<Skeleton rows={1} rowHeight={2} label="Checking the model" />}>
    <Known model={model} />
  </Suspense>
);

const failed = 'Model: couldn’t be checked. Reload the page to try again.';

function Known({ model }: ModelStateProps) {
  const known = use(model);
  return <p>{'problem' in known ? failed : inWords(known.value.model)}</p>;
}

function inWords({ status, milliseconds }: ModelStatus): string {
  if (status === 'none')
    return 'Model: not configured. Answers come straight from your posts and our kitchen tables.';
  if (milliseconds === null)
    return 'Model: unreachable. Until it’s back, answers come straight from your posts.';
  return `Model: reachable, ${milliseconds.toLocaleString('en-US')} ms`;
}
