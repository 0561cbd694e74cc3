import { Card } from '@cpal/shared/controls';
import { DaysPlot, type DaysPlotProps } from './days-plot';
import { HoursPlot } from './hours-plot';

type WhenAskedProps = DaysPlotProps & { hours: number[]; until: number };

/** On which days and at which hours readers ask. */
export const WhenAsked = ({ hours, until, ...days }: WhenAskedProps) => (
  <Card title="When readers ask">
    <DaysPlot {...days} />
    <HoursPlot hours={hours} until={until} />
  </Card>
);
