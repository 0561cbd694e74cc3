import type { ReleaseEvent } from '@cpal/shared/contract/telemetry/telemetry';

/** What happened to a release, and its container; none is the shell. */
export type Noted = [event: ReleaseEvent, container: string | undefined];

/** The browser keeps the marks until `telemetry/` reads them, which is loaded last. */
export const note = (...detail: Noted) => performance.mark('cpal:release', { detail });
