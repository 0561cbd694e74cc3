import * as v from 'valibot';
import { integer } from '../fields';
import { call } from '../call';

/**
 * What can happen to a release in one load of the page: it was asked for (`load`); its `entry`, a
 * `chunk` or a `style` could not be loaded; a `render` threw; it did not answer in time (`hang`); the
 * release before it took its place (`fallback`).
 */
export const releaseEvents = [
  'load',
  'entry',
  'chunk',
  'style',
  'render',
  'hang',
  'fallback',
] as const;

/**
 * What is measured of a load, in whole milliseconds: first byte, largest contentful paint, the slowest
 * answers to input (INP), and the time until the shell is at work. `cls` is the cumulative layout shift
 * times a thousand.
 */
export const vitalNames = ['ttfb', 'lcp', 'inp', 'ready', 'cls'] as const;

/** Most that is measured: an hour in milliseconds, and the same number for a layout shift. */
const maxMeasured = 3_600_000;

const measured = v.optional(
  v.pipe(
    integer,
    v.check((value) => value >= 0 && value <= maxMeasured),
  ),
);

const vitals = v.strictObject({
  ttfb: measured,
  lcp: measured,
  inp: measured,
  ready: measured,
  cls: measured,
} satisfies Record<Vital, typeof measured>);

/**
 * What a page says of itself when it is hidden: nothing of its visitor, nothing of its address. Each
 * event of a release is said once in a load of the page, so that counts are of loads.
 */
export const reportTelemetry = call({
  method: 'POST',
  path: '/api/v1/telemetry',
  access: 'open',
  body: v.strictObject({
    releases: v.pipe(
      v.array(
        v.strictObject({
          name: v.pipe(v.string(), v.maxLength(64), v.regex(/^[a-z][a-z0-9-]*$/)),
          id: v.pipe(v.string(), v.maxLength(16), v.regex(/^[0-9a-f]{16}$/)),
          events: v.pipe(v.array(v.picklist(releaseEvents)), v.maxLength(releaseEvents.length)),
        }),
      ),
      v.minLength(1),
      v.maxLength(12),
    ),
    vitals: v.optional(vitals),
  }),
  answer: 'nothing',
  status: 204,
  codes: [],
});

export type ReleaseEvent = (typeof releaseEvents)[number];
export type Vital = (typeof vitalNames)[number];
export type Vitals = v.InferOutput<typeof vitals>;
