import type { ProInsights } from '@cpal/shared/contract/insights';
import { Card } from '@cpal/shared/controls';
import { DaysPlot } from './days-plot';
import { HoursPlot } from './hours-plot';

type WhenAskedProps = Pick<ProInsights, 'days' | 'hours'> & { until: number };

/** On which days and at which hours readers ask. */
export const WhenAsked = ({ days, hours, until }: WhenAskedProps) => (
  <Card title="When readers ask">
    <DaysPlot days={days} />
    <HoursPlot hours={hours} until={until} />
  </Card>
);
