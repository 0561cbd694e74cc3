import {
  type ReleaseEvent,
  releaseEvents,
  type Vital,
  vitalNames,
} from '@cpal/shared/contract/telemetry/telemetry';
import { Counter, Histogram, type Registry } from 'prom-client';
import { bounds } from './buckets';

interface Labels {
  name: string;
  release: string;
}

/** The contract's units are thousandths of Prometheus's: of a second, or of the score. */
const inThousandths = (value: number) => value / 1000;

/** Shows what pages report of releases; the caller bounds how many there are. */
export function createReleaseMetrics(registers: Registry[]) {
  const labelNames = ['name', 'release'] as const;
  const histogram = (vital: Vital, name: string, help: string) =>
    new Histogram({ name, help, labelNames, buckets: bounds[vital].map(inThousandths), registers });
  const vitals: Record<Vital, Histogram<'name' | 'release'>> = {
    ttfb: histogram('ttfb', 'cpal_page_ttfb_seconds', 'Until the first byte of the page.'),
    lcp: histogram('lcp', 'cpal_page_lcp_seconds', 'Until the largest contentful paint.'),
    inp: histogram('inp', 'cpal_page_inp_seconds', 'From input to the next paint.'),
    ready: histogram('ready', 'cpal_page_ready_seconds', 'Until the shell is at work.'),
    cls: histogram('cls', 'cpal_page_layout_shift', 'Cumulative layout shift of a load.'),
  };
  const events = new Counter({
    name: 'cpal_release_events_total',
    help: 'Loads of a page in which a release had: load, entry, chunk, style, render, hang, fallback.',
    labelNames: [...labelNames, 'event'],
    registers,
  });
  return {
    count: (labels: Labels, event: ReleaseEvent) => events.inc({ ...labels, event }),
    observe: (labels: Labels, vital: Vital, value: number) =>
      vitals[vital].observe(labels, inThousandths(value)),
    /** Takes a release out of what is shown. */
    forget: ({ name, release }: Labels) => {
      for (const event of releaseEvents) events.remove({ name, release, event });
      for (const vital of vitalNames) vitals[vital].remove({ name, release });
    },
  };
}

export type ReleaseMetrics = ReturnType<typeof createReleaseMetrics>;
