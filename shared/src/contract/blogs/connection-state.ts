import * as v from 'valibot';
import { seconds } from '../fields';

/** How far the connection of a blog's plugin is. */
export const connectionStates = ['waiting', 'expired', 'checking', 'not_found'] as const;

/** A connection that was begun; only of a blog that is not verified. */
export const connection = v.object({
  /**
   * `waiting`: nobody has used the code yet. `expired`: nobody did in time. `checking`: the plugin is
   * connected, and its tag is looked for. `not_found`: it is connected, and its tag was not found.
   */
  state: v.picklist(connectionStates),
  /** When the code stops working. */
  expires_at: seconds,
  /** Why the tag was not found the last time, in a blogger's words. */
  problem: v.nullable(v.string()),
});
