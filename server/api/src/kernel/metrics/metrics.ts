import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds, from a look into memory to the longest wait for Stripe. */
const durations = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a process does, and so has something to show of. */
interface Roles {
  /** Figures that are read when they are shown; null if it serves nobody. */
  serving: { waitingHashes: () => number } | null;
  /** Whether it does the work that nobody waits for. */
  works: boolean;
}

function createServingMetrics(registers: Registry[]) {
  return {
    requests: new Histogram({
      name: 'cpal_http_request_duration_seconds',
      help: 'Requests by the pattern of their route.',
      labelNames: ['method', 'route', 'status'],
      buckets: durations,
      registers,
    }),
    webhooks: new Counter({
      name: 'cpal_stripe_webhooks_total',
      help: 'Webhooks by what became of them: stored, duplicate, ignored, refused.',
      labelNames: ['outcome'],
      registers,
    }),
    answers: new Counter({
      name: 'cpal_assistant_answers_total',
      help: 'Answers to readers by tier, and by whose words: engine, model, or why not a model.',
      labelNames: ['tier', 'by'],
      registers,
    }),
    ratings: new Counter({
      name: 'cpal_assistant_ratings_total',
      help: 'What readers say of answers: true, false, or null where they take it back.',
      labelNames: ['helpful'],
      registers,
    }),
  };
}

function createWorkMetrics(registers: Registry[]) {
  return {
    queued: new Counter({
      name: 'cpal_queue_total',
      help: 'Attempts at mails, webhooks, reading, claims and connections: handled, failed (to be tried again), given_up.',
      labelNames: ['queue', 'outcome'],
      registers,
    }),
    reconciled: new Counter({
      name: 'cpal_reconciled_total',
      help: 'What the reconcile job checked: unchanged, repaired, orphaned, failed.',
      labelNames: ['what', 'outcome'],
      registers,
    }),
    reconcileRuns: new Counter({
      name: 'cpal_reconcile_runs_total',
      help: 'Runs of the reconcile job: whole, interrupted, elsewhere (another process was at it).',
      labelNames: ['outcome'],
      registers,
    }),
    retentionRuns: new Counter({
      name: 'cpal_retention_runs_total',
      help: 'Runs that remove what is due: whole, failed (of a table at least), interrupted, elsewhere.',
      labelNames: ['outcome'],
      registers,
    }),
    retainedAt: new Gauge({
      name: 'cpal_retention_timestamp_seconds',
      help: 'When this process last removed everything that was due.',
      registers,
    }),
    reconciledAt: new Gauge({
      name: 'cpal_reconciled_timestamp_seconds',
      help: 'When this process last reconciled everything.',
      registers,
    }),
  };
}

/**
 * Everything that a process counts of its own work; its registry shows what its roles have. Labels are
 * words of closed lists: no id, address or path of a request, which would be private and without number.
 * Releases are ids of ours, and `telemetry/release-counts.ts` bounds their number.
 */
export function createMetrics({ serving, works }: Roles) {
  const registry = new Registry();
  if (serving !== null)
    registry.registerMetric(
      new Gauge({
        name: 'cpal_password_hashes_waiting',
        help: 'Passwords that wait for their turn to be hashed.',
        registers: [],
        collect() {
          this.set(serving.waitingHashes());
        },
      }),
    );
  return {
    registry,
    ...createServingMetrics(serving === null ? [] : [registry]),
    ...createWorkMetrics(works ? [registry] : []),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
