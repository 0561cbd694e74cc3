import { paths } from '@cpal/shared/paths';
import { Skeleton } from '@cpal/shared/ui';
import { Suspense, use } from 'react';
import { nextStep, type NextStep } from '../../lib/next-step';
import { NextStepCard } from '../../lib/next-step-card';
import type { Pending, Standing } from '../../lib/standing';
import styles from './step-on-top.module.css';

/** What brings a member further, above the keys, since a login leads to this screen. */
export function StepOnTop(pending: Pending<Standing>) {
  return (
    <div className={styles.place}>
      <Suspense fallback={<Skeleton rows={1} rowHeight={4.5} label="Loading your next step" />}>
        <Loaded {...pending} />
      </Suspense>
    </div>
  );
}

function Loaded(pending: Pending<Standing>) {
  const step = nextStep({
    subscription: use(pending.subscription),
    licenses: use(pending.licenses),
    blogs: use(pending.blogs),
  });
  // What could not be loaded is told below, where it can be tried again.
  return step.tone !== 'neutral' && <NextStepCard step={withoutOwnWay(step)} isCompact />;
}

/** The way to the plans, and what is done with keys, are below already. */
const ownWays: readonly string[] = [paths.pricing(), paths.licenseKeys()];

function withoutOwnWay(step: NextStep): NextStep {
  const { action, ...rest } = step;
  return action === undefined || ownWays.includes(action.to) ? rest : step;
}
