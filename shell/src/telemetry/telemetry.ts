import type { BodyOf } from '@cpal/shared/contract/call';
import type { reportTelemetry } from '@cpal/shared/contract/telemetry/telemetry';
import { type PageReleases, watchReleases } from './release-events';
import { watchVitals } from './vitals';

/** Apart from the call, which would bring its schemas along. */
const path: typeof reportTelemetry.path = '/api/v1/telemetry';

/** Whether the visitor's browser asks not to be counted: Do Not Track, or Global Privacy Control. */
const isUnwanted = () =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/**
 * Reports how the page fared each time that it is hidden: with the first report what was measured, and
 * with each what happened to releases since. Nothing says who the visitor is or what was visited.
 */
export function startTelemetry(page: PageReleases): void {
  if (isUnwanted()) return;
  const releases = watchReleases(page);
  // A page that was opened in the background paints when it is looked at.
  let vitals = document.visibilityState === 'visible' ? watchVitals() : undefined;

  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    const body: BodyOf<typeof reportTelemetry> = { releases: releases(), vitals: vitals?.() };
    vitals = undefined;
    if (body.releases.length === 0) return;
    const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
    navigator.sendBeacon(path, json);
  };
  document.addEventListener('visibilitychange', report);
}
