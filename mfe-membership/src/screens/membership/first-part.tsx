import { use } from 'react';
import { nextStep, steps } from '../../lib/next-step';
import { NextStepCard } from '../../lib/next-step-card';
import type { PendingOverview } from './membership-loader';
import { NoWeek, ReadersCard } from './readers-card';
import { SetUpRail } from './set-up-rail';

/** What a member came for: the readers of a live blog, and what to do next where there is something. */
export function FirstPart({ blogId, weeks, ...pending }: PendingOverview) {
  const standing = {
    subscription: use(pending.subscription),
    licenses: use(pending.licenses),
    blogs: use(pending.blogs),
  };
  const loaded = use(weeks);
  const step = nextStep(standing);
  const isLive = step === steps.look;
  const known = 'value' in loaded ? loaded.value : [];
  const hasReaders = known.length > 0;
  const isSetUp = step.tone === 'accent' && !hasReaders && 'value' in standing.blogs;
  return (
    <>
      {!(isLive && (hasReaders || 'problem' in loaded)) && (
        <NextStepCard step={step}>{isSetUp && <SetUpRail {...standing} />}</NextStepCard>
      )}
      {hasReaders && <ReadersCard weeks={known} blogId={blogId} />}
      {'problem' in loaded && <NoWeek problem={loaded.problem} />}
    </>
  );
}
