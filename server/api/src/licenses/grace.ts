import { replacedKeyHours } from '@cpal/shared/contract/licenses/license-terms';
import type { licenses } from '../db/schema';
import { addSeconds, hour } from '../kernel/clock';

type Row = Pick<typeof licenses.$inferSelect, 'isActive' | 'graceUntil'>;

/** When the key that a new one replaces now stops validating: a live blog goes on until then. */
export const graceFrom = (now: Date) => addSeconds(now, replacedKeyHours * hour);

/**
 * When a key that a new one replaced stops working, or null if it is active or does not work.
 * Validation and the list of keys both ask here, so that a screen never says more than a blog gets.
 */
export const worksUntil = ({ isActive, graceUntil }: Row, now: Date) =>
  !isActive && graceUntil !== null && now < graceUntil ? graceUntil : null;
