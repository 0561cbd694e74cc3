import { LoadProblem } from '@cpal/shared/controls';
import { Skeleton } from '@cpal/shared/ui';
import { Suspense, use } from 'react';
import type { InsightsData } from './insights-loader';
import type { PlotsProps } from './plots/plots';

type LatePlotsProps = PlotsProps & Pick<InsightsData, 'plots'>;

/** The plots, whose script comes after the sentences. */
export const LazyPlots = (props: LatePlotsProps) => (
  <Suspense fallback={<Skeleton rows={4} rowHeight={20} label="Loading the plots" />}>
    <Arrived {...props} />
  </Suspense>
);

function Arrived({ plots, ...shown }: LatePlotsProps) {
  const arrived = use(plots);
  if ('problem' in arrived) {
    const message = 'Failed to load the plots. Please try again later.';
    return <LoadProblem message={message} problem={arrived.problem} />;
  }
  const { Plots } = arrived.value;
  return <Plots {...shown} />;
}
